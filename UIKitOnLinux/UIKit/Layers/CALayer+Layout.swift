import Foundation

extension CALayer {
  public func needsLayout() -> Bool { awaitsLayout }

  public func needsDisplay() -> Bool { awaitsDisplay }

  /// Lays out the tree, from the topmost ancestor that waits for layout
  /// ("CALayer.layoutIfNeeded()").
  ///
  /// If a layer needs layout again while it is being laid out, it is laid out inside that pass
  /// (<https://github.com/square/Blueprint/pull/618>).
  public func layoutIfNeeded() {
    layoutTop.layoutTree()
  }

  /// The layer from which `layoutIfNeeded()` lays out.
  var layoutTop: CALayer {
    var top = self
    var layer = superlayer
    while let next = layer {
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

  /// Lays out the layer and the descendants that wait for layout, parents first, in at most 100
  /// rounds.
  func layoutTree() {
    var rounds = 0
    while awaitsLayout, rounds < 100 {
      awaitsLayout = false
      layoutSublayers()
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
