/// The content of an overlay: a tree of nodes, and the surface they stand on.
public struct OverlayContent: Sendable {
  /// The tree of nodes.
  public var root: Node
  /// The surface.
  public var style: Style
  /// The fill of the backdrop behind the overlay, if the overlay has a backdrop.
  public var scrim: Background
  /// The nodes shown in place of `root` until the overlay unfolds; `nil` shows `root` from the
  /// start.
  ///
  /// An overlay without an `unfolding` of its own unfolds as SwiftEntryKit's alerts do:
  /// `Unfolding.buttons(_:)`.
  public var folded: Node?
  /// The appearance of the content, whatever the system's is; `nil` follows the system.
  public var appearance: Appearance?
  /// The haptic feedback when the overlay appears; `nil` for none.
  public var haptic: Haptic?
  /// The content's description for screen readers.
  public var semantics: Semantics

  /// Makes content.
  ///
  /// - Parameters:
  ///   - root: The tree of nodes.
  ///   - style: The surface; the standard card by default.
  ///   - scrim: The fill of the backdrop; by default the content behind is darkened by 30 %.
  ///   - folded: The nodes shown before the overlay unfolds.
  ///   - appearance: The appearance of the content, whatever the system's is; `nil` follows the
  ///     system.
  ///   - haptic: The haptic feedback when the overlay appears.
  ///   - semantics: The content's description for screen readers; by default derived from its
  ///     texts.
  public init(
    _ root: Node, style: Style = .card, scrim: Background = .scrim, folded: Node? = nil,
    appearance: Appearance? = nil, haptic: Haptic? = nil, semantics: Semantics = Semantics()
  ) {
    self.root = root
    self.style = style
    self.scrim = scrim
    self.folded = folded
    self.appearance = appearance
    self.haptic = haptic
    self.semantics = semantics
  }

  /// The farthest that the shadow of the content, or of a box in it, reaches outside its surface,
  /// in points.
  var shadowReach: Double {
    max(style.shadow?.reach ?? 0, root.shadowReach)
  }

  /// Returns the content to build: with `folded` as its root if the overlay is folded and `folded`
  /// exists, unchanged otherwise.
  func asShown(isFolded: Bool) -> OverlayContent {
    guard let folded, isFolded else { return self }
    var shown = self
    shown.root = folded
    shown.folded = nil
    return shown
  }

  /// Returns the button whose `ActionID` is `action`; `nil` if there is none.
  func button(_ action: Int) -> Node.Button? {
    let buttons = root.buttons
    return buttons.indices.contains(action) ? buttons[action] : nil
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
}
