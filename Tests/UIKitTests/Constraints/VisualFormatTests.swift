#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// Tests of the visual format ("Visual Format Language").
@Suite("Visual formats", .oneWorld)
@MainActor
struct VisualFormatTests {
  @Test("a format creates a row with standard distances, lengths, metrics and priorities")
  func rows() {
    let (outer, one, other) = (box(200, 60), free(), Content(300, 10))
    outer.addSubview(one)
    outer.addSubview(other)
    let views: [String: Any] = ["one": one, "other": other]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[one(>=small,==60@500)]-[other]-gap-|",
        options: [.alignAllTop, .alignAllBottom], metrics: ["small": 20, "gap": 12],
        views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-5-[one(30)]", metrics: nil, views: views))
    outer.layoutIfNeeded()
    // The content's resistance overrides the width of 60, and the minimum of 20 overrides the
    // resistance.
    #expect(one.frame == CGRect(x: 8, y: 5, width: 20, height: 30))
    #expect(other.frame.isNear(CGRect(x: 36, y: 5, width: 152, height: 30)))
    #expect(World.current.layoutProblems.isEmpty)
  }

  @Test(
    "an invalid format is reported and doesn't create constraints",
    .breaksLayout("the format names a view that there is not"))
  func faults() {
    let outer = box(200, 60)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[one]", metrics: nil, views: ["outer": outer])
    #expect(constraints.isEmpty)
    #expect(
      World.current.layoutProblems.map(\.text) == [
        "there is no view or number named one: H:|-[one]"
      ])
  }
}
#endif
