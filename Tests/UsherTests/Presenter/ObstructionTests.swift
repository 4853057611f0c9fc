import Testing
import Usher
import UsherTesting

@MainActor
@Suite("What the app says is covered")
struct ObstructionTests {
  private static let bottom = Overlay(
    placement: .bottom, lifetime: .untilDismissed, entrance: .tenth, exit: .tenth)
  private static let panel = Obstruction(Rect(x: 0, y: 744, width: 390, height: 100))

  private func frame(on stage: Stage) -> Rect? {
    stage.host.scene.overlays.first?.currentFrame
  }

  @Test("an overlay makes way for it, and comes back")
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

  @Test("it stays covered when the host tells another viewport, whose own obstructions count too")
  func beside() throws {
    let stage = Stage()
    stage.presenter.obstructions = [Self.panel]
    stage.present("hello", as: Self.bottom)
    stage.advance(200)
    let above = try #require(frame(on: stage))
    var viewport = Viewport(size: Size(width: 390, height: 844))
    stage.host.changeViewport(to: viewport)
    stage.advance(1000)
    #expect(frame(on: stage) == above)
    viewport.obstructions = [Obstruction(Rect(x: 0, y: 644, width: 390, height: 200))]
    stage.host.changeViewport(to: viewport)
    stage.advance(1000)
    #expect(frame(on: stage) == above.moved(by: Vector(dx: 0, dy: -100)))
    stage.presenter.obstructions = []
    stage.advance(1000)
    #expect(frame(on: stage) == above.moved(by: Vector(dx: 0, dy: -100)))
  }

  @Test("what cannot be used is told and left out, and the rest counts")
  func unusable() throws {
    let stage = Stage()
    stage.present("hello", as: Self.bottom)
    stage.advance(200)
    let before = try #require(frame(on: stage))
    let nonsense = Obstruction(Rect(x: 0, y: .infinity, width: 390, height: -100))
    stage.presenter.obstructions = [nonsense, Self.panel]
    stage.host.changeViewport(to: Viewport(size: Size(width: 390, height: 844)))
    stage.advance(1000)
    #expect(frame(on: stage) == before.moved(by: Vector(dx: 0, dy: -88)))
    #expect(stage.problems == [.unusableObstruction(nonsense)])
  }

  @Test("once the window is gone, it has no effect")
  func closed() {
    let stage = Stage()
    stage.host.closeWindow()
    stage.presenter.obstructions = [Self.panel]
    #expect(stage.problems.isEmpty)
  }
}
