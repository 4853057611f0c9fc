#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// The positions in PinLayout's table of leading and trailing edges, for constraints.
@Suite(
  "Right to left, as listed by PinLayout", .oneWorld,
  .bug(
    "https://github.com/layoutBox/PinLayout/blob/72f5300042618340df21500f6c4ce71bb78b93e1/Tests/Common/RTLSpec.swift"
  ))
@MainActor
struct DirectionFactTests {
  /// Returns the position of a view of 100 by 60 points in a root of 400 points.
  ///
  /// The view is next to another view at (160, 120), which is 110 by 80 points large.
  private func place(
    isRightToLeft: Bool = true,
    _ constrain: (_ view: UIView, _ root: UIView, _ other: UIView) -> [NSLayoutConstraint]
  ) -> CGFloat {
    StandIn.changeTraits { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    let (root, view) = (UIView(frame: CGRect(0, 0, 400, 400)), UIView())
    let other = UIView(frame: CGRect(160, 120, 110, 80))
    root.addSubview(view)
    root.addSubview(other)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      constrain(view, root, other) + [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 60),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 60) && view.frame.minY == 100)
    return view.frame.minX
  }

  @Test(
    "in a right-to-left layout, leading is the right edge, and a distance is to the left",
    arguments: [(false, 0, 0), (true, 0, 300), (false, 20, 20), (true, 20, 280)])
  func leading(isRightToLeft: Bool, distance: CGFloat, x: CGFloat) {
    let found = place(isRightToLeft: isRightToLeft) { view, root, _ in
      [view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: distance)]
    }
    #expect(found == x)
  }

  @Test(
    "in a right-to-left layout, trailing is the left edge, and a distance is to the right",
    arguments: [(false, 0, 300), (true, 0, 0), (false, 20, 280), (true, 20, 20)])
  func trailing(isRightToLeft: Bool, distance: CGFloat, x: CGFloat) {
    let found = place(isRightToLeft: isRightToLeft) { view, root, _ in
      [view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -distance)]
    }
    #expect(found == x)
  }

  @Test("a fraction of the width is measured from the right")
  func share() {
    let found = place { view, root, _ in
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      return [
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.2),
        view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      ]
    }
    #expect(found == 220)
  }

  @Test("a view with the leading edge of another is aligned with its right edge")
  func aligned() {
    #expect(
      place { view, _, other in [view.leadingAnchor.constraint(equalTo: other.leadingAnchor)] }
        == 170)
  }

  @Test("a view after another is on its left")
  func after() {
    #expect(
      place { view, _, other in [view.leadingAnchor.constraint(equalTo: other.trailingAnchor)] }
        == 60)
  }

  @Test("a view before another is on its right")
  func before() {
    #expect(
      place { view, _, other in [view.trailingAnchor.constraint(equalTo: other.leadingAnchor)] }
        == 270)
  }

  @Test("left and right are the same in both directions", arguments: [false, true])
  func sides(isRightToLeft: Bool) {
    let found = place(isRightToLeft: isRightToLeft) { view, root, _ in
      [view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)]
    }
    #expect(found == 20)
  }
}
#endif
