#if !canImport(UIKit)
public import Foundation

/// An affine map of the plane: (x, y) goes to (ax + cy + tx, bx + dy + ty).
public struct CGAffineTransform: Hashable, Sendable {
  /// The share of x in the new x.
  public var a: CGFloat
  /// The share of x in the new y.
  public var b: CGFloat
  /// The share of y in the new x.
  public var c: CGFloat
  /// The share of y in the new y.
  public var d: CGFloat
  /// What is added to x, in points.
  public var tx: CGFloat
  /// What is added to y, in points.
  public var ty: CGFloat

  /// Makes a map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes the map that changes nothing.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Makes a map that scales from the origin.
  public init(scaleX: CGFloat, y: CGFloat) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a map that moves, in points.
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Makes a map that turns about the origin, in radians; positive from x towards y.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Changes nothing.
  public static let identity = CGAffineTransform()

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This map, and then the other one.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Scales before everything else.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Moves before everything else, in points.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Turns before everything else, in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}
#endif
