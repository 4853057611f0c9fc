#if os(iOS) || UIKIT_STAND_IN
public import UIKit
@_spi(Facades) public import Usher
@_spi(Facades) internal import UsherUIKit

/// A view that defines its content as a tree of Usher's nodes.
///
/// An overlay shows the tree. In a hierarchy of the app's own the view draws the tree and its
/// surface by itself, has the tree's size, and can be laid out by constraints: the height follows
/// the width. Overlays show a view natively if the app has added subviews, with those subviews.
@preconcurrency @MainActor
open class UsherContentView: UIView, ContentRepresentable {
  /// The view that draws the tree; `nil` until the tree is drawn here.
  private var drawnTree: TreeView?
  /// The views that are parts of the tree, and are not drawn by themselves.
  private var parts: [UIView] = []
  /// The app's own fields in the tree.
  private var fields: [ClientTextField] = []
  /// The width that the intrinsic height is computed for while the view is measured.
  private var fittingWidth: CGFloat?
  /// The width that the last intrinsic height was computed for; `nil` after an invalidation.
  private var knownWidth: KnownWidth?

  /// The width that an intrinsic height was computed for.
  private enum KnownWidth: Equatable {
    case natural
    case points(CGFloat)
  }

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

  /// The color behind the tree; in an overlay it replaces the tree's surface.
  open override var backgroundColor: UIColor? { didSet { setNeedsContentUpdate() } }

  /// Returns the size of the tree, no wider than `size` if possible; a width of 0 sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    tree.size(width: size.width > 0 ? Double(size.width) : .infinity)
  }

  /// The tree's natural width, and its height in the view's current width.
  open override var intrinsicContentSize: CGSize {
    let natural = tree.size(width: .infinity)
    guard let width = fittingWidth ?? (bounds.width > 0 ? bounds.width : nil) else {
      knownWidth = .natural
      return natural
    }
    knownWidth = .points(width)
    return CGSize(width: natural.width, height: tree.height(width: Double(width)))
  }

  /// Returns the size that the constraints and the tree require; a required width determines the
  /// height.
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
    // Another width may need another height, if the height was computed at all.
    guard let knownWidth, knownWidth != .points(bounds.width) else { return }
    self.knownWidth = nil
    invalidateIntrinsicContentSize()
  }

  /// Adds a view that has a part in the tree, such as a field of a form.
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

  /// The outermost view whose tree this view is a part of; the view itself if it is no part.
  private var whole: UsherContentView { (superview as? UsherContentView)?.whole ?? self }

  /// Cancels the pending focus requests of all fields in the tree except `wished`.
  private func forgetWishes(but wished: ClientTextField?) {
    for field in fields where field !== wished { field.forgetWish() }
    for case let part as UsherContentView in parts { part.forgetWishes(but: wished) }
  }

  /// Ends editing of the field with the keyboard if the field is in the tree, wherever the tree is
  /// shown.
  ///
  /// - Parameter force: Whether editing ends even if the field's delegate refuses.
  /// - Returns: Whether editing has ended; `false` if no field of the tree has the keyboard.
  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool {
    editedField?.endEditing(force) ?? super.endEditing(force)
  }

  /// The field of the tree that has the keyboard; `nil` for none.
  private var editedField: ClientTextField? {
    fields.first { $0.isFirstResponder }
      ?? parts.lazy.compactMap { ($0 as? UsherContentView)?.editedField }.first
  }

  /// Ends editing of the field with the keyboard, unless the field's delegate refuses.
  package final func endTyping() { endEditing(false) }

  /// Ends editing after a tap outside the fields of a tree in the app's own hierarchy.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTyping()
  }

  /// Whether the view is a part of another view's tree.
  private var isPart = false

  /// Schedules a redraw after a change of the view's content.
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
