private nonisolated(unsafe) var contexts: [CGContext] = []

/// The context in which drawing without one of its own takes place; an image renderer's.
///
/// The stand-in does not call `UIView.draw(_:)` with a context.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Makes the context before the current one the current one.
public func UIGraphicsPopContext() { _ = contexts.popLast() }

extension UIColor {
  /// Sets the fill and stroke colours of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
