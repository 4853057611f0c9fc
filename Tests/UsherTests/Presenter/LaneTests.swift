import Testing
@_spi(Facades) import Usher
import UsherTesting

@MainActor
@Suite("A presenter's lanes")
struct LaneTests {
  private static let side = LaneID(1)

  @Test("each lane shows its own overlays according to its own settings")
  func lanes() {
    let stage = Stage()
    stage.presenter.configure(Self.side, LaneSettings(capacity: 2))
    let handles = (0..<6).map { number in
      stage.present(
        "\(number)", as: OverlayConfiguration(lane: number % 2 == 0 ? .main : Self.side))
    }
    let ids = handles.map(\.id)
    #expect(
      [stage.presenter.lane(.main), stage.presenter.lane(Self.side)].map {
        [$0.shown, $0.waiting, $0.delayed]
      } == [[[ids[0]], [ids[2], ids[4]], []], [[ids[1], ids[3]], [ids[5]], []]])
    #expect(stage.presenter.lanes == [.main, Self.side])
    #expect(stage.presenter.waitingCount(in: .main) == 2)
    #expect(stage.presenter.waitingCount(in: Self.side) == 1)
    #expect(stage.presenter.waitingCount(in: LaneID(7)) == 0)
  }

  @Test("several lanes can be paused, resumed and cleared")
  func several() {
    let stage = Stage()
    stage.presenter.pause(.main, Self.side)
    let handles = [LaneID.main, Self.side, LaneID(2)].map {
      stage.present("x", as: OverlayConfiguration(lane: $0))
    }
    #expect(handles.map(\.word) == ["waiting", "waiting", "shown"])
    #expect(stage.presenter.lane(Self.side).isPaused)
    stage.presenter.resume(.main, Self.side)
    #expect(handles.map(\.word) == ["shown", "shown", "shown"])
    let behind = [LaneID.main, Self.side, LaneID(2)].map {
      stage.present("y", as: OverlayConfiguration(lane: $0))
    }
    for lane in [LaneID.main, LaneID(2)] { stage.presenter.queue(lane).dismissWaiting() }
    #expect(behind.map(\.word) == ["cancelled", "waiting", "cancelled"])
    #expect(handles.map(\.word) == ["shown", "shown", "shown"])
  }

  @Test("a lane is in its gap for the gap's duration")
  func gap() {
    let stage = Stage()
    stage.presenter.configure(Self.side, LaneSettings(gap: .constant(.seconds(1))))
    stage.presenter.presentExternally(OverlayConfiguration(lane: Self.side)).dismiss()
    #expect(stage.presenter.isInGap(Self.side) && !stage.presenter.isInGap(.main))
    stage.advance(1000)
    #expect(!stage.presenter.isInGap(Self.side))
  }

  @Test("lanes that take turns show one overlay in total, by arrival")
  func turns() {
    let stage = Stage()
    stage.presenter.configure(Self.side, LaneSettings(takesTurnsWith: .main))
    let handles = [LaneID.main, Self.side, .main, Self.side].map {
      var overlay = OverlayConfiguration.lasting
      overlay.lane = $0
      return stage.present("x", as: overlay)
    }
    var words = [handles.map(\.word)]
    for handle in handles.dropLast() {
      handle.dismiss()
      stage.advance(1000)
      words.append(handles.map(\.word))
    }
    let (shown, waiting, gone) = ("shown", "waiting", "programmatic")
    #expect(
      words == [
        [shown, waiting, waiting, waiting], [gone, shown, waiting, waiting],
        [gone, gone, shown, waiting], [gone, gone, gone, shown],
      ])
  }

  @Test("attention set by the app pauses every countdown")
  func attention() {
    let stage = Stage()
    let handle = stage.present("hello", as: .brief)
    stage.advance(600)
    stage.presenter.setAttention(.keyboardOpen, isPresent: true)
    stage.advance(5000)
    #expect(handle.state.isShown)
    stage.presenter.setAttention(.keyboardOpen, isPresent: false)
    stage.advance(400)
    #expect(handle.state.isShown)
    stage.advance(300)
    #expect(handle.result == .dismissed(.timedOut))
  }
}
