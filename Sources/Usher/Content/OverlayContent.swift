internal import UsherCore

/// The content of an overlay: a tree of nodes, and the surface they stand on.
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
  /// The surface.
  public var style: OverlayStyle {
    get { parts.value.style }
    set { parts.value.style = newValue }
  }
  /// The fill of the backdrop behind the overlay, if the overlay has a backdrop.
  public var scrim: Background {
    get { parts.value.scrim }
    set { parts.value.scrim = newValue }
  }
  /// The nodes shown in place of `root` until the overlay expands; `nil` shows `root` from the
  /// start.
  ///
  /// An overlay without an `expansion` of its own expands as SwiftEntryKit's alerts do:
  /// `Expansion.buttons(_:)`.
  public var collapsed: OverlayNode? {
    get { parts.value.collapsed }
    set { parts.value.collapsed = newValue }
  }
  /// The presence of a button beside `root` that closes the overlay.
  var closeButton: CloseButton {
    get { parts.value.closeButton }
    set { parts.value.closeButton = newValue }
  }
  /// The appearance of the content, whatever the system's is; `nil` follows the system.
  public var appearance: Appearance? {
    get { parts.value.appearance }
    set { parts.value.appearance = newValue }
  }
  /// The haptic feedback when the overlay appears; `nil` for none.
  public var haptic: Haptic? {
    get { parts.value.haptic }
    set { parts.value.haptic = newValue }
  }
  /// The content's description for screen readers.
  public var semantics: Semantics {
    get { parts.value.semantics }
    set { parts.value.semantics = newValue }
  }

  /// Whether the words are private, so that no history keeps them; `false` by default.
  ///
  /// The entry of a request with private content has its moments and its outcome alone.
  ///
  /// ```swift
  /// presenter.present(.notification(title: "Your code is 4711").isPrivate())
  /// ```
  public var isPrivate: Bool {
    get { parts.value.isPrivate }
    set { parts.value.isPrivate = newValue }
  }
  /// Whether the overlay is as wide as its content unless a setting says otherwise.
  var hugsWidth: Bool {
    get { parts.value.hugsWidth }
    set { parts.value.hugsWidth = newValue }
  }
  /// The colors of its texts that the app has not chosen, besides the usual ones.
  var ownForeground: [AdaptiveColor] {
    get { parts.value.ownForeground }
    set { parts.value.ownForeground = newValue }
  }
  /// What keeps the content up to date while it is shown; `nil` for nothing.
  var companion: (any ContentCompanion)? {
    get { parts.value.companion }
    set { parts.value.companion = newValue }
  }

  // Copies share the parts: a presenter, its requests and its host all keep the content.
  private var parts: CopyOnWrite<Parts>

  private struct Parts: Sendable {
    var root: OverlayNode
    var style: OverlayStyle
    var scrim: Background
    var collapsed: OverlayNode?
    var closeButton = CloseButton.never
    var appearance: Appearance?
    var haptic: Haptic?
    var semantics: Semantics
    var isPrivate = false
    var hugsWidth = false
    var ownForeground: [AdaptiveColor] = []
    var companion: (any ContentCompanion)?
  }

  /// Makes content.
  ///
  /// - Parameters:
  ///   - root: The tree of nodes.
  ///   - style: The surface; the standard card by default.
  ///   - scrim: The fill of the backdrop; by default the content behind is darkened by 30 %.
  ///   - collapsed: The nodes shown before the overlay expands.
  ///   - appearance: The appearance of the content, whatever the system's is; `nil` follows the
  ///     system.
  ///   - haptic: The haptic feedback when the overlay appears.
  ///   - semantics: The content's description for screen readers; by default derived from its
  ///     texts.
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

  /// The farthest that the shadow of the content, or of a box in it, reaches outside its surface,
  /// in points.
  var shadowReach: Double {
    max(style.shadow?.reach ?? 0, root.shadowReach)
  }

  /// Returns the content to build, without its close button: with `collapsed` as its root if the
  /// overlay is collapsed and `collapsed` exists, unchanged otherwise.
  func asShown(isCollapsed: Bool) -> OverlayContent {
    guard let collapsed, isCollapsed else { return self }
    var shown = self
    shown.root = collapsed
    shown.collapsed = nil
    shown.closeButton = .never
    return shown
  }

  /// Returns the button whose `ActionID` is `action`; `nil` if there is none.
  func button(_ action: Int) -> OverlayNode.Button? {
    let buttons = root.buttons
    return buttons.indices.contains(action) ? buttons[action] : nil
  }

  /// The buttons with titles, and the numbers that their `ActionID`s have.
  var titledButtons: [(number: Int, button: OverlayNode.Button)] {
    root.buttons.enumerated().filter { !$0.element.title.isEmpty }.map { ($0.offset, $0.element) }
  }
}

/// Haptic feedback for an overlay that appears, or for a choice inside an overlay.
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

/// What keeps a content up to date while it is shown, such as a list.
@MainActor
protocol ContentCompanion: AnyObject, Sendable {
  /// Returns the callbacks of the request that shows the content.
  ///
  /// - Parameters:
  ///   - lifecycle: The app's callbacks.
  ///   - handle: The request's handle.
  /// - Returns: The callbacks of both, the companion's first.
  func lifecycles(before lifecycle: Lifecycle, of handle: PresentationHandle) -> Lifecycles
}
