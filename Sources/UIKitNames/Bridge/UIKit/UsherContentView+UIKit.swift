#if canImport(UIKit)
public import UIKit
public import Usher
internal import UsherUIKit

/// A view that says what it shows as a tree of Usher's pieces.
///
/// An overlay takes over the tree. In a hierarchy of the app's own the view draws the tree by itself, with the tree's
/// surface, is as large as the tree needs, and can be laid out by constraints: the height follows the width. A view
/// that the app has added subviews to is shown by overlays as it is, with those subviews.
@preconcurrency @MainActor
open class UsherContentView: UIView, ContentRepresentable {
  /// The view that draws the tree; `nil` before the tree was needed here.
  private var drawnTree: TreeView?
  /// Views that have a part in the tree, and are not drawn by themselves.
  private var parts: [UIView] = []
  /// The fields in the tree that are the client's own.
  private var fields: [ClientTextField] = []
  /// The width to be as high as needed for, while the view is measured.
  private var fittingWidth: CGFloat?
  /// The width that the present intrinsic height belongs to; `nil` after an invalidation.
  private var knownWidth: KnownWidth?

  /// A width that an intrinsic height was asked for.
  private enum KnownWidth: Equatable {
    case natural
    case points(CGFloat)
  }

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

  /// The colour behind the tree; in an overlay it takes the place of the tree's surface.
  open override var backgroundColor: UIColor? { didSet { setNeedsContentUpdate() } }

  /// Returns the size of the tree, no wider than `size` if possible; a width of 0 sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    tree.size(width: size.width > 0 ? Double(size.width) : .infinity)
  }

  /// The size of the tree: as wide as it wants to be, and as high as needed in the view's present width.
  open override var intrinsicContentSize: CGSize {
    let natural = tree.size(width: .infinity)
    guard let width = fittingWidth ?? (bounds.width > 0 ? bounds.width : nil) else {
      knownWidth = .natural
      return natural
    }
    knownWidth = .points(width)
    return CGSize(width: natural.width, height: tree.height(width: Double(width)))
  }

  /// Returns the size that the constraints and the tree require, as high as needed in a required width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard horizontal == .required, targetSize.width > 0 else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    fittingWidth = targetSize.width
    invalidateIntrinsicContentSize()
    defer {
      (fittingWidth, knownWidth) = (nil, nil)
      invalidateIntrinsicContentSize()
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Draws a change at once, here and in overlays that show the view's tree.
  open override func layoutIfNeeded() {
    ContentFollowers.tell(of: self)
    super.layoutIfNeeded()
  }

  /// Lets the tree fill the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPart else { return }
    tree.frame = bounds
    tree.buildIfNeeded()
    // Another width may need another height; who has not asked for one need not be told.
    guard let knownWidth, knownWidth != .points(bounds.width) else { return }
    self.knownWidth = nil
    invalidateIntrinsicContentSize()
  }

  /// Takes in a view that has a part in the tree, such as one of a form's fields.
  package final func addPart(_ part: UIView) {
    if let field = part as? ClientTextField {
      fields.append(field)
      field.onChange = { [weak self] in self?.setNeedsContentUpdate() }
      field.onWish = { [weak self, weak field] in self?.whole.forgetWishes(but: field) }
    } else {
      part.isHidden = true
      parts.append(part)
      (part as? UsherContentView)?.isPart = true
      addSubview(part)
    }
  }

  /// The view whose tree the view has a part in, or the view itself.
  private var whole: UsherContentView { (superview as? UsherContentView)?.whole ?? self }

  /// Lets no field in the tree but one have the keyboard once the tree is shown.
  private func forgetWishes(but wished: ClientTextField?) {
    for field in fields where field !== wished { field.forgetWish() }
    for case let part as UsherContentView in parts { part.forgetWishes(but: wished) }
  }

  /// Takes the keyboard from the fields in the tree, as far as their clients agree.
  package final func endTyping() {
    for field in fields where field.isFirstResponder { field.resignFirstResponder() }
    for case let part as UsherContentView in parts { part.endTyping() }
  }

  /// Ends typing for a tap beside the fields of a tree in the app's own hierarchy.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTyping()
  }

  /// Whether the view has a part in the tree of another one.
  private var isPart = false

  /// Notes that what the view shows has changed.
  final func contentDidChange() {
    guard let drawnTree else { return }
    drawnTree.setNeedsBuild()
    sizeDidChange()
  }

  /// Whether the app has added subviews.
  final var hasOwnSubviews: Bool {
    subviews.contains { view in view !== drawnTree && !parts.contains { $0 === view } }
  }

  private func sizeDidChange() {
    knownWidth = nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var tree: TreeView {
    if let drawnTree { return drawnTree }
    let tree = TreeView(frame: bounds)
    drawnTree = tree
    tree.content = { [weak self] in self?.usherContent }
    tree.onSizeChange = { [weak self] in self?.sizeDidChange() }
    insertSubview(tree, at: 0)
    return tree
  }
}
#endif
