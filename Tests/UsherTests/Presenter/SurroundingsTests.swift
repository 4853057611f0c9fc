import Testing
import Usher
import UsherTesting

@MainActor
@Suite("What is around overlays")
struct SurroundingsTests {
  private static let panel = Obstruction(Rect(x: 0, y: 744, width: 390, height: 100))
  private static let keyboard = Obstruction(Rect(x: 0, y: 544, width: 390, height: 300))

  @Test(
    "who follows obstructions is told of each change, of the host's and of the app's, beforehand")
  func obstructions() {
    let stage = Stage()
    let owner = Stage()
    var told: [[Obstruction]] = []
    var places: [Double?] = []
    stage.present(
      "hello",
      as: Overlay(placement: .bottom, lifetime: .untilDismissed, entrance: OverlayTransition()))
    let rest = stage.host.scene.overlays.first?.frame.maxY
    stage.presenter.followObstructions(by: owner) {
      told.append(stage.presenter.allObstructions)
      places.append(stage.host.scene.overlays.first?.frame.maxY)
    }
    stage.presenter.obstructions = [Self.panel]
    var viewport = Viewport(size: Size(width: 390, height: 844))
    stage.host.changeViewport(to: viewport)
    viewport.obstructions = [Self.keyboard]
    stage.host.changeViewport(to: viewport)
    stage.presenter.obstructions = []
    #expect(told == [[Self.panel], [Self.keyboard, Self.panel], [Self.keyboard]])
    #expect(places.first == rest)
    #expect(places.dropFirst().first != rest)
  }

  @Test("who follows them is not kept, and told no more once it is gone")
  func owners() {
    let stage = Stage()
    var count = 0
    var owner: Stage? = Stage()
    weak let known = owner
    if let owner {
      stage.presenter.followObstructions(by: owner) { count += 1 }
      stage.presenter.followAttention(by: owner) { count += 1 }
    }
    owner = nil
    #expect(known == nil)
    stage.presenter.obstructions = [Self.panel]
    stage.host.setAppActive(false)
    #expect(count == 0)
  }

  @Test("what a person is busy with elsewhere is known, and told when it changes")
  func attention() {
    let stage = Stage()
    let owner = Stage()
    var told: [Attention] = []
    stage.presenter.followAttention(by: owner) { told.append(stage.presenter.attention) }
    stage.host.setAppActive(false)
    stage.host.setAppActive(false)
    stage.presenter.setAttention(.keyboardOpen, isPresent: true)
    stage.host.setAppActive(true)
    #expect(told == [.appInactive, [.appInactive, .keyboardOpen], .keyboardOpen])
  }

  @Test("content is measured as it would be shown, and nothing is left of that")
  func measuring() throws {
    let stage = Stage()
    let overlay = Overlay(
      placement: .bottom, lifetime: .untilDismissed, entrance: OverlayTransition())
    let content = OverlayContent.words(String(repeating: "many words ", count: 20))
    let expected = stage.presenter.restingFrame(of: content, as: overlay)
    #expect(stage.host.attached.isEmpty && stage.host.scene == OverlayScene())
    #expect(!stage.presenter.isShowing)
    let handle = stage.presenter.present(content, as: overlay)
    #expect(expected != nil && expected == stage.presenter.restingFrame(of: handle.id))
    #expect(expected == stage.host.scene.overlays.first?.frame)
    handle.dismiss()
    stage.advance(1000)
    #expect(stage.presenter.restingFrame(of: handle.id) == nil)
    #expect(stage.problems == [])
  }

  @Test("nothing is measured that could not be shown")
  func unmeasurable() {
    let stage = Stage()
    let content = OverlayContent.words("hello")
    let wrong = Overlay(margins: Insets(top: .nan, left: 0, bottom: 0, right: 0))
    #expect(stage.presenter.restingFrame(of: content, as: wrong) == nil)
    #expect(
      stage.presenter.restingFrame(
        of: OverlayContent(.stack(Node.Stack(.vertical, children: []))), as: Overlay()) == nil)
    stage.host.closeWindow()
    #expect(stage.presenter.restingFrame(of: content, as: Overlay()) == nil)
    #expect(stage.host.attached.isEmpty && stage.problems == [])
  }

  @Test("one that waits, and one that the app draws, rests nowhere")
  func nowhere() {
    let stage = Stage()
    let external = stage.presenter.presentExternally()
    let waiting = stage.present("hello")
    #expect(stage.presenter.restingFrame(of: external.id) == nil)
    #expect(stage.presenter.restingFrame(of: waiting.id) == nil)
  }
}
