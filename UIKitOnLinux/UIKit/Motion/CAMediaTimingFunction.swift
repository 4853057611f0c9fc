import Foundation

/// A timing function: a cubic Bézier from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
  private let points: [Double]

  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    points = [Double(x1), Double(y1), Double(x2), Double(y2)]
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    values[0] = Float(all[index * 2])
    values[1] = Float(all[index * 2 + 1])
  }

  /// Returns the progress at a fraction `time` of the duration, found by bisection.
  func solve(_ time: Double) -> Double {
    guard time > 0, time < 1 else { return time }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.curve(points[0], points[2], at: middle) < time { low = middle } else { high = middle }
    }
    return Self.curve(points[1], points[3], at: (low + high) / 2)
  }

  private static func curve(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
