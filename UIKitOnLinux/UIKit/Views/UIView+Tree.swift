import Foundation

extension UIView {
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func endEditingInside(byForce force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return false }
    if force, let field = responder as? UITextField {
      field.endEditingByForce()
      return true
    }
    if force, let text = responder as? UITextView {
      text.endEditingByForce()
      return true
    }
    return responder.resignFirstResponder()
  }

  /// Returns the index next to a subview among the other subviews than `view`, or `nil` if it isn't
  /// a subview.
  func index(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self && !isDescendant(of: view), "a view cannot hold itself")
    let count = subviews.filter { $0 !== view }.count
    let index = min(max(index, 0), count)
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: index)
      settleLayers()
      setNeedsLayout()
    } else {
      view.move(to: self, at: index)
    }
  }

  /// Moves the view between superviews, unless it remains without any, and calls all callbacks in
  /// UIKit's order.
  func move(to parent: UIView?, at index: Int) {
    guard superview != nil || parent != nil else { return }
    let (oldParent, oldWindow, newWindow) = (superview, window, parent?.window)
    willMove(toSuperview: parent)
    if oldWindow !== newWindow {
      forEachInTree { view in
        view.controller?.viewWillMove(from: oldWindow, to: newWindow)
        view.willMove(toWindow: newWindow)
      }
    }
    oldParent?.willRemoveSubview(self)
    if oldWindow !== newWindow { loseFirstResponder(in: oldWindow) }
    if let oldParent { dropConstraints(heldAbove: oldParent) }
    oldParent?.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = parent
    oldParent?.setNeedsLayout()
    if let parent {
      parent.subviews.insert(self, at: min(index, parent.subviews.count))
      parent.settleLayers()
      parent.setNeedsLayout()
    }
    if oldWindow !== newWindow {
      forEachInTree { view in
        if newWindow != nil { World.current.appearances.forEach { $0(view) } }
        view.didMoveToWindow()
        view.controller?.viewDidMove(from: oldWindow, to: newWindow)
      }
    }
    didMoveToSuperview()
    parent?.didAddSubview(self)
    settleTraits()
    settleSafeArea()
    if ownTint == nil { tellTintChange() }
    if parent != nil { noteNewTree() }
  }

  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    subviews.forEach { $0.forEachInTree(body) }
  }

  /// Resigns the first responder if it is in the view, since it is about to leave its window.
  private func loseFirstResponder(in window: UIWindow?) {
    guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else { return }
    view.resignFirstResponder()
    if window?.firstResponder === view { window?.firstResponder = nil }
  }

  /// Orders the views' layers like the views, without moving layers that have no view.
  func settleLayers() {
    var expected = subviews.map(\.layer)[...]
    let ours = Set(expected.map(ObjectIdentifier.init))
    var result: [CALayer] = []
    for child in layer.children {
      if ours.contains(ObjectIdentifier(child)) {
        if let next = expected.popFirst() { result.append(next) }
      } else {
        result.append(child)
      }
    }
    result += expected
    result.forEach { $0.superlayer = layer }
    layer.children = result
  }
}
