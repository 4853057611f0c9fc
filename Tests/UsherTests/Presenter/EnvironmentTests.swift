import Testing
@_spi(Facades) import Usher
import UsherTesting

@MainActor
@Suite("The environment of overlays")
struct EnvironmentTests {
  private static let panel = Obstruction(OverlayRect(x: 0, y: 744, width: 390, height: 100))
  private static let keyboard = Obstruction(OverlayRect(x: 0, y: 544, width: 390, height: 300))

  @Test("an observer of obstructions is called before each change by the host or app")
  func obstructions() {
    let stage = Stage()
    let owner = Stage()
    var told: [[Obstruction]] = []
    var places: [Double?] = []
    stage.present(
      "hello",
      as: OverlayConfiguration(
        placement: .bottom, lifetime: .infinite, entrance: OverlayTransition()))
    let rest = stage.host.scene.overlays.first?.frame.maxY
    stage.presenter.followObstructions(by: owner) {
      told.append(stage.presenter.allObstructions)
      places.append(stage.host.scene.overlays.first?.frame.maxY)
    }
    stage.presenter.obstructions = [Self.panel]
    var viewport = OverlayViewport(size: OverlaySize(width: 390, height: 844))
    stage.host.changeViewport(to: viewport)
    viewport.obstructions = [Self.keyboard]
    stage.host.changeViewport(to: viewport)
    stage.presenter.obstructions = []
    #expect(told == [[Self.panel], [Self.keyboard, Self.panel], [Self.keyboard]])
    #expect(places.first == rest)
    #expect(places.dropFirst().first != rest)
  }

  @Test("observers aren't retained, and aren't called after their release")
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

  @Test("an observer of attention is called for each change")
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

  @Test("a shown overlay's resting frame matches its scene frame until it's removed")
  func resting() {
    let stage = Stage()
    let handle = stage.present("hello")
    stage.advance(50)
    let frame = stage.presenter.restingFrame(of: handle.id)
    #expect(frame != nil && frame == stage.host.scene.overlays.first?.frame)
    handle.dismiss()
    stage.advance(1000)
    #expect(stage.presenter.restingFrame(of: handle.id) == nil)
  }

  @Test("waiting and external overlays have no resting frame")
  func nowhere() {
    let stage = Stage()
    let external = stage.presenter.presentExternally()
    let waiting = stage.present("hello")
    #expect(stage.presenter.restingFrame(of: external.id) == nil)
    #expect(stage.presenter.restingFrame(of: waiting.id) == nil)
  }
}
