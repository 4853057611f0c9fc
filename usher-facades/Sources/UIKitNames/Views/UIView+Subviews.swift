#if os(Linux) && !UIKIT_STAND_IN
extension UIView {
  /// Inserts a subview at a clamped index, without calling methods that subclasses override.
  func put(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    view.noteTraits()
    setNeedsContentUpdate()
  }

  /// Whether the view is `view` or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  /// Returns the first view with a tag: the view itself or a descendant.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}
#endif
