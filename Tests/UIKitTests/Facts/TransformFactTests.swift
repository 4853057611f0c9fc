#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// Results of PinLayout's tests for frames with transforms.
@Suite(
  "Transforms and frames, as measured by PinLayout", .oneWorld,
  .bug(
    "https://github.com/layoutBox/PinLayout/blob/72f5300042618340df21500f6c4ce71bb78b93e1/Tests/iOS/TransformSpec.swift"
  ))
@MainActor
struct TransformFactTests {
  /// A view's values, and UIKit's frame for these values.
  struct Placed: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var transform = CGAffineTransform(scaleX: 2, y: 2)
    var anchor = CGPoint(0.5, 0.5)
    var size: CGSize
    var center: CGPoint
    var frame: CGRect
  }

  private nonisolated static let small = CGSize(width: 100, height: 50)

  @Test(
    "a frame surrounds the transformed bounds, with the anchor point at the center",
    arguments: [
      Placed(
        testDescription: "doubled", size: small, center: CGPoint(150, 125),
        frame: CGRect(50, 75, 200, 100)),
      Placed(
        testDescription: "doubled in the corner", size: small, center: CGPoint(50, 25),
        frame: CGRect(-50, -25, 200, 100)),
      Placed(
        testDescription: "larger than the superview", size: CGSize(width: 400, height: 400),
        center: CGPoint(200, 200), frame: CGRect(-200, -200, 800, 800)),
      Placed(
        testDescription: "doubled from the upper left", anchor: .zero,
        size: CGSize(width: 100, height: 100), center: CGPoint(100, 100),
        frame: CGRect(100, 100, 200, 200)),
      Placed(
        testDescription: "doubled from the lower left", anchor: CGPoint(0, 1),
        size: CGSize(width: 100, height: 100), center: CGPoint(100, 200),
        frame: CGRect(100, 0, 200, 200)),
      Placed(
        testDescription: "scaled unevenly", transform: CGAffineTransform(scaleX: 4, y: 2),
        anchor: .zero, size: small, center: CGPoint(100, 200),
        frame: CGRect(100, 200, 400, 100)),
      Placed(
        testDescription: "turned", transform: CGAffineTransform(rotationAngle: .pi / 2),
        size: small, center: CGPoint(150, 125), frame: CGRect(125, 75, 50, 100)),
      Placed(
        testDescription: "on half a point", transform: CGAffineTransform(scaleX: 1.5, y: 1.5),
        size: small, center: CGPoint(200, 200), frame: CGRect(125, 162.5, 150, 75)),
      Placed(
        testDescription: "doubled with another width", size: CGSize(width: 100, height: 120),
        center: CGPoint(190, 160), frame: CGRect(90, 40, 200, 240)),
      Placed(
        testDescription: "doubled with another height", size: CGSize(width: 200, height: 50),
        center: CGPoint(240, 125), frame: CGRect(40, 75, 400, 100)),
      Placed(
        testDescription: "doubled with another size", size: small, center: CGPoint(190, 125),
        frame: CGRect(90, 75, 200, 100)),
      Placed(
        testDescription: "doubled at the trailing side", size: CGSize(width: 100, height: 120),
        center: CGPoint(350, 160), frame: CGRect(250, 40, 200, 240)),
      Placed(
        testDescription: "doubled as high as the superview",
        size: CGSize(width: 200, height: 400), center: CGPoint(240, 200),
        frame: CGRect(40, -200, 400, 800)),
      Placed(
        testDescription: "doubled off the corner", size: CGSize(width: 400, height: 400),
        center: CGPoint(300, 300), frame: CGRect(-100, -100, 800, 800)),
      Placed(
        testDescription: "at the trailing side", transform: .identity,
        size: CGSize(width: 100, height: 120), center: CGPoint(350, 160),
        frame: CGRect(300, 100, 100, 120)),
    ])
  func surrounds(placed: Placed) {
    let bounds = CGRect(origin: .zero, size: placed.size)
    let expected = Geometry(frame: placed.frame, bounds: bounds, center: placed.center)
    let (early, late) = (UIView(), UIView())
    early.layer.anchorPoint = placed.anchor
    early.transform = placed.transform
    early.bounds.size = placed.size
    early.center = placed.center
    #expect(Geometry(early) == expected)
    late.bounds.size = placed.size
    late.center = placed.center
    late.transform = placed.transform
    late.layer.anchorPoint = placed.anchor
    #expect(Geometry(late) == expected)
  }

  @Test(
    "a view whose transform is removed has the frame that it would have without",
    arguments: [false, true])
  func removed(isPlacedFirst: Bool) {
    let view = UIView()
    if !isPlacedFirst { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    view.bounds.size = Self.small
    view.center = CGPoint(150, 125)
    if isPlacedFirst { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    view.transform = .identity
    #expect(view.frame == CGRect(100, 100, 100, 50))
  }

  @Test(
    "a superview's transform changes its frame, but neither its bounds nor a subview",
    arguments: [
      CGRect(0, 0, 400, 400), CGRect(140, 0, 200, 400), CGRect(300, 100, 100, 120),
      CGRect(100, 100, 100, 50),
    ])
  func superview(frame: CGRect) {
    let (root, view) = (UIView(frame: CGRect(0, 0, 400, 400)), UIView())
    root.addSubview(view)
    view.frame = frame
    root.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      Geometry(root)
        == Geometry(
          frame: CGRect(-200, -200, 800, 800), bounds: CGRect(0, 0, 400, 400),
          center: CGPoint(200, 200)))
    #expect(
      Geometry(view)
        == Geometry(
          frame: frame, bounds: CGRect(0, 0, frame.width, frame.height),
          center: CGPoint(frame.midX, frame.midY)))
  }

  @Test("a view that was moved scales about its center")
  func moved() {
    let root = UIView(frame: CGRect(0, 0, 400, 400))
    root.frame = CGRect(100, 100, 400, 400)
    root.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(root.frame == CGRect(-100, -100, 800, 800))
    #expect(root.bounds == CGRect(0, 0, 400, 400))
  }

  @Test("a scaled view has the same frame in a scaled superview")
  func both() {
    let (root, view) = (UIView(frame: CGRect(0, 0, 400, 400)), UIView())
    root.addSubview(view)
    root.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = CGSize(width: 400, height: 400)
    view.center = CGPoint(200, 200)
    #expect(view.frame == CGRect(-200, -200, 800, 800))
  }

  @Test("setting the frame of a scaled view results in smaller bounds")
  func framed() {
    let view = UIView(frame: CGRect(140, 100, 200, 120))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(100, 100, 100, 50)
    #expect(
      Geometry(view)
        == Geometry(
          frame: CGRect(100, 100, 100, 50), bounds: CGRect(0, 0, 50, 25),
          center: CGPoint(150, 125)))
  }

  @Test(
    "setting the frame of a rotated or enlarged view results in that frame",
    arguments: [
      CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: -.pi / 2),
      CGAffineTransform(scaleX: 1.5, y: 1.5), CGAffineTransform(scaleX: 4, y: 2),
    ])
  func framedTurned(transform: CGAffineTransform) {
    let view = UIView(frame: CGRect(0, 0, 100, 50))
    view.transform = transform
    view.frame = CGRect(100, 100, 100, 50)
    #expect(view.frame.settled == CGRect(100, 100, 100, 50))
  }

  @Test("a view is placed below a scaled view using that view's frame")
  func below() {
    let (one, other) = (UIView(), UIView())
    one.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    other.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    one.frame = CGRect(150, 175, 100, 50)
    other.frame = CGRect(one.frame.minX, one.frame.maxY, 100, 50)
    #expect(one.frame.settled == CGRect(150, 175, 100, 50))
    #expect(other.frame.settled == CGRect(150, 225, 100, 50))
  }

  @Test(
    "the center of a view is the position of its anchor point in the frame",
    arguments: [
      (CGPoint(0.5, 0.5), CGPoint(150, 150)), (CGPoint(0.25, 0.25), CGPoint(125, 125)),
      (CGPoint(1, 1), CGPoint(200, 200)),
    ])
  func anchors(anchor: CGPoint, center: CGPoint) {
    let view = UIView(frame: CGRect(140, 100, 200, 120))
    view.layer.anchorPoint = anchor
    view.frame = CGRect(100, 100, 100, 100)
    #expect(
      Geometry(view)
        == Geometry(
          frame: CGRect(100, 100, 100, 100), bounds: CGRect(0, 0, 100, 100), center: center))
  }

  /// From <https://github.com/layoutBox/PinLayout/blob/72f5300042618340df21500f6c4ce71bb78b93e1/Tests/Common/CALayerSpec.swift>.
  @Test(
    "a scaled layer's frame is larger than its bounds, and setting its frame shrinks its bounds")
  func layers() {
    let (root, one, other) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(0, 0, 400, 400)
    root.addSublayer(one)
    root.addSublayer(other)
    one.transform = CATransform3DMakeScale(2, 2, 1)
    one.bounds.size = Self.small
    one.position = CGPoint(150, 125)
    #expect(one.frame == CGRect(50, 75, 200, 100) && one.bounds == CGRect(0, 0, 100, 50))
    other.transform = CATransform3DMakeScale(2, 2, 1)
    other.frame = CGRect(100, 100, 100, 50)
    #expect(other.frame == CGRect(100, 100, 100, 50) && other.bounds == CGRect(0, 0, 50, 25))
  }
}

/// Results of Blueprint's tests for views whose superviews are left out.
@Suite(
  "Nested positions, as measured by Blueprint", .oneWorld,
  .bug(
    "https://github.com/square/Blueprint/blob/1237c2b6e5465c474dbbcd975ba7b3ab4b50e963/BlueprintUI/Tests/LayoutAttributesTests.swift"
  ))
@MainActor
struct NestedPlaceFactTests {
  private func place(
    _ center: CGPoint, in outer: (center: CGPoint, size: CGSize, turns: Bool)
  ) -> CGPoint {
    let (root, middle, view) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(view)
    middle.center = outer.center
    middle.bounds.size = outer.size
    if outer.turns { middle.transform3D = CATransform3DMakeRotation(.pi, 0, 0, 1) }
    view.center = center
    return root.convert(view.center, from: middle)
  }

  @Test("a subview of a view without size is offset from its superview's center by its position")
  func without() {
    #expect(place(CGPoint(25, 50), in: (CGPoint(100, 0), .zero, false)) == CGPoint(125, 50))
  }

  @Test("a subview is placed from its superview's corner, half a size from the center")
  func corner() {
    let size = CGSize(width: 100, height: 100)
    #expect(place(CGPoint(25, 10), in: (.zero, size, false)) == CGPoint(-25, -40))
  }

  @Test("a superview rotated by half a turn has its subviews on the other side")
  func turned() {
    let point = place(.zero, in: (.zero, CGSize(width: 200, height: 200), true))
    #expect(abs(point.x - 100) < 1e-9 && abs(point.y - 100) < 1e-9)
  }
}
#endif
