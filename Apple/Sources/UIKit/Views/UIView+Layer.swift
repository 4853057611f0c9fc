import Foundation

extension UIView: CALayerDelegate {
  public nonisolated func layoutSublayers(of layer: CALayer) {
    MainActor.assumeIsolated {
      ConstraintPass.settle(self)
      traitCollection.performAsCurrent {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
    }
  }

  public nonisolated func display(_ layer: CALayer) {
    MainActor.assumeIsolated {
      traitCollection.performAsCurrent { draw(bounds) }
    }
  }

  public nonisolated func sizeChanged(of layer: CALayer, from old: CGSize) {
    MainActor.assumeIsolated {
      let isInside = ConstraintPass.isAutoresizing
      ConstraintPass.isAutoresizing = true
      autoresize(from: old)
      ConstraintPass.isAutoresizing = isInside
      settleSafeArea()
    }
  }

  /// The action for a change of the view's layer: none, but inside of an animation block the block's
  /// ("UIView.layer", "CALayerDelegate.action(for:forKey:)").
  public nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nonisolated(unsafe) var action: any CAAction = NSNull()
    MainActor.assumeIsolated { action = AnimationBlock.current?.action(forKey: event) ?? action }
    return action
  }

  func applyBackground() {
    guard backgroundColor != nil || layer.backgroundColor != nil else { return }
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// Tells the views that inherit their tint from this one of a new tint.
  func tellTintChange() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellTintChange() }
  }
}
