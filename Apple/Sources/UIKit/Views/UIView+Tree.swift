import Foundation

extension UIView {
  public func addSubview(_ view: UIView) {
    insert(view, at: subviews.filter { $0 !== view }.count)
  }

  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }

  public func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    subviews.swapAt(one, other)
    settleLayers()
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  public func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: 0)
  }

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

  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return false }
    if force, let field = responder as? UITextField {
      field.endEditingByForce()
      return true
    }
    return responder.resignFirstResponder()
  }

  private func insert(_ view: UIView, at index: Int) {
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

  /// Moves the view between superviews, and makes all callbacks in UIKit's order.
  private func move(to parent: UIView?, at index: Int) {
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

  /// Orders the views' layers like the views; layers without a view keep their positions among
  /// them.
  private func settleLayers() {
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
