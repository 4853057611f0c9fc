#if UIKIT_STAND_IN
import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// API that apps use and that requires little of the stand-in.
extension StandInTests {
  @Test("an app's subclass can override the changes to its subviews")
  func overriddenTree() {
    @MainActor
    final class Guard: UIView {
      let diary = Diary()
      override func addSubview(_ view: UIView) {
        diary.note("add")
        super.addSubview(view)
      }
      override func insertSubview(_ view: UIView, at index: Int) {
        diary.note("insert at \(index)")
        super.insertSubview(view, at: index)
      }
      override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        diary.note("insert below")
        super.insertSubview(view, belowSubview: sibling)
      }
      override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        diary.note("insert above")
        super.insertSubview(view, aboveSubview: sibling)
      }
      override func exchangeSubview(at one: Int, withSubviewAt other: Int) {
        diary.note("exchange")
        super.exchangeSubview(at: one, withSubviewAt: other)
      }
      override func bringSubviewToFront(_ view: UIView) {
        diary.note("front")
        super.bringSubviewToFront(view)
      }
      override func sendSubviewToBack(_ view: UIView) {
        diary.note("back")
        super.sendSubviewToBack(view)
      }
      override func removeFromSuperview() {
        diary.note("remove")
        super.removeFromSuperview()
      }
    }
    let (outer, guarding) = (UIView(), Guard())
    let (one, two, three, four) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(guarding)
    guarding.addSubview(two)
    guarding.insertSubview(one, at: 0)
    guarding.insertSubview(three, aboveSubview: two)
    guarding.insertSubview(four, belowSubview: one)
    #expect(guarding.subviews == [four, one, two, three])
    guarding.exchangeSubview(at: 1, withSubviewAt: 2)
    guarding.bringSubviewToFront(four)
    guarding.sendSubviewToBack(three)
    #expect(guarding.subviews == [three, two, one, four])
    guarding.addSubview(three)
    #expect(guarding.subviews == [two, one, four, three])
    guarding.removeFromSuperview()
    guarding.removeFromSuperview()
    #expect(outer.subviews.isEmpty)
    #expect(
      guarding.diary.lines == [
        "add", "insert at 0", "insert above", "insert below", "exchange", "front", "back", "add",
        "remove", "remove",
      ])
  }

  @Test("every object has accessibility values, and a responder has separate values")
  func accessibilityOfObjects() {
    let (plain, view) = (NSObject(), UIView())
    let objects: [NSObject] = [plain, view]
    for (place, object) in objects.enumerated() {
      #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
      object.isAccessibilityElement = true
      object.accessibilityLabel = "label \(place)"
      object.accessibilityTraits = .button
      object.accessibilityElements = [plain]
    }
    #expect(plain.accessibilityLabel == "label 0" && plain.accessibilityTraits == .button)
    #expect(view.accessibilityLabel == "label 1" && view.isAccessibilityElement)
    #expect(objects.map { $0.accessibilityElementCount() } == [1, 1])
    #expect(NSObject().accessibilityLabel == nil)
  }

  /// "UIAccessibilityContainer": a list of elements, or three functions instead.
  @Test("VoiceOver finds the elements that a container lists or returns")
  func accessibilityContainers() {
    @MainActor
    final class Container: UIView {
      let elements = [UIView(), UIView()]
      override func accessibilityElementCount() -> Int { elements.count }
      override func accessibilityElement(at index: Int) -> Any? { elements[index] }
      override func index(ofAccessibilityElement element: Any) -> Int {
        elements.firstIndex { $0 === element as AnyObject } ?? NSNotFound
      }
    }
    let (scene, window) = StandIn.launch()
    let (container, list) = (Container(), UIView())
    list.accessibilityElements = [UIView(), container.elements[1]]
    for element in container.elements { element.isAccessibilityElement = true }
    for view in [container, list] { window.addSubview(view) }
    #expect(list.accessibilityElementCount() == 2)
    #expect(list.accessibilityElement(at: 1) as AnyObject? === container.elements[1])
    #expect(list.accessibilityElement(at: 2) == nil)
    #expect(list.index(ofAccessibilityElement: container.elements[1]) == 1)
    #expect(list.index(ofAccessibilityElement: window) == NSNotFound)
    #expect(
      StandIn.accessibilityElements(in: scene) == container.elements + [container.elements[1]])
  }

  /// "CGPath.copy(using:)": the copy has the transformed points.
  ///
  /// `nil` transforms nothing.
  @Test("copying a path with a transform doesn't change the path")
  func transformedPaths() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var transform = CGAffineTransform(translationX: 10, y: 20)
    #expect(
      path.copy(using: &transform)?.boundingBox == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(path.copy(using: nil) == path)
    #expect(path.boundingBox.minX == 1)
  }

  /// "UIColor.set()": for fills and strokes of the current context, if there is one.
  @Test("setting a color affects the next drawing in the current context")
  func drawingColors() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 5))
      line.addLine(to: CGPoint(x: 10, y: 5))
      line.lineWidth = 2
      line.stroke()
    }
    let (_, window) = StandIn.launch()
    let view = UIImageView(image: image)
    view.frame = rect
    window.addSubview(view)
    let picture = StandIn.picture(of: window)
    let (red, blue) = (
      Picture.Pixel(red: 255, green: 0, blue: 0), Picture.Pixel(red: 0, green: 0, blue: 255)
    )
    #expect(picture.pixel(at: CGPoint(x: 5, y: 2)).isNear(red))
    #expect(picture.pixel(at: CGPoint(x: 5, y: 5)).isNear(blue))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("an offset is zero by default")
  func offsets() {
    #expect(UIOffset() == .zero)
    #expect(UIOffset(horizontal: 1, vertical: 2) != UIOffset(horizontal: 2, vertical: 1))
  }

  @Test("absolute time advances with the manual clock")
  func absoluteTime() {
    let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    StandIn.advance(by: 0.5)
    #expect(CFAbsoluteTimeGetCurrent() - start == 0.5)
  }

  /// "UIApplication.isStatusBarHidden": without effect if controllers decide, as by default.
  @Test("hiding the app's status bar changes the property, but not the scene's bar")
  func statusBarOfApp() {
    let (scene, _) = StandIn.launch()
    UIApplication.shared.isStatusBarHidden = true
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
    StandIn.reset()
    #expect(!UIApplication.shared.isStatusBarHidden)
  }

  /// "UIDevice.orientation": unknown unless its notifications are on.
  @Test("a device reports its orientation if enabled, and rotates scenes that allow it")
  func deviceOrientation() {
    @MainActor
    final class Root: UIViewController {
      var allowed = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    }
    let (scene, window) = StandIn.launch()
    let (root, device, diary) = (Root(), UIDevice.current, Diary())
    window.rootViewController = root
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in MainActor.assumeIsolated { diary.note("\(device.orientation)") } }
    defer { NotificationCenter.default.removeObserver(token) }
    StandIn.rotate(scene, to: .landscapeRight)
    #expect(device.orientation == .unknown && diary.lines == [])
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .landscapeLeft)
    StandIn.rotate(scene, to: .portrait)
    StandIn.turnDevice(to: .landscapeRight)
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(scene.interfaceOrientation == .portrait)
    root.allowed = .all
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(scene.interfaceOrientation == .landscapeLeft)
    device.endGeneratingDeviceOrientationNotifications()
    StandIn.turnDevice(to: .faceUp)
    #expect(device.orientation == .unknown)
    #expect(diary.lines == ["portrait", "landscapeRight"])
  }
}
#endif
