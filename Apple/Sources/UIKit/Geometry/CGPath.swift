import Foundation

/// A path of lines and curves, made of the elements of `CGPathElement`.
public class CGPath: Hashable, @unchecked Sendable {
  /// A piece of a path.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  final var elements: [Element]

  init(elements: [Element]) {
    self.elements = elements
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
