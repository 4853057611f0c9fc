#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  @Test("converting a point through a rotated and scaled view and back results in the same point")
  func convertsThroughTransforms() {
    let outer = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 20, height: 20))
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(outer)
    let point = inner.convert(CGPoint.zero, to: root)
    // From (10, 20) in the outer view: (-40, -30) from its center, rotated to (30, -40), doubled,
    // at (150, 250).
    #expect(abs(point.x - 210) < 1e-9)
    #expect(abs(point.y - 170) < 1e-9)
    let back = inner.convert(point, from: root)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    #expect(outer.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(abs(outer.frame.width - 200) < 1e-9 && abs(outer.frame.minX - 50) < 1e-9)
  }

  /// "CALayer.convert(_:to:)": between layers of one tree, ignoring the layers above both.
  @Test("points are converted between a view and its subview, even if both are scaled to zero")
  func convertsInsideNothing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(outer.convert(CGPoint(x: 7, y: 9), to: inner) == CGPoint(x: 2, y: 3))
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 5, y: 6))
  }

  @Test("a scrolled view's bounds move its content")
  func convertsThroughBounds() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    outer.addSubview(inner)
    outer.bounds.origin.y = 30
    #expect(outer.convert(CGPoint(x: 0, y: 50), from: inner) == CGPoint(x: 0, y: 100))
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(outer)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 20))
  }

  @Test("an affine transform and its inverse map a point to itself")
  func inverts() {
    let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: 1).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 7, y: -2)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y + 2) < 1e-9)
  }

  @Test("a rounded rectangle's path contains its middle, but not its corner")
  func pathsContain() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 20)
    #expect(path.contains(CGPoint(x: 50, y: 30)))
    #expect(path.contains(CGPoint(x: 1, y: 30)))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 7, y: 7)))
    #expect(path.bounds == rect)
  }

  @Test("a clockwise arc runs down from the right")
  func arcs() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.minX > -1e-9 && path.bounds.minY > -1e-9)
  }

  @Test("flexible sizes follow the superview, and flexible margins keep the size")
  func autoresizes() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = UIView(frame: outer.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let trailing = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
    trailing.autoresizingMask = [.flexibleLeftMargin]
    outer.addSubview(filling)
    outer.addSubview(trailing)
    outer.frame.size = CGSize(width: 150, height: 40)
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 150, height: 40))
    #expect(trailing.frame == CGRect(x: 130, y: 0, width: 20, height: 20))
  }
}
#endif
