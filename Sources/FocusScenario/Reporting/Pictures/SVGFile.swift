/// A picture as a file of its own, with its style, a title and a description.
enum SVGFile {
  /// The whole file.
  static func text(title: String, description: String, width: Double, height: Double, _ body: String) -> String {
    let size = "\(Drawing.number(width)) \(Drawing.number(height))"
    let paper = Element.Frame(x: 0, y: 0, width: width, height: height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="picture" role="img" aria-labelledby="title description" \
      viewBox="0 0 \(size)" width="\(Drawing.number(width))" height="\(Drawing.number(height))">
      <title id="title">\(Markup.line(title))</title>
      <desc id="description">\(Markup.text(description, to: 20_000))</desc>
      <style>
      \(PictureStyle.text)</style>
      \(Drawing.box(paper, "paper"))
      \(body)</svg>

      """
  }

  /// Something drawn about a place of its own, moved to another.
  static func moved(_ text: String, to x: Double, _ y: Double, from outer: Element.Frame) -> String {
    "<g transform=\"translate(\(Drawing.number(x - outer.x)) \(Drawing.number(y - outer.y)))\">\(text)</g>\n"
  }
}
