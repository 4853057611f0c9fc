public import Foundation

/// The radius of a corner ("UICornerRadius").
public struct UICornerRadius {
  let points: CGFloat

  /// The same radius whatever size the view has; squared for 0.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
}

/// The radii of a view's corners ("UICornerConfiguration").
///
/// Corners are squared by default.
public struct UICornerConfiguration: Equatable {
  let topLeft: CGFloat
  let topRight: CGFloat
  let bottomLeft: CGFloat
  let bottomRight: CGFloat

  /// A radius of its own for each corner; `nil` for a squared one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius?.points ?? 0, topRight: topRightRadius?.points ?? 0,
      bottomLeft: bottomLeftRadius?.points ?? 0, bottomRight: bottomRightRadius?.points ?? 0)
  }

  /// The greatest radius.
  var radius: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }

  /// The corners with the greatest radius.
  ///
  /// The stand-in draws no second radius, and squares the other corners.
  var roundCorners: CACornerMask {
    let corners: [(CGFloat, CACornerMask)] = [
      (topLeft, .layerMinXMinYCorner), (topRight, .layerMaxXMinYCorner),
      (bottomLeft, .layerMinXMaxYCorner), (bottomRight, .layerMaxXMaxYCorner),
    ]
    return corners.filter { $0.0 > 0 && $0.0 == radius }.reduce(into: []) { $0.insert($1.1) }
  }
}

extension UIView {
  /// The configuration of the view's corners ("UIView.cornerConfiguration"); it rounds the view's
  /// background, and cuts no subview.
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
