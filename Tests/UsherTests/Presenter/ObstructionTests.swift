import Testing
import Usher
import UsherTesting

@MainActor
@Suite("The app's obstructions")
struct ObstructionTests {
  private static let bottom = OverlayConfiguration(
    placement: .bottom, lifetime: .infinite, entrance: .tenth, exit: .tenth)
  private static let panel = Obstruction(OverlayRect(x: 0, y: 744, width: 390, height: 100))

  private func frame(on stage: Stage) -> OverlayRect? {
    stage.host.scene.overlays.first?.currentFrame
  }

  @Test("an overlay avoids the app's obstruction, and returns afterward")
  func makesWay() throws {
    let stage = Stage()
    stage.present("hello", as: Self.bottom)
    stage.advance(200)
    let before = try #require(frame(on: stage))
    stage.presenter.obstructions = [Self.panel]
    stage.advance(1000)
    #expect(frame(on: stage) == before.moved(by: Vector(dx: 0, dy: -88)))
    stage.presenter.obstructions = []
    stage.advance(1000)
    #expect(frame(on: stage) == before)
  }

  @Test("the app's obstructions survive viewport changes, and the host's obstructions also apply")
  func beside() throws {
    let stage = Stage()
    stage.presenter.obstructions = [Self.panel]
    stage.present("hello", as: Self.bottom)
    stage.advance(200)
    let above = try #require(frame(on: stage))
    var viewport = OverlayViewport(size: OverlaySize(width: 390, height: 844))
    stage.host.changeViewport(to: viewport)
    stage.advance(1000)
    #expect(frame(on: stage) == above)
    viewport.obstructions = [Obstruction(OverlayRect(x: 0, y: 644, width: 390, height: 200))]
    stage.host.changeViewport(to: viewport)
    stage.advance(1000)
    #expect(frame(on: stage) == above.moved(by: Vector(dx: 0, dy: -100)))
    stage.presenter.obstructions = []
    stage.advance(1000)
    #expect(frame(on: stage) == above.moved(by: Vector(dx: 0, dy: -100)))
  }

  @Test("an unusable obstruction is reported and ignored, and the others are used")
  func unusable() throws {
    let stage = Stage()
    stage.present("hello", as: Self.bottom)
    stage.advance(200)
    let before = try #require(frame(on: stage))
    let nonsense = Obstruction(OverlayRect(x: 0, y: .infinity, width: 390, height: -100))
    stage.presenter.obstructions = [nonsense, Self.panel]
    stage.host.changeViewport(to: OverlayViewport(size: OverlaySize(width: 390, height: 844)))
    stage.advance(1000)
    #expect(frame(on: stage) == before.moved(by: Vector(dx: 0, dy: -88)))
    #expect(stage.problems == [.unusableObstruction(nonsense)])
  }

  @Test("an obstruction has no effect after the window closes")
  func closed() {
    let stage = Stage()
    stage.host.closeWindow()
    stage.presenter.obstructions = [Self.panel]
    #expect(stage.problems.isEmpty)
  }
}
