/// A part of an overlay's content, as returned by `Text`, `HStack`, `Button` and similar functions.
///
/// Modifiers return a changed copy. A font, a color and other text settings apply to all elements
/// inside. If a setting is set several times, the innermost one is used, as in SwiftUI.
///
/// ```swift
/// presenter.present {
///   HStack(spacing: 12) {
///     Image(.icon("envelope"))
///     VStack(alignment: .leading, spacing: 4) {
///       Text("New letter").bold()
///       "From Ada"
///     }
///     Button("Open") { open() }
///   }
/// }
/// ```
public struct OverlayElement: Sendable {
  private let make: @Sendable (ElementSettings) -> OverlayNode
  /// Whether the app has set the element's padding, even to 0.
  private(set) var isPadded = false
  /// Whether the element is a resizable image without a set width.
  private(set) var isResizable = false

  init(_ node: @escaping @Sendable (ElementSettings) -> OverlayNode) {
    make = node
  }

  /// Creates an element from a node.
  ///
  /// Text settings don't apply to the node.
  public init(_ node: OverlayNode) {
    self.init { _ in node }
  }

  /// Returns the element's node, given the settings of the elements around it.
  func node(in settings: ElementSettings = ElementSettings()) -> OverlayNode { make(settings) }

  /// Returns the element with changed settings for itself and all elements inside.
  func setting(_ change: @escaping @Sendable (inout ElementSettings) -> Void) -> OverlayElement {
    with { [make] settings in
      var settings = settings
      change(&settings)
      return make(settings)
    }
  }

  func changing(
    isPadded: Bool? = nil, isResizable: Bool? = nil,
    _ change: @escaping @Sendable (OverlayNode) -> OverlayNode
  ) -> OverlayElement {
    with(isPadded: isPadded, isResizable: isResizable) { [make] settings in change(make(settings)) }
  }

  private func with(
    isPadded: Bool? = nil, isResizable: Bool? = nil,
    _ make: @escaping @Sendable (ElementSettings) -> OverlayNode
  ) -> OverlayElement {
    var element = OverlayElement(make)
    element.isPadded = isPadded ?? self.isPadded
    element.isResizable = isResizable ?? self.isResizable
    return element
  }
}

extension OverlayElement {
  /// Returns text that joins two texts, each with its own font and color.
  ///
  /// The alignment and the line limit of the first text are used. If either element isn't a text,
  /// or follows a value, both are placed in a row.
  ///
  /// ```swift
  /// presenter.present { Text("Order ") + Text("4521").bold() + Text(" is on its way") }
  /// ```
  public static func + (first: OverlayElement, second: OverlayElement) -> OverlayElement {
    OverlayElement { settings in
      let (one, two) = (first.node(in: settings), second.node(in: settings))
      if case .text(var text) = one, case .text(var end) = two, text.live == nil, end.live == nil {
        let (font, color) = (end.font, end.color)
        end.changeRuns { run in
          run.font = run.font ?? font
          run.color = run.color ?? color
        }
        text.runs += end.runs
        return .text(text)
      }
      return .stack(OverlayNode.Stack(.horizontal, spacing: 0, children: [one, two]))
    }
  }
}

extension OverlayElement: ExpressibleByStringInterpolation {
  /// Creates text from a literal with Markdown.
  public init(stringLiteral literal: String) { self = Text(OverlayText(markdown: literal)) }

  /// Creates text from a literal with Markdown and from values that are shown as is.
  public init(stringInterpolation interpolation: OverlayText.StringInterpolation) {
    self = Text(OverlayText(stringInterpolation: interpolation))
  }
}

/// The settings that an element gets from the elements around it.
///
/// `nil` means the element's default.
struct ElementSettings: Sendable {
  var font: OverlayNode.Font?
  var weight: OverlayNode.Font.Weight?
  var isItalic: Bool?
  var design: OverlayNode.Font.Design?
  var color: AdaptiveColor?
  var tint: AdaptiveColor?
  var alignment: OverlayNode.Text.Alignment?
  var lineLimit: Int?
  var minimumLines: Int?
  var isUnderlined = false
  var isStruckThrough = false
  var isSelectable = false
  var buttonStyle: OverlayNode.ButtonStyle?
  var isEnabled: ObservableValue<Bool>?
  var buttonShape: OverlayButtonShape?

  func text(_ string: String) -> OverlayNode.Text { text(OverlayText(verbatim: string)) }

  func text(_ words: OverlayText) -> OverlayNode.Text {
    var text = OverlayNode.Text(
      words,
      font: (font ?? OverlayNode.Font())
        .with(weight: weight, isItalic: isItalic, design: design),
      color: color ?? .label, alignment: alignment ?? .leading, lineLimit: lineLimit)
    text.changeRuns { run in
      run.isUnderlined = run.isUnderlined || isUnderlined
      run.isStruckThrough = run.isStruckThrough || isStruckThrough
    }
    text.isSelectable = isSelectable
    return text
  }
}

extension ElementSettings {
  /// The lines of a vertical text field.
  var fieldLines: ClosedRange<Int> {
    let most = lineLimit ?? .max
    return min(minimumLines ?? 1, most)...most
  }
}
