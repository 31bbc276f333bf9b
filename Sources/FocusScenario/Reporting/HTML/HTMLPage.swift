/// A page that needs nothing but itself: one file, no network, readable without its script.
struct HTMLPage {
  /// What the browser calls it.
  var title: String
  /// What stands on it, as HTML.
  var body: String
  /// What makes it livelier, as JavaScript; none for a page that only is read.
  var script: String?

  /// The whole file.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Markup.line(title))</title>
    <style>
    \(PageStyle.text)\(PictureStyle.text)</style>
    </head>
    <body>
    \(body)\(script.map { "<script>\n\($0)</script>\n" } ?? "")</body>
    </html>

    """
  }

  /// Nothing is fetched from anywhere, and a text that slipped through could fetch nothing either.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
}
