#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
public import Usher

/// A view that defines its content as a tree of Usher's nodes.
@preconcurrency @MainActor
open class UsherContentView: UIView, ContentRepresentable {
  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view; the coder's contents are ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view's content; empty unless a subclass overrides this.
  open var usherContent: OverlayContent {
    OverlayContent(.stack(OverlayNode.Stack(.vertical, children: [])), style: .clear)
  }

  /// Adds a view that has a part in the tree, such as a field of a form, as a subview.
  package final func addPart(_ part: UIView) { addSubview(part) }

  /// A no-op here: there is no on-screen keyboard to hide.
  package final func endTyping() {}
}
#endif
