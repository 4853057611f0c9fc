#if UIKIT_STAND_IN
import UIKitTesting
import Testing
@testable import UIKit

/// Tests of rows and columns ("UIStackView").
@Suite("Stack views", .oneWorld)
@MainActor
struct StackViewTests {
  /// Lays out a row of views in a box of 200 by 40 points.
  private func row(
    _ views: [UIView], _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    change(stack)
    outer.addSubview(stack)
    pin(stack, to: outer, by: 0)
    outer.layoutIfNeeded()
    held = outer
    #expect(World.current.layoutProblems.map(\.text) == [])
    return stack
  }

  private final class Holder { var view: UIView? }
  private let holder = Holder()
  private var held: UIView? {
    get { holder.view }
    nonmutating set { holder.view = newValue }
  }

  /// The views' positions along the row, with their widths.
  private func columns(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.width].map { ($0 * 1000).rounded() / 1000 } }
  }

  @Test("fill stretches the view with the lowest hugging priority")
  func fill() {
    let views = [Content(20, 10), Content(30, 10), Content(40, 10)]
    views[1].setContentHuggingPriority(.init(249), for: .horizontal)
    _ = row(views) { $0.spacing = 5 }
    #expect(columns(views) == [[0, 20], [25, 130], [160, 40]])
    #expect(views.map(\.frame.height) == [40, 40, 40])
  }

  @Test("fillEqually gives all views the same width")
  func fillEqually() {
    let views = [Content(20, 10), Content(30, 10), Content(40, 10), Content(1, 1)]
    _ = row(views) {
      $0.spacing = 8
      $0.distribution = .fillEqually
    }
    #expect(columns(views) == [[0, 44], [52, 44], [104, 44], [156, 44]])
  }

  @Test("fillProportionally divides the width in proportion to the intrinsic widths")
  func fillProportionally() {
    let views = [Content(10, 10), Content(30, 10), Content(60, 10)]
    _ = row(views) { $0.distribution = .fillProportionally }
    #expect(columns(views) == [[0, 20], [20, 60], [80, 120]])
  }

  @Test("equalSpacing makes the gaps equal")
  func equalSpacing() {
    let views = [Content(20, 10), Content(30, 10), Content(50, 10)]
    _ = row(views) { $0.distribution = .equalSpacing }
    #expect(columns(views) == [[0, 20], [70, 30], [150, 50]])
  }

  @Test("equalCentering makes the distances between centers equal, if the spacing allows it")
  func equalCentering() {
    let views = [Content(20, 10), Content(30, 10), Content(60, 10)]
    _ = row(views) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    #expect(columns(views) == [[0, 20], [75, 30], [140, 60]])
  }

  @Test("hidden views leave no gap, and return when shown again")
  func hides() {
    let views = [Content(20, 10), Content(30, 10), Content(40, 10)]
    views[2].setContentHuggingPriority(.init(249), for: .horizontal)
    _ = row(views) { $0.spacing = 10 }
    #expect(columns(views) == [[0, 20], [30, 30], [70, 130]])
    views[1].isHidden = true
    held?.layoutIfNeeded()
    #expect(columns([views[0], views[2]]) == [[0, 20], [30, 170]])
    views[1].isHidden = false
    held?.layoutIfNeeded()
    #expect(columns(views) == [[0, 20], [30, 30], [70, 130]])
  }

  @Test("custom spacing applies after one view, and margins apply around all views")
  func spaces() {
    let views = [Content(20, 10), Content(30, 10), Content(40, 10)]
    views[2].setContentHuggingPriority(.init(249), for: .horizontal)
    let stack = row(views) {
      $0.spacing = 10
      $0.setCustomSpacing(25, after: views[0])
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(columns(views) == [[2, 20], [47, 30], [87, 109]])
    #expect(views.map(\.frame.minY) == [1, 1, 1] && views.map(\.frame.height) == [36, 36, 36])
    #expect(stack.customSpacing(after: views[0]) == 25)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test(
    "an alignment places the views across the axis",
    arguments: [
      (UIStackView.Alignment.fill, [0, 0, 40, 40]), (.leading, [0, 0, 10, 20]),
      (.center, [15, 10, 10, 20]), (.trailing, [30, 20, 10, 20]),
    ] as [(UIStackView.Alignment, [CGFloat])])
  func aligns(_ alignment: UIStackView.Alignment, _ expected: [CGFloat]) {
    let views = [Content(20, 10), Content(30, 20)]
    _ = row(views) {
      $0.alignment = alignment
      $0.distribution = .fillEqually
    }
    #expect(views.map(\.frame.minY) + views.map(\.frame.height) == expected)
  }

  @Test("a column of labels is as high as their wrapped lines")
  func wraps() {
    let labels = (0..<3).map { number in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "some words ", count: number * 6 + 1)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 4
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let heights = labels.map { $0.sizeThatFits(CGSize(width: 150, height: 0)).height }
    #expect(size.isNear(CGSize(width: 150, height: heights.reduce(8, +))))
    #expect(heights[2] > heights[1] * 1.5)
  }

  @Test("first baselines are aligned")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    small.text = "Small"
    large.text = "Large"
    large.font = .systemFont(ofSize: 30)
    let views = [small, large]
    let stack = row(views) { $0.alignment = .firstBaseline }
    let top = large.frame.minY
    #expect(abs(top) < 0.5 && small.frame.minY > 5)
    let line = small.frame.midY + small.baselines.first
    #expect(abs(line - large.frame.midY - large.baselines.first) < 0.5)
    stack.alignment = .lastBaseline
    held?.layoutIfNeeded()
    #expect(abs(large.frame.maxY - 40) < 0.5)
  }

  @Test("in a right-to-left layout, a row's first view is on the right")
  func mirrors() {
    let views = [Content(20, 10), Content(30, 10)]
    views[1].setContentHuggingPriority(.init(249), for: .horizontal)
    _ = row(views) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(columns(views) == [[180, 20], [0, 180]])
  }

  @Test(
    "removing a view removes it from the arranged views, but unarranging it keeps it as a subview")
  func removes() {
    let views = [Content(20, 10), Content(30, 10), Content(40, 10)]
    let stack = row(views) { $0.distribution = .fillEqually }
    views[0].removeFromSuperview()
    stack.removeArrangedSubview(views[1])
    held?.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [views[2]] && stack.subviews == [views[1], views[2]])
    #expect(columns([views[2]]) == [[0, 200]])
  }
}
#endif
