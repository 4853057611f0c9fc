#if !canImport(UIKit)
extension UIView {
  /// Puts a view among those in it, whatever subclasses make of being asked to.
  func put(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    view.noteTraits()
    setNeedsContentUpdate()
  }

  /// Whether it is a view, or in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  /// The one of a tag: itself, or the first in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}
#endif
