import Testing
import Usher
import UsherRecording
import UsherTesting

@testable import GalleryModel

@MainActor
@Suite("The recording player")
struct ReplayPlayerTests {
  private let host = HeadlessHost()
  private let presenter: Presenter

  init() {
    presenter = Presenter(host: host)
    presenter.recording.keepsTitles = true
  }

  /// Returns a player for two consecutive messages of a second each.
  private func player() throws -> ReplayPlayer {
    for title in ["First", "Second"] {
      presenter.present(
        .notification(title: title).duration(.seconds(1)).entrance(.fadeIn).exit(.fadeOut))
    }
    host.clock.advance(by: .seconds(6))
    return ReplayPlayer(try Recording(presenter.recording.data()))
  }

  @Test("the player lists shown and waiting requests with their reasons at each moment")
  func pendingStates() throws {
    var player = try player()
    let whole = player.replay.start.duration(to: player.replay.end) / .seconds(1)
    player.go(to: 0.6 / whole)
    #expect(abs(player.seconds - 0.6) < 0.001)
    #expect(player.pendingStates == ["First: resting", "Second: waiting, lane full: First"])
    #expect(player.scene.overlays.count == 1)
    #expect(player.bounds == OverlayRect(x: 0, y: 0, width: 390, height: 844))
    #expect(player.timeline.now == player.timeline.rows[1].spans.last?.end)
    #expect(player.timeline.rows.map(\.spans.count) == [2, 1])
    player.go(to: 2 / whole)
    #expect(player.pendingStates == ["Second: resting"])
    #expect(player.timeline.rows.first?.end?.reason == "timed out")
    player.go(to: 1)
    #expect(player.pendingStates.isEmpty && player.scene.overlays.isEmpty)
  }

  @Test("playback runs at a tenth of the speed by default, and stops at the end")
  func speeds() throws {
    var player = try player()
    player.pass(.seconds(1))
    #expect(player.seconds == 0)
    player.toggle()
    player.pass(.seconds(1))
    #expect(abs(player.seconds - 0.1) < 0.001)
    player.speed = .quarter
    player.pass(.seconds(1))
    #expect(abs(player.seconds - 0.35) < 0.001)
    player.speed = .full
    player.pass(.seconds(1))
    #expect(abs(player.seconds - 1.35) < 0.001)
    player.pass(.seconds(60))
    #expect(player.share == 1 && !player.isPlaying)
    player.toggle()
    #expect(player.share == 0 && player.isPlaying)
  }

  @Test("steps move to the next or previous moment with an event")
  func steps() throws {
    var player = try player()
    var moments = [player.seconds]
    while player.share < 1 {
      player.stepForward()
      moments.append(player.seconds)
    }
    #expect(moments == moments.sorted() && Set(moments).count == moments.count)
    player.stepForward()
    #expect(player.share == 1)
    var back = [player.seconds]
    while player.share > 0 {
      player.stepBack()
      back.append(player.seconds)
    }
    #expect(back == moments.reversed())
    player.stepBack()
    #expect(player.share == 0)
  }
}
