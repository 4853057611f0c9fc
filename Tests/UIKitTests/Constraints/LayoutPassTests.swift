#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// Tests of when constraints are updated, solved and applied ("UIView.updateConstraints()",
/// "UIView.layoutIfNeeded()").
@Suite("Layout passes", .oneWorld)
@MainActor
struct LayoutPassTests {
  /// Creates a visible window in a new scene.
  private func window() -> UIWindow {
    let window = UIWindow(windowScene: StandIn.connectScene())
    window.isHidden = false
    return window
  }

  @Test("a constant that changes in an animation block moves the view when layout is forced")
  func animates() {
    let (window, view) = (window(), free())
    window.addSubview(view)
    let constraint = view.leftAnchor.constraint(equalTo: window.leftAnchor)
    NSLayoutConstraint.activate([
      constraint, view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    StandIn.finishTurn()
    constraint.constant = 100
    #expect(view.frame.minX == 0)
    UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    StandIn.advance(by: 0.5)
    let seen = view.layer.presentation()?.frame.minX ?? 0
    #expect(seen > 10 && seen < 90)
    StandIn.advance(by: 1)
    #expect(view.layer.presentation()?.frame.minX == 100)
  }

  @Test("constraints are updated once, subviews first, and again after setNeedsUpdateConstraints")
  func updates() {
    let diary = Diary()
    let (window, outer, inner) = (
      window(), UpdatedView("outer", diary), UpdatedView("inner", diary)
    )
    window.addSubview(outer)
    outer.addSubview(inner)
    StandIn.finishTurn()
    #expect(diary.lines == ["inner", "outer"])
    #expect(inner.frame.width == 12 && !inner.needsUpdateConstraints())
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    StandIn.finishTurn()
    #expect(diary.lines == ["inner", "outer", "outer"])
  }

  @Test("a constraint that changes during layout takes effect before layout ends")
  func nests() {
    let (outer, inner, sibling) = (box(200, 100), NestedView(), free())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    outer.addSubview(sibling)
    let constraint = inner.heightAnchor.constraint(equalToConstant: 0)
    inner.constraint = constraint
    NSLayoutConstraint.activate([
      constraint, inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      sibling.topAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.height == 50 && sibling.frame.minY == 50)
  }

  @Test("an invalidated intrinsic size is queried again")
  func invalidates() {
    let (outer, view) = (box(200, 100), Content(20, 10))
    outer.addSubview(view)
    view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    view.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    view.content.width = 33
    outer.layoutIfNeeded()
    #expect(view.frame.width == 33)
  }

  @Test("a transform applies to the frame that constraints determine")
  func transforms() {
    let (outer, view) = (box(100, 100), Content(20, 10))
    outer.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: outer.centerYAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test("views report whether their layout is ambiguous")
  func ambiguous() {
    let (outer, view) = (box(100, 100), free())
    outer.addSubview(view)
    view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: outer.leftAnchor),
      view.rightAnchor.constraint(equalTo: outer.rightAnchor),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
    ])
    #expect(view.hasAmbiguousLayout)
    let height = view.heightAnchor.constraint(equalToConstant: 90)
    height.priority = .defaultLow
    height.isActive = true
    #expect(!view.hasAmbiguousLayout)
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
  }

  @Test(
    "invalid constraints are reported and stay inactive",
    .breaksLayout("each constraint is one that UIKit throws for"))
  func faults() {
    let (outer, view) = (box(100, 100), free())
    outer.addSubview(view)
    let constraints = [
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .leading,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 4),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: outer, attribute: .width,
        multiplier: 0, constant: .nan),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(constraints.map(\.isActive) == [false, false, false])
    #expect(
      World.current.layoutProblems.map(\.text) == [
        "left or right is compared with leading or trailing: UIView.left == UIView.leading",
        "a place cannot be set to a number: UIView.top == 4.0",
        "a number is not finite: UIView.width == 0.0*UIView.width + nan",
      ])
  }
}

private final class UpdatedView: UIView {
  let name: String
  let diary: Diary
  private var own: NSLayoutConstraint?

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    diary.note(name)
    if own == nil {
      own = widthAnchor.constraint(equalToConstant: 12)
      own?.isActive = true
    }
    super.updateConstraints()
  }
}

private final class NestedView: UIView {
  var constraint: NSLayoutConstraint?

  override func layoutSubviews() {
    super.layoutSubviews()
    constraint?.constant = bounds.width / 4
  }
}
#endif
