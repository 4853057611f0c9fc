import Foundation

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: UIView.partner(of: self, view))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: UIView.partner(of: self, view))
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: UIView.partner(of: self, view))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: UIView.partner(of: self, view))
  }

  // The compiler also uses these functions for views, and between views no conversion uses the
  // screen's coordinates.

  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return layer.convert(point, to: view.layer) }
    return space.fromScreen(toScreen(point))
  }

  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return layer.convert(point, from: view.layer) }
    return fromScreen(space.toScreen(point))
  }

  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return layer.convert(rect, to: view.layer) }
    return space.fromScreen(toScreen(rect))
  }

  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return layer.convert(rect, from: view.layer) }
    return fromScreen(space.toScreen(rect))
  }

  /// Returns the layer of the other view, or of the window for `nil` ("UIView.convert(_:to:)": a
  /// `nil` view stands for the window's base coordinates).
  private static func partner(of view: UIView, _ other: UIView?) -> CALayer? {
    other?.layer ?? view.window?.layer
  }

  /// Resizes the subviews by their autoresizing masks after the bounds changed from `old`.
  func autoresize(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      view.autoresize(inside: old, now: bounds.size)
    }
  }

  private func autoresize(inside old: CGSize, now size: CGSize) {
    var frame = frame
    let mask = autoresizingMask
    (frame.origin.x, frame.size.width) = UIView.stretch(
      frame.minX, frame.width, by: size.width - old.width, in: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = UIView.stretch(
      frame.minY, frame.height, by: size.height - old.height, in: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  /// Distributes `extra` among the flexible parts, in proportion to their lengths, or evenly if all
  /// lengths are zero ("UIView.AutoresizingMask").
  private static func stretch(
    _ start: CGFloat, _ length: CGFloat, by extra: CGFloat, in old: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let parts: [(isFlexible: Bool, length: CGFloat)] = [
      (flexible.before, start), (flexible.length, length), (flexible.after, old - start - length),
    ]
    let stretching = parts.filter(\.isFlexible)
    guard !stretching.isEmpty else { return (start, length) }
    let total = stretching.reduce(0) { $0 + $1.length }
    func share(_ index: Int) -> CGFloat {
      guard parts[index].isFlexible else { return 0 }
      return total > 0 ? extra * parts[index].length / total : extra / CGFloat(stretching.count)
    }
    return (start + share(0), length + share(1))
  }
}
