import Testing
import Usher
import UsherTesting

@MainActor
@Suite("A presenter's requests")
struct PresentTests {
  @Test("an overlay is shown immediately if its lane isn't full, and others wait by priority")
  func queue() {
    let stage = Stage()
    let first = stage.present("first")
    let second = stage.present("second")
    var urgent = OverlayConfiguration.lasting
    urgent.priority = .high
    let third = stage.present("third", as: urgent)
    #expect(stage.presenter.shown == [first.id])
    #expect(stage.presenter.waiting == [third.id, second.id])
    #expect(stage.presenter.waitingCount == 2)
    #expect(stage.host.visibleTexts == [["first"]])
    #expect(stage.problems.isEmpty)
  }

  @Test("a presenter shows overlays up to its capacity, the latest in front")
  func capacity() {
    let stage = Stage(capacity: 2)
    let handles = ["back", "front", "later"].map { stage.present($0) }
    #expect(stage.presenter.shown == [handles[0].id, handles[1].id])
    #expect(stage.presenter.waiting == [handles[2].id])
    #expect(stage.host.visibleTexts == [["back"], ["front"]])
  }

  @Test("every request has its own ID")
  func identifiers() {
    let stage = Stage()
    let handles = (0..<5).map { stage.present("\($0)") }
    #expect(Set(handles.map(\.id)).count == 5)
  }

  @Test("isShowing is true from the request until the exit starts")
  func isShowing() {
    let stage = Stage()
    #expect(!stage.presenter.isShowing)
    let handle = stage.present("hello")
    let waiting = stage.present("waits")
    #expect(stage.presenter.isShowing)
    #expect(stage.presenter.isShowing(handle.id))
    #expect(!stage.presenter.isShowing(waiting.id))
    #expect(!stage.presenter.isShowing(OverlayID(999)))
    waiting.dismiss()
    stage.advance(200)
    handle.dismiss()
    stage.advance(50)
    #expect(stage.presenter.shown == [handle.id] && !handle.isShowing)
    #expect(!stage.presenter.isShowing)
  }

  @Test("content(of:) returns the content of shown and waiting overlays, and nil after they end")
  func content() {
    let stage = Stage()
    let shown = stage.present("shown")
    let waiting = stage.present("waiting")
    #expect(stage.presenter.content(of: shown.id)?.root.texts == ["shown"])
    #expect(stage.presenter.content(of: waiting.id)?.root.texts == ["waiting"])
    #expect(stage.presenter.content(of: OverlayID(999)) == nil)
    stage.presenter.dismissAll()
    #expect(stage.presenter.content(of: waiting.id) == nil)
    stage.advance(200)
    #expect(stage.presenter.content(of: shown.id) == nil)
  }

  private var even: OverlayConfiguration {
    var overlay = OverlayConfiguration.lasting
    overlay.exit = OverlayTransition(slide: .curve(.linear, .milliseconds(100)))
    return overlay
  }

  /// The overlay's offset when its entrance starts, and its extrapolated offset when its exit ends.
  private func reach(of stage: Stage, _ handle: PresentationHandle) -> [Double] {
    func offset() -> Double { stage.host.scene.overlays.first?.offset.dy ?? .nan }
    let start = offset()
    stage.advance(200)
    handle.dismiss()
    // Half of a linear exit covers half the distance.
    stage.advance(50)
    stage.presenter.receive(.timePassed)
    return [start, 2 * offset()]
  }

  @Test("an overlay slides in from the edge, and slides out further by its shadow's reach")
  func overhang() {
    let shadow = OverlayShadow(color: .label, blur: 30, offset: Vector(dx: 0, dy: 10))
    let styles = [
      OverlayStyle(background: .color(.card), shadow: nil),
      OverlayStyle(background: .color(.card), shadow: shadow),
    ]
    let offsets = styles.map { style in
      let stage = Stage()
      return reach(
        of: stage,
        stage.presenter.present(
          OverlayContent(.text(OverlayNode.Text("hello")), style: style), as: even))
    }
    #expect(offsets == [[-32.25, -32.25], [-32.25, -72.25]])
  }

  @Test("an overlay's overhang is used if it exceeds the shadow's reach")
  func ownOverhang() {
    let stage = Stage()
    var overlay = even
    overlay.overhang = 100
    #expect(reach(of: stage, stage.present("hello", as: overlay)) == [-32.25, -132.25])
  }
}
