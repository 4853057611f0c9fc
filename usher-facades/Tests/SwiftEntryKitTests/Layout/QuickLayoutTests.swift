import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing

@Suite("QuickLayout")
@MainActor
struct QuickLayoutTests {
  private let parent = UIView()
  private let view = UIView()
  private let other = UIView()

  init() {
    parent.addSubview(view)
    parent.addSubview(other)
  }

  /// Returns a constraint as text.
  private func words(_ constraint: NSLayoutConstraint?) -> String {
    guard let constraint else { return "none" }
    func name(_ item: AnyObject?) -> String {
      switch item {
      case let item? where item === view: "view"
      case let item? where item === other: "other"
      case let item? where item === parent: "parent"
      default: "-"
      }
    }
    return "\(name(constraint.firstItem)) \(constraint.firstAttribute) \(constraint.relation) "
      + "\(name(constraint.secondItem)) \(constraint.secondAttribute) x \(constraint.multiplier) + \(constraint.constant)"
      + " @ \(constraint.priority.rawValue)" + (constraint.isActive ? "" : " inactive")
  }

  @Test("a single view's lengths can be set")
  func lengths() {
    #expect(
      words(view.set(.height, of: 40)) == "view height equal - notAnAttribute x 1.0 + 40.0 @ 1000.0"
    )
    #expect(
      words(
        view.set(.width, of: 40, relation: .lessThanOrEqual, ratio: 2, priority: .must))
        == "view width lessThanOrEqual - notAnAttribute x 2.0 + 40.0 @ 999.0")
    let both = view.set(.width, .height, of: 7)
    #expect(both.keys.sorted { $0.rawValue < $1.rawValue } == [.width, .height])
    #expect(view.set([.width, .height], to: 7, priority: .zero)[.width]?.priority == .zero)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a view can be laid out next to another view")
  func beside() {
    #expect(
      words(view.layout(.top, to: .bottom, of: other, offset: 5))
        == "view top equal other bottom x 1.0 + 5.0 @ 1000.0")
    #expect(
      words(view.layout(to: .top, of: other, relation: .greaterThanOrEqual, ratio: 0.5))
        == "view top greaterThanOrEqual other top x 0.5 + 0.0 @ 1000.0")
    let both = view.layout(.left, .right, to: other, offset: 3)
    #expect(words(both[.left]) == "view left equal other left x 1.0 + 3.0 @ 1000.0")
    #expect(words(both[.right]) == "view right equal other right x 1.0 + 3.0 @ 1000.0")
  }

  @Test("a view can be laid out relative to its superview")
  func superview() {
    #expect(
      words(view.layoutToSuperview(.left, offset: 4))
        == "view left equal parent left x 1.0 + 4.0 @ 1000.0")
    #expect(view.layoutToSuperview(.top, .bottom, offset: 4).count == 2)
    let axis = view.layoutToSuperview(axis: .vertically, offset: 9, priority: .must)
    #expect(words(axis?.first) == "view top equal parent top x 1.0 + 9.0 @ 999.0")
    #expect(words(axis?.second) == "view bottom equal parent bottom x 1.0 + -9.0 @ 999.0")
    let size = view.sizeToSuperview(withRatio: 0.5, offset: 1)
    #expect(words(size?.width) == "view width equal parent width x 0.5 + 1.0 @ 1000.0")
    #expect(words(size?.height) == "view height equal parent height x 0.5 + 1.0 @ 1000.0")
    let center = view.centerInSuperview(offset: 2)
    #expect(words(center?.x) == "view centerX equal parent centerX x 1.0 + 2.0 @ 1000.0")
    #expect(words(center?.y) == "view centerY equal parent centerY x 1.0 + 2.0 @ 1000.0")
    let fill = view.fillSuperview(offset: -8)
    #expect(words(fill?.center.x) == "view centerX equal parent centerX x 1.0 + 0.0 @ 1000.0")
    #expect(words(fill?.size.width) == "view width equal parent width x 1.0 + -8.0 @ 1000.0")
  }

  @Test("a view without a superview gets no constraints")
  func alone() {
    let alone = UIView()
    #expect(!alone.isValidForQuickLayout)
    #expect(alone.layout(to: .top, of: view) == nil)
    #expect(alone.layout(.top, to: view).isEmpty)
    #expect(alone.layoutToSuperview(.top) == nil)
    #expect(alone.layoutToSuperview(.top, .left).isEmpty)
    #expect(alone.layoutToSuperview(axis: .horizontally) == nil)
    #expect(alone.sizeToSuperview() == nil)
    #expect(alone.centerInSuperview() == nil)
    #expect(alone.fillSuperview() == nil)
    #expect(alone.constraints.isEmpty)
    #expect(![alone, view].isValidForQuickLayout)
    #expect(![UIView]().isValidForQuickLayout)
    #expect([alone].spread(.vertically).isEmpty)
    #expect([alone].layoutToSuperview(axis: .vertically).isEmpty)
    #expect([alone].layoutToSuperview(.top).isEmpty)
    #expect([alone].layout(to: .top, of: view).isEmpty)
    #expect([alone].layout(.top, to: view).isEmpty)
    #expect([alone, other].layout(to: .top, of: view).isEmpty)
    #expect(view.isValidForQuickLayout)
  }

  @Test("several views can have the same constraints")
  func several() {
    let views = [view, other]
    #expect(views.isValidForQuickLayout)
    #expect(
      views.set(.height, of: 9, priority: .must).map { words($0) } == [
        "view height equal - notAnAttribute x 1.0 + 9.0 @ 999.0",
        "other height equal - notAnAttribute x 1.0 + 9.0 @ 999.0",
      ])
    #expect(views.set(.width, .height, of: 3).map(\.count) == [2, 2])
    #expect(views.layoutToSuperview(axis: .horizontally).count == 2)
    #expect(
      words(views.layoutToSuperview(.top, ratio: 2, offset: 3).last)
        == "other top equal parent top x 2.0 + 3.0 @ 1000.0")
    #expect(
      words(views.layout(.left, to: .right, of: parent).first)
        == "view left equal parent right x 1.0 + 0.0 @ 1000.0")
    #expect(views.layout(.left, .top, to: parent).map(\.count) == [2, 2])
  }

  @Test("several views can be spread in a row, and optionally stretched to their superview")
  func spread() {
    #expect(
      [view, other].spread(.vertically, offset: 6).map { words($0) } == [
        "other top equal view bottom x 1.0 + 6.0 @ 1000.0"
      ])
    #expect(
      [view, other].spread(.horizontally, stretchEdgesToSuperview: true, offset: 6).map {
        words($0)
      } == [
        "view left equal parent left x 1.0 + 6.0 @ 1000.0",
        "other left equal view right x 1.0 + 6.0 @ 1000.0",
        "other right equal parent right x 1.0 + -6.0 @ 1000.0",
      ])
  }

  @Test("priorities are stored, and wrapping raises the priorities of its axes")
  func priorities() {
    #expect(QLPriority.must.rawValue == 999)
    #expect(QLPriority.zero.rawValue == 0)
    #expect(QLPriorityPair.required == QLPriorityPair(.required, .required))
    #expect(QLPriorityPair.must == QLPriorityPair(.must, .must))
    view.forceContentWrap(.vertically)
    #expect(view.contentHuggingPriority == QLPriorityPair(.defaultLow, .required))
    #expect(view.contentCompressionResistancePriority == QLPriorityPair(.defaultHigh, .required))
    view.forceContentWrap(.horizontally)
    #expect(view.contentHuggingPriority == .required)
    other.forceContentWrap()
    #expect(other.contentCompressionResistancePriority == .required)
    view.contentHuggingPriority = .must
    view.contentCompressionResistancePriority = QLPriorityPair(.zero, .must)
    #expect([view.verticalHuggingPriority, view.horizontalHuggingPriority] == [.must, .must])
    #expect(view.verticalCompressionResistancePriority == .must)
    #expect(view.horizontalCompressionResistancePriority == .zero)
    view.horizontalHuggingPriority = .zero
    view.verticalHuggingPriority = .zero
    #expect(view.contentHuggingPriority == QLPriorityPair(.zero, .zero))
  }

  @Test("an axis has two ends")
  func axes() {
    let (across, down) = (QLAxis.horizontally.attributes, QLAxis.vertically.attributes)
    #expect([across.first, across.second] == [.left, .right])
    #expect([down.first, down.second] == [.top, .bottom])
  }

  @Test("views that are spread follow each other with their own sizes")
  func spreadOut() {
    #expect(shownFrames(in: column()).dropLast() == ["a 5 8 40 30", "b 5 46 60 20"])
  }

  private func column() -> UIView {
    let parent = UIView()
    let views = [NaturalButton("a", 40, 30), NaturalButton("b", 60, 20)]
    for view in views { parent.addSubview(view) }
    views.spread(.vertically, stretchEdgesToSuperview: true, offset: 8)
    views.layoutToSuperview(.left, offset: 5)
    return parent
  }

  @Test("a view can be laid out next to a view with an intrinsic size")
  func after() {
    let parent = UIView()
    let (icon, words) = (NaturalButton("icon", 30, 30), NaturalButton("words", 80, 50))
    parent.addSubview(icon)
    parent.addSubview(words)
    icon.layoutToSuperview(.left, .top, offset: 10)
    words.layout(.left, to: .right, of: icon, offset: 6)
    words.layoutToSuperview(.right, .bottom, offset: -10)
    words.layoutToSuperview(.top, offset: 10)
    #expect(shownFrames(in: parent) == ["icon 10 10 30 30", "words 46 10 80 50", "in 136 70"])
  }
}
