#if os(iOS) || UIKIT_STAND_IN
public import UIKit
@_spi(Facades) public import Usher
@_spi(Facades) internal import UsherUIKit

/// A view that defines its content as nodes.
///
/// An overlay shows the nodes. In the app's view hierarchy, the view draws the nodes and their
/// surface. Its size is the size of the nodes: if constraints set the width, the nodes determine
/// the height. If the app adds subviews, overlays show the view itself.
@preconcurrency @MainActor
open class UsherContentView: UIView, ContentRepresentable {
  /// The subview that draws the nodes, or `nil` if they were never drawn in this view.
  private var drawnTree: TreeView?
  /// The views whose content is included in the nodes, and which are hidden for this reason.
  private var parts: [UIView] = []
  /// The app's fields in the nodes.
  private var fields: [ClientTextField] = []
  /// The width for which the intrinsic height is computed, or `nil` to use the current width.
  private var fittingWidth: CGFloat?
  /// The width for which the last intrinsic height was computed, or `nil` if it is outdated.
  private var knownWidth: KnownWidth?

  /// The width used for an intrinsic height.
  private enum KnownWidth: Equatable {
    case natural
    case points(CGFloat)
  }

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view.
  ///
  /// The coder's contents are ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view's content.
  ///
  /// By default it is empty.
  open var usherContent: OverlayContent {
    OverlayContent(.stack(OverlayNode.Stack(.vertical, children: [])), style: .clear)
  }

  /// The color behind the nodes.
  ///
  /// In an overlay, it replaces the background that the nodes define.
  open override var backgroundColor: UIColor? { didSet { setNeedsContentUpdate() } }

  /// Returns the size of the nodes, at most `size` wide if possible.
  ///
  /// A width of 0 sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    tree.size(width: size.width > 0 ? Double(size.width) : .infinity)
  }

  /// The natural width of the nodes, and their height for the view's current width.
  open override var intrinsicContentSize: CGSize {
    let natural = tree.size(width: .infinity)
    guard let width = fittingWidth ?? (bounds.width > 0 ? bounds.width : nil) else {
      knownWidth = .natural
      return natural
    }
    knownWidth = .points(width)
    return CGSize(width: natural.width, height: tree.height(width: Double(width)))
  }

  /// Returns the size that constraints and nodes require.
  ///
  /// If the horizontal priority is `required`, the nodes determine the height for the target width.
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

  /// Applies changes immediately, in this view and in overlays that show its nodes.
  open override func layoutIfNeeded() {
    ContentFollowers.tell(of: self)
    super.layoutIfNeeded()
  }

  /// Lays out the nodes in the view's bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPart else { return }
    tree.frame = bounds
    tree.buildIfNeeded()
    // A height that was computed for a different width is outdated.
    guard let knownWidth, knownWidth != .points(bounds.width) else { return }
    self.knownWidth = nil
    invalidateIntrinsicContentSize()
  }

  /// Adds a view that is part of the nodes, such as a form's field.
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

  /// The outermost view that contains this view as a part, or the view itself.
  private var whole: UsherContentView { (superview as? UsherContentView)?.whole ?? self }

  /// Cancels the pending focus requests of all fields except `wished`.
  private func forgetWishes(but wished: ClientTextField?) {
    for field in fields where field !== wished { field.forgetWish() }
    for case let part as UsherContentView in parts { part.forgetWishes(but: wished) }
  }

  /// Ends editing of the field that has the focus, even if an overlay shows the nodes.
  ///
  /// - Parameter force: Whether editing ends even if the field's delegate refuses.
  /// - Returns: Whether editing has ended. It is `false` if none of the fields has the focus.
  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool {
    editedField?.endEditing(force) ?? super.endEditing(force)
  }

  /// The field that has the keyboard focus, or `nil` if there is none.
  private var editedField: ClientTextField? {
    fields.first { $0.isFirstResponder }
      ?? parts.lazy.compactMap { ($0 as? UsherContentView)?.editedField }.first
  }

  /// Ends editing of the focused field, unless the field's delegate refuses.
  package final func endTyping() { endEditing(false) }

  /// Ends editing after a tap outside the fields, if the view is in the app's view hierarchy.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTyping()
  }

  /// Whether the view is part of a different view's nodes.
  private var isPart = false

  /// Schedules a redraw after the view's content has changed.
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
