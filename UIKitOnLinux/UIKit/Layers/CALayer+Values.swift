import Foundation

/// The key paths of all layers that animations can change ("CALayer: Animatable Properties", "Key
/// Path Support for Structures").
extension CALayer {
  func ownAnimatedValue(_ keyPath: String) -> AnimatedValue? {
    switch keyPath {
    case "opacity": .number(Double(opacity))
    case "hidden": .number(isHidden ? 1 : 0)
    case "zPosition": .number(Double(zPosition))
    case "cornerRadius": .number(Double(cornerRadius))
    case "borderWidth": .number(Double(borderWidth))
    case "backgroundColor": .color(backgroundColor ?? .clear)
    case "borderColor": .color(borderColor ?? .clear)
    case "shadowColor": .color(shadowColor ?? .clear)
    case "shadowOpacity": .number(Double(shadowOpacity))
    case "shadowRadius": .number(Double(shadowRadius))
    case "shadowOffset": .size(shadowOffset)
    case "shadowPath": .path(shadowPath ?? CGPath(elements: []))
    case "anchorPoint": .point(anchorPoint)
    case "position": .point(position)
    case "position.x": .number(Double(position.x))
    case "position.y": .number(Double(position.y))
    case "bounds": .rect(bounds)
    case "bounds.origin": .point(bounds.origin)
    case "bounds.origin.x": .number(Double(bounds.origin.x))
    case "bounds.origin.y": .number(Double(bounds.origin.y))
    case "bounds.size": .size(bounds.size)
    case "bounds.size.width": .number(Double(bounds.width))
    case "bounds.size.height": .number(Double(bounds.height))
    case "transform": .transform(transform)
    case "transform.translation": .size(CGSize(width: transform.m41, height: transform.m42))
    case "transform.translation.x": .number(Double(transform.m41))
    case "transform.translation.y": .number(Double(transform.m42))
    case "transform.scale", "transform.scale.x": .number(Double(scale.width))
    case "transform.scale.y": .number(Double(scale.height))
    case "transform.rotation", "transform.rotation.z":
      .number(Double(atan2(transform.m12, transform.m11)))
    default: nil
    }
  }

  func setOwnAnimatedValue(_ value: AnimatedValue, _ keyPath: String) {
    switch (keyPath, value) {
    case ("opacity", _): opacity = Float(value.number)
    case ("hidden", _): isHidden = value.number >= 0.5
    case ("zPosition", _): zPosition = value.number
    case ("cornerRadius", _): cornerRadius = value.number
    case ("borderWidth", _): borderWidth = value.number
    case ("backgroundColor", .color(let color)): backgroundColor = color
    case ("borderColor", .color(let color)): borderColor = color
    case ("shadowColor", .color(let color)): shadowColor = color
    case ("shadowOpacity", _): shadowOpacity = Float(value.number)
    case ("shadowRadius", _): shadowRadius = value.number
    case ("shadowOffset", .size(let size)): shadowOffset = size
    case ("shadowPath", .path(let path)): shadowPath = path
    case ("anchorPoint", .point(let point)): anchorPoint = point
    default: setOwnAnimatedGeometry(value, keyPath)
    }
  }

  private func setOwnAnimatedGeometry(_ value: AnimatedValue, _ keyPath: String) {
    switch (keyPath, value) {
    case ("position", .point(let point)): position = point
    case ("position.x", _): position.x = value.number
    case ("position.y", _): position.y = value.number
    case ("bounds", .rect(let rect)): bounds = rect
    case ("bounds.origin", .point(let point)): bounds.origin = point
    case ("bounds.origin.x", _): bounds.origin.x = value.number
    case ("bounds.origin.y", _): bounds.origin.y = value.number
    case ("bounds.size", .size(let size)): bounds.size = size
    case ("bounds.size.width", _): bounds.size.width = value.number
    case ("bounds.size.height", _): bounds.size.height = value.number
    case ("transform", .transform(let transform)): self.transform = transform
    case ("transform.translation", .size(let size)):
      (transform.m41, transform.m42) = (size.width, size.height)
    case ("transform.translation.x", _): transform.m41 = value.number
    case ("transform.translation.y", _): transform.m42 = value.number
    case ("transform.scale", _): rebuild(CGSize(width: value.number, height: value.number))
    case ("transform.scale.x", _): rebuild(CGSize(width: value.number, height: scale.height))
    case ("transform.scale.y", _): rebuild(CGSize(width: scale.width, height: value.number))
    case ("transform.rotation", _), ("transform.rotation.z", _):
      rebuild(scale, rotation: value.number)
    default: break
    }
  }

  /// The scale of the transform along each axis.
  private var scale: CGSize {
    CGSize(
      width: (transform.m11 * transform.m11 + transform.m12 * transform.m12).squareRoot(),
      height: (transform.m21 * transform.m21 + transform.m22 * transform.m22).squareRoot())
  }

  /// Rebuilds the transform from a scale, then a rotation, then the current translation.
  private func rebuild(_ scale: CGSize, rotation: CGFloat? = nil) {
    let angle = rotation ?? atan2(transform.m12, transform.m11)
    let affine = CGAffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: transform.m41, y: transform.m42))
    transform = CATransform3DMakeAffineTransform(affine)
  }
}
