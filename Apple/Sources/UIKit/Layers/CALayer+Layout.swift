import Foundation

extension CALayer {
  public func needsLayout() -> Bool { awaitsLayout }

  public func needsDisplay() -> Bool { awaitsDisplay }

  /// Lays out the tree, from the topmost ancestor that waits for layout
  /// ("CALayer.layoutIfNeeded()").
  ///
  /// A layer that is being laid out, and what is above it, is laid out again after that.
  public func layoutIfNeeded() {
    layoutTop.layoutTree()
  }

  /// Whether the layer waits for layout that is not running.
  var isLayoutDue: Bool { awaitsLayout && !isLayingOut }

  /// The layer from which `layoutIfNeeded()` lays out.
  var layoutTop: CALayer {
    var top = self
    var layer = superlayer
    while let next = layer, !next.isLayingOut {
      if next.awaitsLayout { top = next }
      layer = next.superlayer
    }
    return top
  }

  public func displayIfNeeded() {
    guard awaitsDisplay else { return }
    awaitsDisplay = false
    display()
  }

  /// Lays out the layer and the descendants that wait for layout, parents first; at most 100
  /// rounds.
  func layoutTree() {
    var rounds = 0
    while isLayoutDue, rounds < 100 {
      awaitsLayout = false
      isLayingOut = true
      layoutSublayers()
      isLayingOut = false
      rounds += 1
    }
    children.forEach { $0.layoutTree() }
  }

  /// Displays the layer and the descendants that need display.
  func displayTree() {
    displayIfNeeded()
    children.forEach { $0.displayTree() }
  }
}
