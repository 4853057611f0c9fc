import FacadeTesting
import Testing
import UIKitNames
import Usher
import UsherTesting

@MainActor
@Suite("A subclass of a view", .ownDefault)
struct SubclassTests {
  private let screen = Screen()

  @Test("a subclass may have a content and a node of its own, and shows its node beside subviews")
  func content() {
    let meter = Meter()
    meter.content = "half"
    screen.presenter.present(meter)
    #expect(screen.texts == ["half, 2"])
  }

  @Test("a subclass overrides what a view of these names shows")
  func overridden() {
    let label = Loud()
    label.text = "Stop"
    let view = UIView()
    view.addSubview(label)
    screen.presenter.present(view)
    #expect(screen.texts == ["Stop!"])
  }

  @Test("a subclass is a piece of other content")
  func piece() {
    let (label, meter) = (UILabel(), Meter())
    label.text = "beside"
    let pieces = [label, meter].map { OverlayNode($0) }
    screen.presenter.present(
      OverlayContent(.stack(OverlayNode.Stack(.horizontal, children: pieces)), style: .clear))
    #expect(screen.host.visibleTexts == [["beside", ", 2"]])
  }

  @Test("a subclass is drawn anew when it says so")
  func redrawn() async {
    let meter = Meter()
    screen.presenter.present(meter)
    meter.node += 1
    #expect(screen.texts == [", 2"])
    meter.setNeedsDisplay()
    await screen.settle()
    #expect(screen.texts == [", 3"])
  }

  @Test("a subclass is told of added and removed subviews, and of needed drawing")
  func told() {
    let (outer, inner, other) = (Listener(), Listener(), UIView())
    outer.addSubview(inner)
    outer.insertSubview(other, at: 0)
    outer.insertSubview(other, aboveSubview: inner)
    #expect(outer.subviews.map { $0 === inner } == [true, false])
    outer.insertSubview(other, belowSubview: inner)
    outer.sendSubviewToBack(inner)
    outer.bringSubviewToFront(inner)
    #expect(outer.subviews.map { $0 === inner } == [false, true])
    inner.layoutIfNeeded()
    inner.removeFromSuperview()
    let tap = UITapGestureRecognizer()
    inner.addGestureRecognizer(tap)
    inner.removeGestureRecognizer(tap)
    #expect(outer.told == ["add", "at 0", "above", "below", "to back", "to front", "layout"])
    #expect(inner.told == ["layout", "remove", "recognise", "recognise no more"])
    #expect(outer.subviews == [other] && inner.superview == nil && tap.view == nil)
    inner.setNeedsLayout()
    inner.setNeedsDisplay()
    inner.setNeedsUpdateConstraints()
    inner.invalidateIntrinsicContentSize()
    #expect(
      inner.told.suffix(4) == ["needs layout", "needs display", "needs constraints", "no size"])
  }

  private final class Listener: UIView {
    private(set) var told: [String] = []

    override func addSubview(_ view: UIView) {
      told.append("add")
      super.addSubview(view)
    }

    override func insertSubview(_ view: UIView, at index: Int) {
      told.append("at \(index)")
      super.insertSubview(view, at: index)
    }

    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
      told.append("below")
      super.insertSubview(view, belowSubview: sibling)
    }

    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
      told.append("above")
      super.insertSubview(view, aboveSubview: sibling)
    }

    override func bringSubviewToFront(_ view: UIView) {
      told.append("to front")
      super.bringSubviewToFront(view)
    }

    override func sendSubviewToBack(_ view: UIView) {
      told.append("to back")
      super.sendSubviewToBack(view)
    }

    override func removeFromSuperview() {
      told.append("remove")
      super.removeFromSuperview()
    }

    override func layoutIfNeeded() {
      told.append("layout")
      super.layoutIfNeeded()
    }

    override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
      told.append("recognise")
      super.addGestureRecognizer(recognizer)
    }

    override func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
      told.append("recognise no more")
      super.removeGestureRecognizer(recognizer)
    }

    override func setNeedsLayout() {
      told.append("needs layout")
      super.setNeedsLayout()
    }

    override func setNeedsDisplay() {
      told.append("needs display")
      super.setNeedsDisplay()
    }

    override func setNeedsUpdateConstraints() {
      told.append("needs constraints")
      super.setNeedsUpdateConstraints()
    }

    override func invalidateIntrinsicContentSize() {
      told.append("no size")
      super.invalidateIntrinsicContentSize()
    }
  }

  private final class Meter: UIView, ContentRepresentable {
    var content = ""
    var node = 2

    var usherContent: OverlayContent {
      OverlayContent(.text(OverlayNode.Text("\(content), \(node)")))
    }
  }

  private final class Loud: UILabel {
    override var usherContent: OverlayContent {
      OverlayContent(.text(OverlayNode.Text((text ?? "") + "!")))
    }
  }
}
