#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// Tests of random constraints on random trees.
///
/// Frames satisfy every required constraint that isn't reported as broken.
@Suite("Random constraints", .oneWorld)
@MainActor
struct RandomLayoutTests {
  @Test(
    "frames satisfy all required constraints except those reported as broken",
    .breaksLayout("random constraints contradict each other"), arguments: 0..<60)
  func satisfies(_ seed: Int) {
    var random = Numbers(state: UInt64(seed) &* 104_729 &+ 5)
    let outer = box(300, 500)
    if Bool.random(using: &random) { outer.semanticContentAttribute = .forceRightToLeft }
    var views = [outer]
    for _ in 0..<Int.random(in: 2...7, using: &random) {
      let view: UIView =
        Int.random(in: 0...4, using: &random) == 0
        ? UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
        : Bool.random(using: &random) ? Content(50, 20) : free()
      (views.randomElement(using: &random) ?? outer).addSubview(view)
      views.append(view)
    }
    let constraints = (0..<Int.random(in: 3...25, using: &random)).compactMap { _ in
      constraint(between: views, &random)
    }
    NSLayoutConstraint.activate(constraints)
    outer.layoutIfNeeded()
    let broken = World.current.layoutProblems.compactMap { problem in
      switch problem {
      case .unsatisfiable(let constraint, _, _): constraint
      case .noCommonAncestor, .invalid: nil
      }
    }
    #expect(World.current.layoutProblems.count == broken.count)
    for constraint in constraints
    where constraint.isActive && constraint.priority == .required && !broken.contains(constraint) {
      #expect(error(of: constraint) < 1.5, "\(constraint)")
    }
    // A second layout changes nothing.
    let frames = views.map(\.frame)
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(views.map(\.frame) == frames)
  }

  private func constraint(between views: [UIView], _ random: inout Numbers) -> NSLayoutConstraint? {
    guard let one = views.randomElement(using: &random),
      let other = views.filter({ $0 !== one }).randomElement(using: &random)
    else { return nil }
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    let groups: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX, .leadingMargin], [.left, .right, .centerX],
      [.top, .bottom, .centerY, .topMargin, .bottomMargin], [.width, .height],
    ]
    let group = groups.randomElement(using: &random) ?? []
    let isSize = group.contains(.width)
    let isAlone = isSize && Bool.random(using: &random)
    let constraint = NSLayoutConstraint(
      item: one, attribute: group.randomElement(using: &random) ?? .left,
      relatedBy: relations.randomElement(using: &random) ?? .equal, toItem: isAlone ? nil : other,
      attribute: isAlone ? .notAnAttribute : group.randomElement(using: &random) ?? .left,
      multiplier: isSize && !isAlone ? [0.5, 1, 2].randomElement(using: &random) ?? 1 : 1,
      constant: CGFloat(Int.random(in: isAlone ? 0...80 : -30...30, using: &random)))
    let priorities: [Float] = [1000, 1000, 750, 250]
    constraint.priority = UILayoutPriority(priorities.randomElement(using: &random) ?? 1000)
    return constraint
  }

  /// The error of a constraint for the views' frames.
  private func error(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let one = constraint.firstItem as? UIView else { return 0 }
    let other = constraint.secondItem as? UIView
    var container = one
    while let other, !other.isDescendant(of: container), let next = container.superview {
      container = next
    }
    let right = other.map { place(of: $0, constraint.secondAttribute, in: container) } ?? 0
    let left = place(of: one, constraint.firstAttribute, in: container)
    var difference = left - right * constraint.multiplier - constraint.constant
    let isFromRight = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let relative: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .leadingMargin]
    if isFromRight,
      [constraint.firstAttribute, constraint.secondAttribute].contains(where: relative.contains)
    {
      difference = right - left - constraint.constant
    }
    switch constraint.relation {
    case .equal: return abs(difference)
    case .greaterThanOrEqual: return -difference
    case .lessThanOrEqual: return difference
    }
  }

  private func place(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, in container: UIView
  ) -> CGFloat {
    let rect = view.convert(view.bounds, to: container)
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = view.layoutMargins
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isRightToLeft ? rect.maxX : rect.minX
    case .trailing: return isRightToLeft ? rect.minX : rect.maxX
    case .leadingMargin:
      return isRightToLeft ? rect.maxX - margins.right : rect.minX + margins.left
    case .centerX: return rect.midX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .topMargin: return rect.minY + margins.top
    case .bottomMargin: return rect.maxY - margins.bottom
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    default: return .nan
    }
  }
}

/// A random number generator with a seed (Knuth's linear congruential generator).
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
#endif
