public import Foundation

/// The radius of a corner ("UICornerRadius").
public struct UICornerRadius {
  let points: CGFloat

  /// Returns the same radius for any size of the view.
  ///
  /// A radius of 0 makes the corner square.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
}

/// The radii of a view's corners ("UICornerConfiguration").
///
/// Corners are square by default.
public struct UICornerConfiguration: Equatable {
  let topLeft: CGFloat
  let topRight: CGFloat
  let bottomLeft: CGFloat
  let bottomRight: CGFloat

  /// Returns a configuration with a separate radius for each corner, where `nil` stands for a
  /// square one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius?.points ?? 0, topRight: topRightRadius?.points ?? 0,
      bottomLeft: bottomLeftRadius?.points ?? 0, bottomRight: bottomRightRadius?.points ?? 0)
  }

  /// The largest radius.
  var radius: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }

  /// The corners with the largest radius.
  ///
  /// The stand-in draws no second radius, so the other corners are square.
  var roundCorners: CACornerMask {
    let corners: [(CGFloat, CACornerMask)] = [
      (topLeft, .layerMinXMinYCorner), (topRight, .layerMaxXMinYCorner),
      (bottomLeft, .layerMinXMaxYCorner), (bottomRight, .layerMaxXMaxYCorner),
    ]
    return corners.filter { $0.0 > 0 && $0.0 == radius }.reduce(into: []) { $0.insert($1.1) }
  }
}

extension UIView {
  /// The configuration of the view's corners ("UIView.cornerConfiguration").
  ///
  /// It rounds the view's background, but doesn't clip subviews.
  public var cornerConfiguration: UICornerConfiguration {
    get {
      ownCorners
        ?? .corners(
          topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
    }
    set {
      ownCorners = newValue
      layer.cornerRadius = newValue.radius
      layer.maskedCorners = newValue.roundCorners
      layer.cornerCurve = .continuous
    }
  }
}
