import FacadeTesting
import Testing
import UIKitNames
import Usher
import UsherTesting

@MainActor
@Suite("A subclass of a view", .ownDefault)
struct SubclassTests {
  private let screen = Screen()

  @Test("may have a content and a node of its own, and shows what it says beside them")
  func content() {
    let meter = Meter()
    meter.content = "half"
    screen.presenter.present(meter)
    #expect(screen.texts == ["half, 2"])
  }

  @Test("overrides what a view of these names shows")
  func overridden() {
    let label = Loud()
    label.text = "Stop"
    let view = UIView()
    view.addSubview(label)
    screen.presenter.present(view)
    #expect(screen.texts == ["Stop!"])
  }

  @Test("is a piece of other content")
  func piece() {
    let (label, meter) = (UILabel(), Meter())
    label.text = "beside"
    let pieces = [label, meter].map { Node($0) }
    screen.presenter.present(
      OverlayContent(.stack(Node.Stack(.horizontal, children: pieces)), style: .clear))
    #expect(screen.host.visibleTexts == [["beside", ", 2"]])
  }

  @Test("is drawn anew when it says so")
  func redrawn() async {
    let meter = Meter()
    screen.presenter.present(meter)
    meter.node += 1
    #expect(screen.texts == [", 2"])
    meter.setNeedsDisplay()
    await screen.settle()
    #expect(screen.texts == [", 3"])
  }

  private final class Meter: UIView, ContentRepresentable {
    var content = ""
    var node = 2

    var usherContent: OverlayContent {
      OverlayContent(.text(Node.Text("\(content), \(node)")))
    }
  }

  private final class Loud: UILabel {
    override var usherContent: OverlayContent {
      OverlayContent(.text(Node.Text((text ?? "") + "!")))
    }
  }
}
