internal import UsherCore

/// An overlay's content: a tree of nodes, and the surface behind them.
///
/// ```swift
/// var content = OverlayContent(.text(OverlayNode.Text("Saved")))
/// content.haptic = .success
/// presenter.present(Overlay(content))
/// ```
public struct OverlayContent: Sendable {
  /// The tree of nodes.
  public var root: OverlayNode {
    get { parts.value.root }
    set { parts.value.root = newValue }
  }
  /// The style of the surface behind the nodes.
  public var style: OverlayStyle {
    get { parts.value.style }
    set { parts.value.style = newValue }
  }
  /// The fill of the backdrop behind the overlay, if the overlay has a backdrop.
  public var scrim: Background {
    get { parts.value.scrim }
    set { parts.value.scrim = newValue }
  }
  /// The nodes shown instead of `root` until the overlay expands, or `nil` to show `root`
  /// immediately.
  ///
  /// If the overlay sets no `expansion`, it expands half a second after its entrance begins, as
  /// `Expansion.buttons(_:)` describes.
  public var collapsed: OverlayNode? {
    get { parts.value.collapsed }
    set { parts.value.collapsed = newValue }
  }
  /// When the content gets a close button next to `root`.
  var closeButton: CloseButton {
    get { parts.value.closeButton }
    set { parts.value.closeButton = newValue }
  }
  /// Whether the content has a grabber, even without detents.
  var hasGrabber: Bool {
    get { parts.value.hasGrabber }
    set { parts.value.hasGrabber = newValue }
  }
  /// The appearance of the content, or `nil` to follow the system.
  public var appearance: Appearance? {
    get { parts.value.appearance }
    set { parts.value.appearance = newValue }
  }
  /// The haptic feedback when the overlay appears, or `nil` if there is none.
  public var haptic: Haptic? {
    get { parts.value.haptic }
    set { parts.value.haptic = newValue }
  }
  /// The description for screen readers.
  public var semantics: Semantics {
    get { parts.value.semantics }
    set { parts.value.semantics = newValue }
  }

  /// Whether the history leaves out the texts, for example if they contain a code.
  ///
  /// The default is `false`. If the value is `true`, the history entry records only the times and
  /// the outcome.
  ///
  /// ```swift
  /// presenter.present(.notification(title: "Your code is 4711").isPrivate())
  /// ```
  public var isPrivate: Bool {
    get { parts.value.isPrivate }
    set { parts.value.isPrivate = newValue }
  }
  /// The text that the user can copy using the keyboard, a menu or a copy button.
  ///
  /// Private content has no such text.
  public var copyableText: CopyableText {
    get { parts.value.copyableText }
    set { parts.value.copyableText = newValue }
  }
  /// The app's action for a link that the user opens, or `nil` if the system opens it.
  var onOpenLink: (@MainActor @Sendable (OverlayLink) -> OverlayLinkResult)? {
    get { parts.value.onOpenLink }
    set { parts.value.onOpenLink = newValue }
  }
  /// Whether the overlay is as wide as its content if no setting determines the width.
  var hugsWidth: Bool {
    get { parts.value.hugsWidth }
    set { parts.value.hugsWidth = newValue }
  }
  /// The text colors that a foreground setting replaces, in addition to the standard text colors.
  var ownForeground: [AdaptiveColor] {
    get { parts.value.ownForeground }
    set { parts.value.ownForeground = newValue }
  }
  /// An object that updates the content while it is shown, or `nil` if nothing updates it.
  var companion: (any ContentCompanion)? {
    get { parts.value.companion }
    set { parts.value.companion = newValue }
  }

  // Copies share the parts, because a presenter, its requests and its host all store the content.
  private var parts: CopyOnWrite<Parts>

  private struct Parts: Sendable {
    var root: OverlayNode
    var style: OverlayStyle
    var scrim: Background
    var collapsed: OverlayNode?
    var closeButton = CloseButton.never
    var hasGrabber = false
    var appearance: Appearance?
    var haptic: Haptic?
    var semantics: Semantics
    var isPrivate = false
    var copyableText = CopyableText.automatic
    var onOpenLink: (@MainActor @Sendable (OverlayLink) -> OverlayLinkResult)?
    var hugsWidth = false
    var ownForeground: [AdaptiveColor] = []
    var companion: (any ContentCompanion)?
  }

  /// Creates content.
  ///
  /// The parameters have the same meaning as the properties.
  ///
  /// The default style is the standard card, and the default scrim darkens the content behind. By
  /// default, the description for screen readers is derived from the texts.
  public init(
    _ root: OverlayNode, style: OverlayStyle = .card, scrim: Background = .scrim,
    collapsed: OverlayNode? = nil,
    appearance: Appearance? = nil, haptic: Haptic? = nil, semantics: Semantics = Semantics()
  ) {
    parts = CopyOnWrite(
      Parts(
        root: root, style: style, scrim: scrim, collapsed: collapsed, appearance: appearance,
        haptic: haptic, semantics: semantics))
  }

  /// The maximum distance that a shadow of the content extends beyond its surface, in points.
  var shadowReach: Double {
    max(style.shadow?.reach ?? 0, root.shadowReach)
  }

  /// Returns the content to build, without a close button: `collapsed` if the overlay is collapsed,
  /// otherwise the unchanged content.
  func asShown(isCollapsed: Bool) -> OverlayContent {
    guard let collapsed, isCollapsed else { return self }
    var shown = self
    shown.root = collapsed
    shown.collapsed = nil
    shown.closeButton = .never
    shown.hasGrabber = false
    return shown
  }

  /// The content, without selectable texts if it is private.
  var withSelectionIfPublic: OverlayContent {
    guard isPrivate else { return self }
    var shown = self
    shown.root = root.changingTexts { $0.isSelectable = false }
    shown.collapsed = collapsed?.changingTexts { $0.isSelectable = false }
    return shown
  }

  /// Returns the button with the `ActionID` `action`, or `nil` if there is no such button.
  func button(_ action: Int) -> OverlayNode.Button? {
    let buttons = root.buttons
    return buttons.indices.contains(action) ? buttons[action] : nil
  }

  /// The buttons with titles, and the numbers of their `ActionID`s.
  var titledButtons: [(number: Int, button: OverlayNode.Button)] {
    root.buttons.enumerated().filter { !$0.element.title.isEmpty }.map { ($0.offset, $0.element) }
  }
}

/// Haptic feedback when an overlay appears or the user chooses something in an overlay.
public enum Haptic: Hashable, Sendable, CaseIterable {
  /// Feedback for success.
  case success
  /// Feedback for a warning.
  case warning
  /// Feedback for a failure.
  case error
  /// Feedback for a changed selection.
  case selection
  /// A light impact.
  case light
  /// An impact of medium strength.
  case medium
  /// A heavy impact.
  case heavy
}

/// An object that updates content while the content is shown, for example a list.
@MainActor
protocol ContentCompanion: AnyObject, Sendable {
  /// Returns the callbacks of the request that shows the content.
  ///
  /// - Parameters:
  ///   - lifecycle: The app's callbacks.
  ///   - handle: The request's handle.
  /// - Returns: The callbacks of the companion, followed by the app's callbacks.
  func lifecycles(before lifecycle: Lifecycle, of handle: PresentationHandle) -> Lifecycles
}
