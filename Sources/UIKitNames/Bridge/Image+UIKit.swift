public import Usher

extension Node.Image.Fit {
  /// Makes the fit of an image that matches a content mode of UIKit.
  public init(_ mode: UIView.ContentMode) {
    switch mode {
    case .scaleToFill, .redraw: self = .stretch
    case .scaleAspectFit: self = .whole
    case .scaleAspectFill: self = .cover
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      self = .center
    #if canImport(UIKit)
    @unknown default: self = .stretch
    #endif
    }
  }
}

extension Corners {
  /// Makes the corners of a layer.
  @MainActor
  public init(_ layer: CALayer) {
    func radius(_ corner: CACornerMask) -> Double {
      layer.maskedCorners.contains(corner) ? Double(layer.cornerRadius) : 0
    }
    self.init(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner),
      curve: layer.cornerCurve == .continuous ? .continuous : .circular)
  }
}
