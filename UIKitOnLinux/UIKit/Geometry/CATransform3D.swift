import Foundation

/// A transform of space in homogeneous coordinates, which multiplies row vectors from the right.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  public init() {
    self.init(elements: Array(repeating: 0, count: 16))
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(elements: [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ])
  }

  /// Creates a transform with sixteen `elements`, row by row.
  init(elements: [CGFloat]) {
    m11 = elements[0]
    m12 = elements[1]
    m13 = elements[2]
    m14 = elements[3]
    m21 = elements[4]
    m22 = elements[5]
    m23 = elements[6]
    m24 = elements[7]
    m31 = elements[8]
    m32 = elements[9]
    m33 = elements[10]
    m34 = elements[11]
    m41 = elements[12]
    m42 = elements[13]
    m43 = elements[14]
    m44 = elements[15]
  }

  /// The sixteen elements, row by row.
  var elements: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m41 = tx
  transform.m42 = ty
  transform.m43 = tz
  return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m11 = sx
  transform.m22 = sy
  transform.m33 = sz
  return transform
}

/// Returns the rotation by `angle` around the axis (`x`, `y`, `z`), using Rodrigues' formula.
///
/// For an axis without a length, returns the identity, as documented.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(elements: [
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0,
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0,
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0,
    0, 0, 0, 1,
  ])
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.elements, b.elements)
  var product: [CGFloat] = []
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for step in 0..<4 {
        sum += left[row * 4 + step] * right[step * 4 + column]
      }
      product.append(sum)
    }
  }
  return CATransform3D(elements: product)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(elements: [
    m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1,
  ])
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
