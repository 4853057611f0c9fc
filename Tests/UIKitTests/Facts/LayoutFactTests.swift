#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// A view that runs a closure in its layout, and counts how deeply layouts are nested.
@MainActor
private final class Busy: UIView {
  var whileLaidOut: (Busy) -> Void = { _ in }
  var safeAreas: [CGFloat] = []
  private(set) var (passes, depth, deepest) = (0, 0, 0)

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    depth += 1
    deepest = max(deepest, depth)
    whileLaidOut(self)
    depth -= 1
  }

  override func safeAreaInsetsDidChange() {
    safeAreas.append(safeAreaInsets.bottom)
    setNeedsLayout()
  }
}

/// A view that runs a closure when it enters a window or is laid out there.
@MainActor
private final class Newcomer: UIView {
  var onWindow: () -> Void = {}
  var onLayout: () -> Void = {}

  override func didMoveToWindow() { if window != nil { onWindow() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

/// Results of Blueprint's tests for UIKit's layout passes.
@Suite(
  "Layout passes, as measured by Blueprint", .oneWorld,
  .bug(
    "https://github.com/square/Blueprint/blob/1237c2b6e5465c474dbbcd975ba7b3ab4b50e963/BlueprintUI/Tests/BlueprintViewTests.swift"
  ))
@MainActor
struct LayoutFactTests {
  @Test("a view added during its superview's layout is laid out in the same pass")
  func added() {
    let (outer, inner) = (Busy(), Busy())
    outer.whileLaidOut = { outer in
      guard inner.superview == nil else { return }
      outer.addSubview(inner)
      inner.setNeedsLayout()
    }
    outer.layoutIfNeeded()
    #expect(inner.passes == 1)
  }

  @Test("a view without a window is laid out only if layout is forced")
  func withoutWindow() {
    let (outer, inner) = (UIView(), Busy())
    outer.addSubview(inner)
    StandIn.finishTurn()
    #expect(inner.passes == 0)
    outer.layoutIfNeeded()
    #expect(inner.passes == 1)
    outer.layoutIfNeeded()
    #expect(inner.passes == 1)
  }

  /// <https://github.com/square/Blueprint/pull/618>: that such a layout runs inside the running
  /// layout was a crash in production.
  @Test("layout that a view forces during its own layout runs inside the first")
  func forced() {
    let view = Busy(frame: CGRect(0, 0, 200, 200))
    var lines: [String] = []
    view.whileLaidOut = { view in
      lines.append("begins \(view.depth)")
      if view.passes == 1 {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      lines.append("ends \(view.depth)")
    }
    view.layoutIfNeeded()
    #expect(lines == ["begins 1", "begins 2", "ends 2", "ends 1"])
    view.layoutIfNeeded()
    #expect(view.passes == 2)
  }

  /// A view in a controller's view in a window, as in Blueprint's test.
  private func stage() throws -> (controller: UIViewController, view: Busy) {
    let (_, window) = StandIn.launch()
    let controller = try #require(window.rootViewController)
    let view = Busy(frame: controller.view.bounds)
    controller.view.addSubview(view)
    view.layoutIfNeeded()
    view.safeAreas = []
    return (controller, view)
  }

  /// Adds a point to a controller's safe area, and lays out its view immediately.
  private func grow(_ controller: UIViewController) {
    controller.additionalSafeAreaInsets.bottom += 1
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
  }

  @Test("a safe area that grows during a view's layout is reported and laid out inside that layout")
  func safeAreaInLayout() throws {
    let (controller, view) = try stage()
    let before = view.passes
    var inside: [(safeArea: CGFloat, passes: Int)] = []
    view.whileLaidOut = { view in
      guard inside.isEmpty else { return }
      inside.append((0, 0))
      grow(controller)
      inside.append((view.safeAreaInsets.bottom, view.passes - before))
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.safeAreas == [35])
    #expect(inside.last?.safeArea == 35 && inside.last?.passes == 2)
    #expect(view.deepest == 2)
  }

  @Test("a subview that enters the window can change the safe area of the view that adds it")
  func safeAreaFromWindow() throws {
    let (controller, view) = try stage()
    let newcomer = Newcomer()
    var told = 0
    newcomer.onWindow = {
      told += 1
      if told == 1 { grow(controller) }
    }
    view.whileLaidOut = { view in if newcomer.superview == nil { view.addSubview(newcomer) } }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(told == 1 && view.safeAreas == [35] && view.deepest == 2)
  }

  @Test("a subview's layout can change the safe area of its superviews")
  func safeAreaFromSubview() throws {
    let (controller, view) = try stage()
    let newcomer = Newcomer(frame: CGRect(0, 0, 10, 10))
    var isFirst = true
    newcomer.onLayout = {
      guard isFirst else { return }
      isFirst = false
      grow(controller)
    }
    view.addSubview(newcomer)
    let before = view.passes
    view.layoutIfNeeded()
    #expect(view.safeAreas == [35] && view.safeAreaInsets.bottom == 35)
    #expect(view.passes - before == 2)
    view.layoutIfNeeded()
    #expect(view.passes - before == 2)
  }

  @Test("subviews are in the order of their insertion")
  func order() {
    let (outer, one, two, three) = (UIView(), UIView(), UIView(), UIView())
    outer.insertSubview(one, at: 0)
    outer.insertSubview(two, at: 1)
    #expect(outer.subviews == [one, two])
    one.removeFromSuperview()
    outer.insertSubview(three, at: 0)
    outer.insertSubview(two, at: 1)
    #expect(outer.subviews == [three, two])
    #expect(outer.layer.sublayers == [three.layer, two.layer])
  }

  @Test("a view that moves among its siblings doesn't get window calls")
  func reused() {
    let (_, window) = StandIn.launch()
    let (outer, one) = (UIView(), Newcomer())
    var told = 0
    one.onWindow = { told += 1 }
    outer.addSubview(one)
    outer.addSubview(UIView())
    window.addSubview(outer)
    outer.insertSubview(one, at: 1)
    #expect(outer.subviews.last === one && told == 1)
  }

  @Test(
    "a view in a hidden window is in a window, and both changes are reported, outer views first")
  func windows() {
    @MainActor
    final class Listener: UIView {
      var tell: (Bool) -> Void = { _ in }
      override func didMoveToWindow() { tell(window != nil) }
    }
    var lines: [String] = []
    let (outer, inner) = (Listener(), Listener())
    outer.tell = { lines.append("outer \($0)") }
    inner.tell = { lines.append("inner \($0)") }
    outer.addSubview(inner)
    #expect(lines.isEmpty)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(outer)
    #expect(window.isHidden && lines == ["outer true", "inner true"])
    outer.removeFromSuperview()
    #expect(lines == ["outer true", "inner true", "outer false", "inner false"])
  }

  @Test("a plain view has no intrinsic size")
  func intrinsic() {
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.noIntrinsicMetric == -1)
  }

  @Test("a new width doesn't change a frame's other values")
  func width() {
    let view = UIView(frame: CGRect(3, 4, 0, 20))
    view.frame.size.width = 50
    #expect(view.frame == CGRect(3, 4, 50, 20) && view.bounds == CGRect(0, 0, 50, 20))
  }
}

/// Results of Blueprint's tests for values that views inherit.
@Suite(
  "Inherited values, as measured by Blueprint", .oneWorld,
  .bug(
    "https://github.com/square/Blueprint/blob/1237c2b6e5465c474dbbcd975ba7b3ab4b50e963/BlueprintUI/Tests/LayoutAttributesTests.swift"
  ))
@MainActor
struct InheritedValueFactTests {
  private func nested() -> (outer: UIView, inner: UIView) {
    let (outer, inner) = (UIView(frame: CGRect(0, 0, 10, 10)), UIView(frame: CGRect(0, 0, 10, 10)))
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test("a view's tint adjustment mode overrides the mode of its superview")
  func ownMode() {
    let (outer, inner) = nested()
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .normal)
  }

  @Test(
    "a view without a tint adjustment mode inherits it from its superview",
    arguments: [UIView.TintAdjustmentMode.normal, .dimmed])
  func superviewMode(mode: UIView.TintAdjustmentMode) {
    let (outer, inner) = nested()
    outer.tintAdjustmentMode = mode
    #expect(inner.tintAdjustmentMode == mode)
  }

  @Test("a touch on a noninteractive view reaches its superview")
  func disabledInside() {
    let (outer, inner) = nested()
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(5, 5), with: nil) === outer)
  }

  @Test("a touch doesn't reach an interactive view in a noninteractive superview")
  func disabledOutside() {
    let (outer, inner) = nested()
    outer.isUserInteractionEnabled = false
    #expect(inner.isUserInteractionEnabled)
    #expect(outer.hitTest(CGPoint(5, 5), with: nil) == nil)
  }

  @Test("a touch doesn't reach a visible view in a hidden superview")
  func hidden() {
    let (outer, inner) = nested()
    outer.isHidden = true
    #expect(!inner.isHidden && outer.hitTest(CGPoint(5, 5), with: nil) == nil)
  }
}

/// Results of Blueprint's tests for text fields.
@Suite(
  "Fields, as measured by Blueprint", .oneWorld,
  .bug(
    "https://github.com/square/Blueprint/blob/1237c2b6e5465c474dbbcd975ba7b3ab4b50e963/BlueprintUICommonControls/Tests/Sources/TextFieldTests.swift"
  ))
@MainActor
struct BlueprintFieldFactTests {
  @Test("an empty field has a height")
  func height() {
    let height = UITextField().sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ).height
    #expect(height > 0 && height < 100)
  }

  @Test("a field in a window becomes first responder and resigns, with calls to its delegate")
  func focus() {
    @MainActor
    final class Ear: NSObject, UITextFieldDelegate {
      var lines: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) {
        lines.append("begins \(textField.isFirstResponder)")
      }
      func textFieldDidEndEditing(_ textField: UITextField) {
        lines.append("ends \(textField.isFirstResponder)")
      }
    }
    let (_, window) = StandIn.launch()
    let (field, ear) = (UITextField(), Ear())
    field.delegate = ear
    #expect(!field.becomeFirstResponder())
    window.addSubview(field)
    #expect(!field.isFirstResponder)
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
    #expect(ear.lines == ["begins true", "ends false"])
  }
}
#endif
