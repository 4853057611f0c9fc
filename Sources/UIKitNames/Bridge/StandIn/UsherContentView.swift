#if !canImport(UIKit)
public import Foundation
public import Usher

/// A view that says what it shows as a tree of Usher's pieces.
@preconcurrency @MainActor
open class UsherContentView: UIView, ContentRepresentable {
  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view; the coder holds nothing for the tree.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What the view shows; nothing unless a subclass says more.
  open var usherContent: OverlayContent {
    OverlayContent(.stack(Node.Stack(.vertical, children: [])), style: .clear)
  }

  /// Takes in a view that has a part in the tree, such as one of a form's fields.
  package final func addPart(_ part: UIView) { addSubview(part) }

  /// Leaves the keyboard where it is: no keyboard on the screen is to be put away here.
  package final func endTyping() {}
}
#endif
