extension OverlayNode {
  /// Text that wraps at the available width.
  ///
  /// ```swift
  /// let words = OverlayNode.Text(
  ///   "The letter waits in the outbox.", size: 14, color: .secondaryLabel, lineLimit: 2)
  /// presenter.present(Overlay(OverlayContent(.text(words))))
  /// ```
  public struct Text: Sendable {
    /// The text's runs, each with an optional font and color.
    public internal(set) var runs: [Run]
    /// The font of runs without a font.
    public internal(set) var font: Font
    /// The color of runs without a color.
    public internal(set) var color: AdaptiveColor
    /// The alignment of the lines.
    public internal(set) var alignment: Alignment
    /// The maximum number of lines, or `nil` if there is no limit.
    ///
    /// Text that doesn't fit is replaced by "…".
    public internal(set) var lineLimit: Int?
    /// The text's identifier for UI tests.
    ///
    /// Hosts set it on the native view, for example as UIKit's `accessibilityIdentifier`.
    public var identifier: String?
    /// Whether the user can select the text.
    ///
    /// The default is `false`. In private content, no text can be selected. In GTK, the mouse
    /// selects characters, so a drag that starts on the text doesn't move the overlay. On iOS,
    /// characters can't be selected, but a long press offers to copy the whole text.
    public var isSelectable = false
    /// The strings of `reservedTexts`.
    var reservedStrings: [String] = []
    /// The value that the text follows, or `nil` if the text is constant.
    var live: Live?
    /// The platform's attributed string that the text represents, or `nil` if there is none.
    public var platform: PlatformValue?

    /// Creates text in the system's typeface.
    ///
    /// Empty text takes up no space. The maximum size is 10,000 points, and sizes that are below 1
    /// or not finite are replaced by 15. A `lineLimit` of `nil` means no limit, and limits below 1
    /// are treated as 1.
    public init(
      _ string: String, size: Double = 15, weight: Font.Weight = .regular,
      color: AdaptiveColor = .label,
      alignment: Alignment = .leading, lineLimit: Int? = nil
    ) {
      self.init(
        string, font: Font(size: size, weight: weight), color: color, alignment: alignment,
        lineLimit: lineLimit)
    }

    /// Creates text in the given font.
    ///
    /// Empty text takes up no space. A `lineLimit` of `nil` means no limit, and limits below 1 are
    /// treated as 1.
    public init(
      _ string: String, font: Font, color: AdaptiveColor = .label, alignment: Alignment = .leading,
      lineLimit: Int? = nil
    ) {
      self.init(
        runs: [Run(string)], font: font, color: color, alignment: alignment, lineLimit: lineLimit)
    }

    /// Creates text that follows a value.
    ///
    /// The overlay grows or shrinks with the text. Screen readers don't announce the changes.
    public init(
      _ live: ObservableValue<String>, font: Font = Font(), color: AdaptiveColor = .label,
      alignment: Alignment = .leading, lineLimit: Int? = nil
    ) {
      self.init("", font: font, color: color, alignment: alignment, lineLimit: lineLimit)
      self.live = Live(value: live)
    }

    /// Creates text from several runs.
    ///
    /// The font and the color are used for runs that don't set them. Empty runs are omitted. A
    /// `lineLimit` of `nil` means no limit, and limits below 1 are treated as 1.
    public init(
      runs: [Run], font: Font = Font(), color: AdaptiveColor = .label,
      alignment: Alignment = .leading,
      lineLimit: Int? = nil
    ) {
      self.runs = runs.filter { !$0.string.isEmpty }
      self.font = font
      self.color = color
      self.alignment = alignment
      self.lineLimit = lineLimit.map { max($0, 1) }
    }

    /// Creates text with emphasis and links.
    ///
    /// Empty text takes up no space. A `lineLimit` of `nil` means no limit, and limits below 1 are
    /// treated as 1.
    public init(
      _ text: OverlayText, font: Font = Font(), color: AdaptiveColor = .label,
      alignment: Alignment = .leading, lineLimit: Int? = nil
    ) {
      self.init(
        runs: text.spans.map { span in
          var run = Run(
            span.string, isUnderlined: span.link != nil,
            isStruckThrough: span.emphasis.contains(.struckThrough))
          run.emphasis = span.emphasis
          run.link = span.link
          return run
        }, font: font, color: color, alignment: alignment, lineLimit: lineLimit)
    }

    /// The strings of all runs, joined.
    public var string: String {
      runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    }

    /// The alignment of lines within the text's width.
    public enum Alignment: Hashable, Sendable, CaseIterable {
      /// Lines start at the leading side.
      case leading
      /// Lines are centered.
      case center
      /// Lines end at the trailing side.
      case trailing
    }

    /// A part of a text with one font and color.
    public struct Run: Hashable, Sendable {
      /// The run's string, without control characters.
      public let string: String
      /// The run's font, or `nil` to use the text's font.
      public internal(set) var font: Font?
      /// The run's color, or `nil` to use the text's color.
      public internal(set) var color: AdaptiveColor?
      /// Whether the run is underlined.
      public internal(set) var isUnderlined: Bool
      /// Whether the run is struck through.
      public internal(set) var isStruckThrough: Bool
      /// The address that the run opens, or `nil` if there is none.
      ///
      /// The label of a button has no links.
      public internal(set) var link: OverlayLink?
      /// The emphasis that Markdown adds to the font.
      var emphasis: OverlayText.Emphasis = []

      /// Creates a run.
      ///
      /// If the font or the color is `nil`, the run uses the text's font or color. Control
      /// characters except tabs and line breaks are removed, because a toolkit may cut off the text
      /// there.
      public init(
        _ string: String, font: Font? = nil, color: AdaptiveColor? = nil,
        isUnderlined: Bool = false,
        isStruckThrough: Bool = false
      ) {
        self.string = string.withoutControls
        self.font = font
        self.color = color
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
      }
    }
  }
}

extension OverlayNode.Text {
  /// Returns the font of a run: its own font or the text's font, with the run's emphasis.
  ///
  /// Bold words are bold, or heavier than a font that is already bold.
  public func font(of run: Run) -> OverlayNode.Font {
    let font = run.font ?? font
    return font.with(
      weight: run.emphasis.contains(.bold) ? font.weight.emphasized : nil,
      isItalic: run.emphasis.contains(.italic) ? true : nil,
      design: run.emphasis.contains(.code) ? .monospaced : nil)
  }

  mutating func changeRuns(_ change: (inout Run) -> Void) {
    for index in runs.indices { change(&runs[index]) }
  }

  /// Other texts for which this text reserves width, so that nothing moves when this text changes.
  ///
  /// The natural width of the text is at least the natural width of each of them.
  public var reservedTexts: [OverlayNode.Text] {
    reservedStrings.map { string in
      var text = self
      text.runs = [Run(string, font: runs.first?.font)]
      (text.live, text.reservedStrings) = (nil, [])
      return text
    }
  }

  /// Whether the text contains only spaces and line breaks, and follows no value.
  var isBlank: Bool { live == nil && runs.allSatisfy { $0.string.allSatisfy(\.isWhitespace) } }
}

extension String {
  /// The string without control characters, except for tabs and line breaks.
  var withoutControls: String {
    // Most strings contain no control characters, so they aren't copied.
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isControl }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0x09...0x0D, 0x85: false
    case 0...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}
