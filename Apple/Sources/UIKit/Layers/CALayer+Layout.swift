import Foundation

extension CALayer {
  public func needsLayout() -> Bool { awaitsLayout }

  public func needsDisplay() -> Bool { awaitsDisplay }

  /// Lays out the tree from the topmost ancestor that waits for it ("CALayer.layoutIfNeeded()").
  public func layoutIfNeeded() {
    var top = self
    var layer = superlayer
    while let next = layer {
      if next.awaitsLayout { top = next }
      layer = next.superlayer
    }
    top.layoutTree()
  }

  public func displayIfNeeded() {
    guard awaitsDisplay else { return }
    awaitsDisplay = false
    display()
  }

  /// Lays out the layer and its descendants where they wait for it, parents first.
  func layoutTree() {
    var rounds = 0
    while awaitsLayout, rounds < 100 {
      awaitsLayout = false
      layoutSublayers()
      rounds += 1
    }
    children.forEach { $0.layoutTree() }
  }

  /// Displays the layer and its descendants where they wait for it.
  func displayTree() {
    displayIfNeeded()
    children.forEach { $0.displayTree() }
  }
}
