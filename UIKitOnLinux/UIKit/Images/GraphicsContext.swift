/// The contexts of drawings that are going on; a view's is made once it is asked for.
nonisolated(unsafe) var currentContexts: [() -> CGContext] = []

/// The context in which drawing without one of its own takes place: an image renderer's, or that of
/// the view being drawn; `nil` for none.
public func UIGraphicsGetCurrentContext() -> CGContext? { currentContexts.last?() }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { currentContexts.append { context } }

/// Makes the context before the current one the current one.
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
