/// The contexts of current drawings.
///
/// A view's context is created when it is used first.
nonisolated(unsafe) var currentContexts: [() -> CGContext] = []

/// Returns the current context of drawing functions without a context parameter.
///
/// It belongs to an image renderer or to the view being drawn. Returns `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { currentContexts.last?() }

/// Replaces the current context until `UIGraphicsPopContext()` is called.
public func UIGraphicsPushContext(_ context: CGContext) { currentContexts.append { context } }

/// Restores the previous context as the current context.
public func UIGraphicsPopContext() { _ = currentContexts.popLast() }

extension UIColor {
  /// Sets the fill and stroke colors of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
