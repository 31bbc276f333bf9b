/// The style sheet of pages: calm, one column that widens, the colours as properties.
enum PageStyle {
  /// The whole sheet.
  static let text =
    ":root {\n\(properties { $0.light })}\n"
    + "@media (prefers-color-scheme: dark) {\n:root {\n\(properties { $0.dark })}\n}\n" + page + report + media

  private static func properties(_ value: (Colour) -> String) -> String {
    Colour.allCases.map { "  \($0.property): \(value($0));\n" }.joined()
  }

  /// What every page has.
  private static let page = """
    * { box-sizing: border-box }
    html { color-scheme: light dark; scroll-padding-top: 1rem }
    body {
      margin: 0 auto; padding: 1.5rem clamp(0.75rem, 3vw, 2.5rem) 4rem; max-width: 90rem;
      background: var(--page); color: var(--ink);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere;
    }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.25rem; letter-spacing: -0.01em }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem }
    h3 { font-size: 1.1rem; margin: 0; line-height: 1.4 }
    h4 { font-size: 1rem; margin: 0 0 0.75rem; display: flex; gap: 0.5rem; align-items: center; flex-wrap: wrap }
    h5 { font-size: 0.9rem; margin: 1.25rem 0 0.5rem; color: var(--quiet) }
    p { margin: 0 0 0.5rem }
    a { color: var(--control-ink) }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
    pre { overflow: auto; padding: 0.75rem 1rem; background: var(--bubble); border-radius: 8px; font-size: 0.85rem; \
    white-space: pre-wrap }
    table { border-collapse: collapse; font-size: 0.9rem; margin: 0 0 1.25rem }
    caption { text-align: start; color: var(--quiet); padding: 0 0 0.4rem }
    th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.9rem 0.4rem 0; \
    border-block-start: 1px solid var(--line) }
    th { font-weight: 600 }
    .quiet { color: var(--quiet) }
    .skip { position: absolute; left: -999rem }
    .skip:focus { position: static; display: inline-block; margin-block-end: 1rem }
    .chip {
      display: inline-block; white-space: nowrap; font-size: 0.8rem; font-weight: 600; line-height: 1.4;
      padding: 0.1rem 0.6rem; border-radius: 99px; border: 1px solid currentColor;
    }
    .chip.passed { color: var(--passed); background: var(--passed-fill) }
    .chip.failed, .chip.untestable, .chip.not-simulated { color: var(--failed); background: var(--failed-fill) }
    .chip.not-observed, .chip.reserved { color: var(--caution); background: var(--caution-fill) }
    button, input[type="search"] {
      font: inherit; color: var(--ink); background: var(--glass); border: 1px solid var(--edge);
      border-radius: 8px; padding: 0.45rem 0.8rem; min-height: 2.75rem;
    }
    button { cursor: pointer }
    button[aria-pressed="true"] { background: var(--control); color: var(--control-ink) }
    input[type="checkbox"] { width: 1.25rem; height: 1.25rem; accent-color: var(--focus) }

    """

  /// What the report of a run has beside it.
  private static let report = """
    .counts { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center }
    .filter { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: end; margin: 1.25rem 0 0; \
    padding: 1rem; background: var(--glass); border: 1px solid var(--line); border-radius: 14px }
    .filter[hidden] { display: none }
    .filter .words { flex: 1 1 16rem }
    .filter .words input { display: block; width: 100% }
    .filter fieldset { border: 0; padding: 0; margin: 0; min-width: 0 }
    .filter legend { padding: 0 }
    .filter fieldset label { display: inline-flex; align-items: center; gap: 0.4rem; min-height: 2.75rem; \
    margin-inline-end: 1rem }
    .filter p { margin: 0; min-height: 2.75rem; display: flex; align-items: center }
    .contents { columns: 20rem; padding: 0; list-style: none; margin: 0 }
    .contents li { padding: 0.2rem 0; break-inside: avoid }
    .block {
      background: var(--glass); border: 1px solid var(--line); border-radius: 14px; padding: 0.75rem clamp(0.75rem, 2vw, 1.5rem) 0.5rem;
      margin: 0 0 0.75rem; content-visibility: auto; contain-intrinsic-size: auto 7.5rem;
    }
    .block.open { contain-intrinsic-size: auto 60rem }
    .block[hidden], .file[hidden] { display: none }
    .block h3 .chip { margin-inline-end: 0.4rem; vertical-align: 0.1em }
    .place { color: var(--quiet); font-size: 0.9rem; margin: 0.1rem 0 0 }
    details > summary { cursor: pointer; padding: 0.5rem 0; min-height: 2.75rem; line-height: 1.75rem }
    .compare { overflow-x: auto; overflow-wrap: break-word }
    .compare th[scope="row"] { min-width: 10rem }
    .runs { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr)); \
    gap: 1.5rem 2.5rem; margin-block-start: 0.75rem }
    .run { container-type: inline-size; min-width: 0 }
    .stage { display: grid; gap: 1rem 2rem; align-items: start }
    @container (min-width: 46rem) { .stage { grid-template-columns: auto minmax(0, 1fr) } }
    figure { margin: 0 }
    figcaption { color: var(--quiet); font-size: 0.85rem; max-width: 22rem }
    .stage svg { display: block; width: 21rem; max-width: 100%; height: auto }
    .stage svg.pad { width: 31rem }
    .stepper { display: none; gap: 0.5rem; align-items: center; margin: 0 0 0.75rem }
    .live .stepper { display: flex; flex-wrap: wrap }
    .stepper input { flex: 1 1 8rem; min-width: 6rem; height: 2.75rem; margin: 0; accent-color: var(--focus) }
    .stepper button { min-width: 2.75rem }
    .beats { margin: 0; padding: 0; list-style: none; display: grid; gap: 0.9rem }
    .live .beats:not(.all) > li:not(.now) { display: none }
    .live .beats.all > li.now { border-inline-start: 4px solid var(--focus); padding-inline-start: 0.75rem }
    .live .beats:not(.all) { min-height: 8rem; align-content: start }
    .deed { font-weight: 600; margin: 0 }
    .deed .mark { display: inline-block; min-width: 1.6rem; padding: 0 0.35rem; margin-inline-end: 0.4rem; \
    border-radius: 99px; text-align: center; font-size: 0.85rem; background: var(--focus); color: var(--focus-ink) }
    .deed .quiet { font-weight: 400; font-size: 0.85rem }
    .beats p { margin: 0.15rem 0 0 }
    .beats .deed { margin: 0 }
    .beats .bubble, .beats .announced { margin: 0.4rem 0 0 }
    .bubble, .announced { padding: 0.5rem 0.85rem; border-radius: 4px 14px 14px 14px; \
    background: var(--bubble); width: fit-content; max-width: 100% }
    .announced { background: var(--caution-fill); color: var(--caution); border: 1px solid currentColor; \
    border-radius: 14px 14px 4px 14px }
    .bubble span, .announced span { display: block; font-size: 0.8rem; font-weight: 600 }
    .bubble span { color: var(--quiet) }
    .changes { margin: 0.4rem 0 0; padding-inline-start: 1.2rem; color: var(--quiet); font-size: 0.9rem }
    .claims { margin: 0; padding: 0; list-style: none }
    .claims > li { border-block-start: 1px solid var(--line); padding: 0.2rem 0 }
    .cost { color: var(--quiet); margin-block-start: 1rem }
    .claims dl { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1rem; \
    margin: 0 0 0.75rem; font-size: 0.92rem }
    .claims dt { color: var(--quiet) }
    .claims dd { margin: 0 0 0.4rem }
    @container (min-width: 24rem) { .claims dl { grid-template-columns: 6.5rem minmax(0, 1fr) } }
    .claims .found { font-weight: 600 }
    .claims dd.code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; \
    font-size: 0.85rem }
    .stopped { color: var(--failed); font-weight: 600 }
    .shared { position: absolute; width: 0; height: 0; overflow: hidden }
    .legend dt { font-weight: 600 }
    .legend dd { margin: 0 0 0.5rem }

    """

  /// Movement for who likes it, paper, and the system's own colours.
  private static let media = """
    @media (prefers-reduced-motion: no-preference) {
      .here rect { transition: x 0.2s, y 0.2s, width 0.2s, height 0.2s }
    }
    @media (forced-colors: active) {
      .chip, .bubble, .announced, .block, .deed .mark { border: 1px solid CanvasText }
      .picture { border: 1px solid CanvasText }
    }
    @media print {
      body { max-width: none; padding: 0; font-size: 10pt }
      .filter, .stepper, .skip, .live .stepper { display: none }
      .block { content-visibility: visible; border: 0; border-block-start: 1px solid var(--line); border-radius: 0; padding: 0.75rem 0 }
      details::details-content { content-visibility: visible; height: auto; display: block }
      .live .beats:not(.all) > li:not(.now) { display: list-item }
      .stage { grid-template-columns: auto minmax(0, 1fr) }
      .stage svg { width: 14rem }
      figure, .beats > li, .claims > li, h2, h3 { break-inside: avoid; break-after: auto }
    }

    """
}
