internal import UsherCore

/// When a message has a close button at its trailing side.
///
/// It is the message's last button. Its label for screen readers is "Close" in the language of
/// `OverlayStrings.current`.
///
/// ```swift
/// presenter.present(.notification(title: "You have mail", closeButton: .always))
/// ```
public struct CloseButton: Hashable, Sendable {
  private var presence: Presence
  /// The label, or `nil` to use the label in `OverlayStrings.current`.
  private var label: String?
  private(set) var color = AdaptiveColor.secondaryLabel
  /// The side of the button, in points.
  ///
  /// Its corner radius is half of the side.
  private var side = 24.0
  /// The distance from the trailing side, in points.
  private var inset = 10.0

  /// Whether the button appears and disappears depending on the overlay's lifetime.
  var dependsOnLifetime: Bool { presence == .whenEndless }

  private enum Presence {
    case never
    case always
    case whenEndless
  }

  private static let glyphSide = 16.0

  /// No button.
  public static let never = CloseButton(presence: .never)
  /// A close button regardless of the overlay's lifetime.
  public static let always = CloseButton(presence: .always)
  /// A close button if the overlay has no time limit, so that every user can dismiss it.
  public static let whenEndless = CloseButton(presence: .whenEndless)

  /// Returns the same value with a custom label for screen readers.
  public func labeled(_ label: String) -> CloseButton {
    var copy = self
    copy.label = label
    return copy
  }

  /// Returns a round button with a new size and distance from the trailing side, in points.
  func round(_ side: Double, inset: Double) -> CloseButton {
    var copy = self
    (copy.side, copy.inset) = (side, inset)
    return copy
  }

  func colored(_ color: AdaptiveColor) -> CloseButton {
    var copy = self
    copy.color = color
    return copy
  }

  /// Returns a button that is always shown.
  ///
  /// If the content had no button, the button gets the color of the content's text.
  func needed(beside root: OverlayNode) -> CloseButton {
    var copy = self
    copy.presence = .always
    if presence == .never, let color = root.textColor { copy.color = color }
    return copy
  }

  /// Returns the button with the visibility and the label of `other`.
  ///
  /// If `other` has no label, the label is kept.
  func replaced(by other: CloseButton, beside root: OverlayNode) -> CloseButton {
    var copy = needed(beside: root)
    copy.presence = other.presence
    copy.label = other.label ?? label
    return copy
  }

  /// Whether an overlay with or without a time limit has the button.
  func isShown(isEndless: Bool) -> Bool {
    switch presence {
    case .never: false
    case .always: true
    case .whenEndless: isEndless
    }
  }

  /// Returns a row with `root` and, if it is shown, the button.
  ///
  /// Without the button, `root` fills the row. The row exists even then, so that the button can
  /// appear and disappear without recreating other views.
  func row(
    with root: OverlayNode, isShown: Bool, calling actions: [Interactions.Action] = []
  ) -> OverlayNode {
    guard isShown else {
      return .stack(OverlayNode.Stack(.horizontal, spacing: 0, alignment: .even, children: [root]))
    }
    let padding = (side - Self.glyphSide) / 2
    var button = OverlayNode.Button(
      label: OverlayNode.Text(""),
      icon: OverlayNode.Image(.glyph(.close), size: Self.glyphSide, color: color),
      style: .plain.shaped(
        cornerRadius: side / 2, padding: Insets(horizontal: padding, vertical: padding),
        height: side),
      description: label ?? OverlayStrings.current[.close]
    ) { for action in actions { action() } }
    button.isClose = true
    return .stack(
      OverlayNode.Stack(
        .horizontal, spacing: 0, padding: Insets(top: 0, left: 0, bottom: 0, right: inset),
        children: [root, .button(button)]))
  }
}

extension OverlayContent {
  /// Returns the content with its close button, if an overlay with this lifetime has one.
  ///
  /// If the user's timeout scale is endless, an overlay with a time limit also gets a close button,
  /// because it would otherwise remain.
  func withCloseButton(
    for overlay: OverlayConfiguration, under timeoutScale: TimeoutScale,
    calling actions: [Interactions.Action] = []
  ) -> OverlayContent {
    let stays = timeoutScale == .endless && overlay.rest != nil
    let button = stays ? closeButton.needed(beside: root) : closeButton
    let isShown = button.isShown(isEndless: stays || overlay.rest == nil)
    // A native view is placed directly on its card as long as possible.
    let mayCome = !root.isNative && (button.dependsOnLifetime || overlay.rest != nil)
    guard isShown || mayCome else { return self }
    var shown = self
    shown.root = button.row(with: root, isShown: isShown, calling: actions)
    return shown
  }
}

extension OverlayNode {
  var isNative: Bool {
    if case .native = self { true } else { false }
  }

  /// The color of the first text.
  ///
  /// A close button in this color is also visible next to the node.
  var textColor: AdaptiveColor? {
    if case .text(let text) = self { return text.isBlank ? nil : text.color }
    return children.reduce(nil) { $0 ?? $1.textColor }
  }
}
