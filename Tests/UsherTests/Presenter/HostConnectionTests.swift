import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Host connections")
struct HostConnectionTests {
  @Test("a connection doesn't retain its presenter, and can be used after its release")
  func released() {
    var presenter: Presenter? = Presenter(host: HeadlessHost())
    weak let released = presenter
    let connection = presenter.map { HostConnection(to: $0) } ?? HostConnection()
    presenter?.present(.words("hello"))
    #expect(connection.scene(at: .origin).overlays.count == 1)
    presenter = nil
    #expect(released == nil)
    for connection in [connection, HostConnection()] {
      connection.viewportChanged(to: OverlayViewport(size: OverlaySize(width: 100, height: 100)))
      connection.timePassed()
      connection.hostClosed()
      #expect(connection.scene(at: .origin) == OverlayScene())
      #expect(connection.hitTest(OverlayPoint(x: 195, y: 30)) == .passThrough)
      #expect(!connection.keyPressed(.escape))
      #expect(connection.motionTrack(of: OverlayID(1), from: .origin) == nil)
      #expect(connection.timeLeftTrack(of: OverlayID(1), from: .origin) == nil)
    }
  }

  @Test("an overlay follows already resized content without animation")
  func resized() throws {
    let stage = Stage()
    let handle = stage.present(
      "a", as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
    stage.advance(2000)
    let edge = try #require(stage.host.scene.overlays.first).currentFrame.maxY
    HostConnection(to: stage.presenter)
      .contentResized(of: handle.id, to: OverlaySize(width: 200, height: 160))
    let placed = try #require(stage.host.scene.overlays.first)
    #expect(placed.currentFrame.size.height == 160)
    #expect(placed.currentFrame.maxY == edge)
    HostConnection(to: stage.presenter)
      .sizeChanged(of: handle.id, to: OverlaySize(width: 200, height: 80))
    #expect(stage.host.scene.overlays.first?.currentFrame.size.height == 160)
  }

  @Test("an overlay whose container is removed ends immediately, regardless of its minimum time")
  func lostPlace() {
    let stage = Stage()
    let handle = stage.present("a", as: OverlayConfiguration(minimumTime: .seconds(5)))
    let next = stage.present("b")
    stage.advance(1000)
    HostConnection(to: stage.presenter).containerRemoved(for: handle.id)
    #expect(handle.result == .dismissed(.programmatic))
    #expect(stage.host.scene.overlays.allSatisfy { $0.id != handle.id })
    stage.advance(1000)
    #expect(stage.presenter.shown == [next.id])
  }
}
