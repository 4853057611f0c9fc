import Foundation

public typealias CFTimeInterval = Double

/// A direction and a length in the plane.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init() {
    self.init(dx: 0, dy: 0)
  }

  public static let zero = CGVector(dx: 0, dy: 0)
}
