import Foundation

extension UIView: CALayerDelegate {
  /// Creates a layer of the view's class of layers.
  static func makeLayer() -> CALayer {
    guard let kind = Self.layerClass as? CALayer.Type else {
      preconditionFailure("layerClass must be a class of layers")
    }
    return kind.init()
  }

  public nonisolated func layoutSublayers(of layer: CALayer) {
    MainActor.assumeIsolated {
      Effort.total.layouts += 1
      ConstraintPass.settle(self)
      traitCollection.performAsCurrent {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
      keyboardGuide?.hasFrame = true
    }
  }

  public nonisolated func display(_ layer: CALayer) {
    MainActor.assumeIsolated {
      let bounds = bounds
      traitCollection.performAsCurrent {
        let picture = ViewDrawing.picture(of: bounds.size) { draw(bounds) }
        if let picture { self.layer.contents = picture }
      }
    }
  }

  nonisolated func layerSizeChanged(from old: CGSize) {
    MainActor.assumeIsolated {
      let isInside = ConstraintPass.isAutoresizing
      ConstraintPass.isAutoresizing = true
      if contentMode == .redraw { setNeedsDisplay() }
      autoresize(from: old)
      ConstraintPass.isAutoresizing = isInside
      noteNewPlace()
    }
  }

  /// Returns the action for a change of the view's layer, which is the running animation block's
  /// action if there is one ("UIView.layer", "CALayerDelegate.action(for:forKey:)").
  public nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nonisolated(unsafe) var action: any CAAction = NSNull()
    MainActor.assumeIsolated { action = AnimationBlock.current?.action(forKey: event) ?? action }
    return action
  }

  func applyBackground() {
    guard backgroundColor != nil || layer.backgroundColor != nil else { return }
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// The tint without dimming.
  var chosenTint: UIColor { ownTint ?? superview?.chosenTint ?? .systemBlue }

  /// Calls `tintColorDidChange()` on the view and on all descendants that inherit its tint.
  func tellTintChange() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellTintChange() }
  }
}
