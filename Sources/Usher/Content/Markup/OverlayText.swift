/// Text with emphasis and links, written in Markdown.
///
/// A string literal is parsed. Interpolated values aren't parsed, so they can't add a link to your
/// text. A value inside an address is percent-encoded, and an address with a value in its host
/// isn't a link. Neither rule applies to an ``OverlayLink``, or to a value that is the whole
/// destination of `[text](…)`.
///
/// ```swift
/// presenter.present(
///   .notification(
///     title: "Sending failed",
///     text: "*\(name)* can't be reached. See the [status page](https://example.org/status)."))
/// ```
///
/// Only inline Markdown is parsed: `**bold**`, `*italic*`, `~~struck through~~`, backticks around
/// `code`, `[text](https://example.org)` and `<https://example.org>`. To show a punctuation mark as
/// is, write a backslash before it. Line breaks are kept. If a mark has no counterpart, or if
/// ``OverlayLink`` returns `nil` for an address, the characters are shown as is.
///
/// Source: [CommonMark 0.31.2](https://spec.commonmark.org/0.31.2/), section 6, and for
/// `~~struck through~~` [GitHub Flavored Markdown](https://github.github.com/gfm/).
public struct OverlayText: Hashable, Sendable {
  /// The parts, each with one emphasis and at most one link.
  let spans: [Span]

  /// A part of the text.
  struct Span: Hashable, Sendable {
    var string: String
    var emphasis: Emphasis = []
    var link: OverlayLink?
  }

  /// Creates text from Markdown.
  ///
  /// Use this initializer for your own text that isn't a literal, for example a translation.
  /// Parsing takes time proportional to the length of the text, or longer if there are very many
  /// marks.
  public init(markdown: String) { spans = InlineMarkdown.spans(of: markdown) }

  /// Creates text that is shown as is.
  public init(verbatim string: some StringProtocol) {
    spans = string.isEmpty ? [] : [Span(string: String(string))]
  }

  /// The text without its marks.
  public var string: String { spans.map(\.string).joined() }

  /// The emphasis of a part.
  struct Emphasis: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let bold = Emphasis(rawValue: 1)
    static let italic = Emphasis(rawValue: 2)
    static let code = Emphasis(rawValue: 4)
    static let struckThrough = Emphasis(rawValue: 8)
  }
}

extension OverlayText: ExpressibleByStringInterpolation {
  /// Creates text from a literal with Markdown.
  public init(stringLiteral literal: String) { self.init(markdown: literal) }

  /// Creates text from a literal with Markdown and from values that are shown as is.
  public init(stringInterpolation interpolation: StringInterpolation) {
    spans = InlineMarkdown.spans(of: interpolation.markdown, values: interpolation.values)
  }

  /// The parts of a literal with interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The literal, with a placeholder for each value.
    var markdown = ""
    /// The values, in reading order.
    var values: [InlineMarkdown.Value] = []

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      markdown.reserveCapacity(literalCapacity + interpolationCount)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      markdown += literal.filter { $0 != InlineMarkdown.placeholder }
    }

    /// Appends the address of a link, for example as the destination of `[text](…)`.
    public mutating func appendInterpolation(_ link: OverlayLink) {
      append(InlineMarkdown.Value(string: link.address, isAddress: true))
    }

    /// Appends text without its emphasis and links.
    public mutating func appendInterpolation(_ text: OverlayText) {
      appendInterpolation(text.string)
    }

    /// Appends a value, or a default string if the value is `nil`.
    public mutating func appendInterpolation<Value>(
      _ value: Value?, default words: @autoclosure () -> some StringProtocol
    ) {
      if let value { appendInterpolation(value) } else { appendInterpolation(String(words())) }
    }

    /// Appends a value as `String(describing:)` describes it.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(InlineMarkdown.Value(string: String(describing: value), isAddress: false))
    }

    private mutating func append(_ value: InlineMarkdown.Value) {
      markdown.append(InlineMarkdown.placeholder)
      values.append(value)
    }
  }
}

extension OverlayContent {
  /// Returns the content with the emphasis and the links of a text that it shows.
  func marked(by text: OverlayText?) -> OverlayContent {
    guard let text, text.hasMarks else { return self }
    let (marked, string) = (OverlayNode.Text(text), text.string.withoutControls)
    var left = 0
    _ = root.changingTexts { if $0.string == string { left += 1 } }
    var content = self
    content.root = root.changingTexts { shown in
      guard shown.string == string else { return }
      left -= 1
      // A title with the same words comes before the text.
      if left == 0 { shown.runs = marked.runs }
    }
    return content
  }
}

extension OverlayText {
  /// Whether a part has an emphasis or a link.
  fileprivate var hasMarks: Bool { spans.contains { $0.link != nil || !$0.emphasis.isEmpty } }
}
