internal import UsherCore

/// The presence of a button that closes a message, on the trailing side.
///
/// The button is the message's last one. Its label for screen readers is "Close"
/// in the language of `OverlayStrings.current`.
///
/// ```swift
/// presenter.present(.notification(title: "You have mail", closeButton: .always))
/// ```
public struct CloseButton: Hashable, Sendable {
  private var presence: Presence
  /// The label; `nil` for the one of the current words.
  private var label: String?
  private(set) var color = AdaptiveColor.secondaryLabel
  /// The side of the button, in points; half of it is its corner radius.
  private var side = 24.0
  /// The distance from the trailing side, in points.
  private var inset = 10.0

  /// Whether the button comes and goes with the overlay's lifetime.
  var dependsOnLifetime: Bool { presence == .whenEndless }

  private enum Presence {
    case never
    case always
    case whenEndless
  }

  private static let glyphSide = 16.0

  /// No button.
  public static let never = CloseButton(presence: .never)
  /// A button, whatever the overlay's lifetime.
  public static let always = CloseButton(presence: .always)
  /// A button while the overlay's lifetime is endless, so that every user finds a way to end it.
  public static let whenEndless = CloseButton(presence: .whenEndless)

  /// Returns the same presence with another label for screen readers, such as one in the user's
  /// language.
  public func labeled(_ label: String) -> CloseButton {
    var copy = self
    copy.label = label
    return copy
  }

  /// Returns a circle of another size, at another distance from the trailing side, in points.
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

  /// Returns a button that is present, with the same label; beside content without a button of its
  /// own, in the color of that content's texts.
  func needed(beside root: OverlayNode) -> CloseButton {
    var copy = self
    copy.presence = .always
    if presence == .never, let color = root.textColor { copy.color = color }
    return copy
  }

  /// Returns the button of `root` with another presence, and with the label of `other` if that has
  /// one.
  func replaced(by other: CloseButton, beside root: OverlayNode) -> CloseButton {
    var copy = needed(beside: root)
    copy.presence = other.presence
    copy.label = other.label ?? label
    return copy
  }

  /// Whether an overlay that is endless or not has the button.
  func isShown(isEndless: Bool) -> Bool {
    switch presence {
    case .never: false
    case .always: true
    case .whenEndless: isEndless
    }
  }

  /// Returns a row of `root` and, if it is shown, the button.
  ///
  /// Without the button, `root` fills the row. The row is there before the button, which may then
  /// come and go without any other view being made anew.
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
  /// Returns the content with its close button, if an overlay of this lifetime has one.
  ///
  /// An overlay that leaves by itself has one if the user's timeout scale is endless, since it
  /// would then stay, whether or not the content has one at other times.
  func withCloseButton(
    for overlay: OverlayConfiguration, under timeoutScale: TimeoutScale,
    calling actions: [Interactions.Action] = []
  ) -> OverlayContent {
    let stays = timeoutScale == .endless && overlay.rest != nil
    let button = stays ? closeButton.needed(beside: root) : closeButton
    let isShown = button.isShown(isEndless: stays || overlay.rest == nil)
    // A view of the app's own is alone on its card for as long as it can be.
    let mayCome = !root.isNative && (button.dependsOnLifetime || overlay.rest != nil)
    guard isShown || mayCome else { return self }
    var shown = self
    shown.root = button.row(with: root, isShown: isShown, calling: actions)
    return shown
  }
}

extension OverlayNode {
  /// Whether the node is a view of the app's own.
  var isNative: Bool {
    if case .native = self { true } else { false }
  }

  /// The color of the first text, in which a close button beside the node can be seen as well.
  var textColor: AdaptiveColor? {
    if case .text(let text) = self { return text.isBlank ? nil : text.color }
    return children.reduce(nil) { $0 ?? $1.textColor }
  }
}
