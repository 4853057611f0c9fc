import Testing

@testable import UsherCore

@Suite("Tracks of the time left")
struct TimeLeftTrackTests {
  /// An overlay that enters until 200 ms, and rests for 1000 ms.
  private static let timed = OverlayConfiguration.plain(tap: .delayExit(by: .seconds(2)))
    .with(\.showsTimeLeft, true)

  private static func track(
    _ overlay: OverlayConfiguration = timed, _ events: [Timed] = [], from moment: Int
  ) -> TimeLeftTrack? {
    var engine = OverlayEngine.resting(overlay)
    engine.prepare(events)
    return engine.timeLeftTrack(of: .first, from: .ms(moment))
  }

  @Test("a countdown needs two keyframes and one wakeup")
  func even() throws {
    let track = try #require(Self.track(from: 450))
    #expect(track == TimeLeftTrack(start: .ms(450), share: 0.75, end: .ms(1200)))
    #expect(
      [0, 450, 825, 1200, 9000].map { track.share(at: .ms($0)) } == [0.75, 0.75, 0.375, 0, 0])
    let engine = OverlayEngine.resting(Self.timed)
    #expect(engine.wakeup(playsMotion: true) == .at(.ms(1200)))
  }

  @Test("a countdown has no track after its end")
  func ended() {
    #expect([1199, 1200, 1300].map { Self.track(from: $0) != nil } == [true, false, false])
  }

  @Test(
    "a countdown that was delayed by more than its length stays full until its length is left")
  func putOff() {
    let track = Self.track(from: 800)
    #expect(track?.share == 0.4)
    #expect(
      Self.track(Self.timed, tapping(at: 700, y: 50), from: 800)
        == TimeLeftTrack(start: .ms(2210), share: 1, end: .ms(3210)))
  }

  @Test("a paused, hidden, endless or future countdown has no track")
  func none() {
    #expect(Self.track(Self.timed, [pointer(.began, at: 700, y: 50)], from: 750) == nil)
    #expect(Self.track(Self.timed.with(\.showsTimeLeft, false), from: 450) == nil)
    #expect(Self.track(Self.timed.with(\.lifetime, .infinite), from: 450) == nil)
    #expect(Self.track(Self.timed.with(\.lifetime, .timed(.zero)), from: 200) == nil)
    #expect(Self.track(from: 1200) == nil)
    let entering = OverlayEngine.entering(Self.timed)
    #expect(entering.timeLeftTrack(of: .first, from: .ms(100)) == nil)
    #expect(entering.timeLeftTrack(of: .stranger, from: .ms(100)) == nil)
  }

  @Test("an overlay hidden by a stack has no track")
  func hidden() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: 2, arrangement: .collapsed(CollapsedStack(visibleCount: 1))))
    engine.prepare(
      showing(.first, Self.timed.with(\.lifetime, .timed(.seconds(60))), at: 0)
        + showing(.second, .plain(lifetime: .infinite), at: 0) + [(5000, .timePassed)])
    #expect(engine.timeLeftTrack(of: .first, from: .ms(5000)) == nil)
  }
}
