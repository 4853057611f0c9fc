import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Arrows at anchors")
struct ArrowTests {
  @Test("an arrow avoids the rounded corners of the overlay's style")
  func arrow() {
    let stage = Stage()
    stage.place("search", at: 100)
    var overlay = OverlayConfiguration.lasting
    overlay.anchor = .beside("search", .bottom)
    let content = OverlayContent(
      .text(OverlayNode.Text("tip")),
      style: OverlayStyle(background: .color(.card), corners: .all(20, curve: .circular)))
    let handle = stage.presenter.present(content, as: overlay)
    #expect(handle.overlay?.anchor?.arrow?.inset == 20)
  }
}
