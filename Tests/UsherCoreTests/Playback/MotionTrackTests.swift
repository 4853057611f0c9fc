import Testing

@testable import UsherCore

@Suite("Motion tracks")
struct MotionTrackTests {
  private static let list = LaneSettings(capacity: 3, arrangement: .list(spacing: 10))
  private static let lasting = OverlayConfiguration.plain(lifetime: .infinite)

  @Test("an entrance is sampled from its first frame to its end, inclusive")
  func entrance() throws {
    let engine = OverlayEngine.entering()
    let track = try #require(engine.motionTrack(of: .first, from: .ms(0)))
    #expect(track.start == .ms(0))
    #expect(track.end == .ms(200))
    #expect(track.samples.count == 25)
    #expect(track.interval == .nanoseconds(8_333_333))
    #expect(track.moment(of: 12) == .ms(100))
    #expect(track.samples[12] == engine.only(at: 100))
    #expect(track.samples.last == engine.only(at: 5000))
    #expect(track.samples.map(\.offset.dy) == track.samples.map(\.offset.dy).sorted())
  }

  @Test("values between two samples are interpolated, and values outside the track are constant")
  func between() throws {
    let overlay = OverlayConfiguration.plain(
      entrance: OverlayTransition(slide: .linear(200), scale: .linear(200), fade: .linear(200))
    ).with(\.backdrop, Backdrop(fadeIn: .linear(200)))
    let engine = OverlayEngine.entering(overlay)
    let track = try #require(engine.motionTrack(of: .first, from: .ms(0), framesPerSecond: 10))
    #expect(track.samples.count == 3)
    for time in [-50, 0, 30, 99, 100, 101, 150, 200, 9000] {
      let (looks, placed) = (track.looks(at: .ms(time)), engine.only(at: time))
      #expect(isClose(looks.offset.dy, placed?.offset.dy ?? .nan))
      #expect(isClose(looks.scale, placed?.scale ?? .nan))
      #expect(isClose(looks.opacity, placed?.opacity ?? .nan))
      #expect(isClose(looks.scrim?.opacity ?? .nan, placed?.scrim?.opacity ?? .nan))
    }
    #expect(
      [-1, 0, 1, 2, 3].map { track.moment(of: $0) } == [0, 0, 100, 200, 200].map { .ms($0) })
  }

  @Test(
    "an invalid sampling rate is corrected",
    arguments: [
      (.nan, 25), (0, 2), (-3, 2), (10, 3), (.infinity, 201), (1e300, 201),
    ] as [(Double, Int)])
  func rates(rate: Double, count: Int) {
    let track = OverlayEngine.entering()
      .motionTrack(of: .first, from: .ms(0), framesPerSecond: rate)
    #expect(track?.samples.count == count)
  }

  @Test("the samples of a very long motion are further apart")
  func long() throws {
    let engine = OverlayEngine.entering(
      .plain(entrance: OverlayTransition(slide: .linear(60_000))))
    let track = try #require(engine.motionTrack(of: .first, from: .ms(0)))
    #expect(track.samples.count == MotionTrack.maximumSampleCount)
    #expect(track.interval == .milliseconds(50))
    #expect(track.end == .ms(60_000))
  }

  @Test("a track that is created late contains only the rest of the motion")
  func late() throws {
    let engine = OverlayEngine.entering()
    let track = try #require(engine.motionTrack(of: .first, from: .ms(150)))
    #expect(track.start == .ms(150))
    #expect(track.samples.count == 7)
    #expect(track.samples.first == engine.only(at: 150))
  }

  @Test("a track skips a delay, except for the frame before the first move")
  func delayed() throws {
    let engine = OverlayEngine.entering(
      .plain(
        entrance: OverlayTransition(
          slide: .linear(200).delayed(by: .seconds(30)),
          fade: .linear(0).delayed(by: .seconds(30)))))
    let track = try #require(
      engine.motionTrack(of: .first, from: .ms(0), framesPerSecond: 100))
    #expect(track.start == .ms(29_990))
    #expect(track.samples.count == 22)
    #expect(track.samples.first == engine.only(at: 0))
    #expect(track.samples.map(\.opacity) == [0, 0] + Array(repeating: 1, count: 20))
    #expect(engine.wakeup == .at(.ms(30_000)))
    #expect(engine.wakeup(playsMotion: true) == .at(track.end))
  }

  @Test("a track contains a scrim that fades in later, and a scrim that takes over another")
  func scrims() throws {
    let dimmed = Self.lasting.with(\.backdrop, Backdrop(fadeIn: .linear(400)))
    var engine = OverlayEngine.entering(dimmed)
    let coming = try #require(engine.motionTrack(of: .first, from: .ms(0), framesPerSecond: 10))
    #expect(coming.samples.map { percent($0.scrim?.opacity) } == [0, 25, 50, 75, 100])
    engine.prepare(
      [(1000, .timePassed)] + showing(.second, dimmed.with(\.precedence, .replace()), at: 1000))
    let taking = try #require(engine.motionTrack(of: .second, from: .ms(1000), framesPerSecond: 10))
    #expect(taking.samples.map { percent($0.scrim?.share) } == [0, 25, 50, 75, 100])
    #expect(taking.samples.map(\.scrim?.replaced.count) == [1, 1, 1, 1, 0])
    let nearly = taking.looks(at: .ms(1350)).scrim
    #expect(percent(nearly?.share) == 87 || percent(nearly?.share) == 88)
    #expect(nearly?.replaced.count == 1)
  }

  @Test(
    "an overlay that makes room has a track, and the host wakes when it ends")
  func makesRoom() throws {
    var engine = OverlayEngine.open(with: Self.list)
    engine.prepare(
      showing(.first, Self.lasting, at: 0) + [(1000, .timePassed)]
        + showing(.second, Self.lasting, at: 1000) + [(1200, .timePassed)])
    let track = try #require(engine.motionTrack(of: .first, from: .ms(1200)))
    #expect(track.samples.allSatisfy { $0.frame == track.samples[0].frame })
    #expect(track.samples.last?.offset == .zero)
    #expect(engine.wakeup == .nextFrame)
    #expect(engine.wakeup(playsMotion: true) == .at(track.end))
    _ = engine.receive(.timePassed, at: track.end)
    #expect(engine.wakeup(playsMotion: true) == .never)
    #expect(engine.motionTrack(of: .first, from: track.end) == nil)
  }

  @Test("an overlay that is at rest, removed or unknown has no track")
  func none() {
    var engine = OverlayEngine.resting(Self.lasting)
    #expect(engine.motionTrack(of: .first, from: .ms(300)) == nil)
    #expect(engine.motionTrack(of: .stranger, from: .ms(300)) == nil)
    #expect(OverlayEngine.entering().motionTrack(of: .first, from: .ms(200)) == nil)
    engine.prepare([(300, .dismissRequested(.all())), (400, .timePassed)])
    #expect(engine.motionTrack(of: .first, from: .ms(400)) == nil)
    engine.prepare([asking(.second, Self.lasting, at: 500)])
    #expect(engine.motionTrack(of: .second, from: .ms(500)) == nil)
  }

  @Test("a dragged overlay has no track until it is released")
  func dragged() {
    var engine = OverlayEngine.resting(Self.lasting)
    engine.prepare([pointer(.began, at: 300, y: 50), pointer(.moved, at: 400, y: 80)])
    #expect(engine.motionTrack(of: .first, from: .ms(400)) == nil)
    #expect(engine.wakeup(playsMotion: true) == .never)
    engine.prepare([pointer(.ended, at: 600, y: 80)])
    #expect(engine.motionTrack(of: .first, from: .ms(600)) != nil)
  }

  @Test("a dragged overlay has no track even while its place in a list changes")
  func draggedInList() {
    var engine = OverlayEngine.open(with: Self.list)
    engine.prepare(showing(.first, Self.lasting, at: 0))
    var free = engine
    let arrival = showing(.second, Self.lasting, at: 500)
    free.prepare(arrival)
    #expect(free.motionTrack(of: .first, from: .ms(510)) != nil)
    engine.prepare(
      arrival + [pointer(.began, at: 502, y: 50), pointer(.moved, at: 508, y: 80)])
    #expect(engine.motionTrack(of: .first, from: .ms(510)) == nil)
    #expect(engine.wakeup(playsMotion: true) == .nextFrame)
  }

  @Test("an overlay whose size changes is drawn in every frame")
  func resizing() throws {
    var engine = OverlayEngine.resting(Self.lasting)
    engine.prepare([(300, .measured(.first, OverlaySize(width: 380, height: 200)))])
    #expect(engine.motionTrack(of: .first, from: .ms(310)) == nil)
    #expect(engine.wakeup(playsMotion: true) == .nextFrame)
    engine.prepare([(5000, .timePassed)])
    #expect(engine.wakeup(playsMotion: true) == .never)
  }

  @Test("an overlay that grows and moves in a list has a track from the moment its size is final")
  func resized() throws {
    var engine = OverlayEngine.open(with: Self.list)
    engine.prepare(
      showing(.first, Self.lasting, at: 0) + [
        (1000, .timePassed), (1000, .measured(.first, OverlaySize(width: 380, height: 200))),
      ] + showing(.second, Self.lasting, at: 1200))
    let sized = try #require(engine.presentations.first?.adjustment?.sizeEnd)
    #expect(engine.motionTrack(of: .first, from: sized.advanced(by: .nanoseconds(-1))) == nil)
    #expect(engine.motionTrack(of: .first, from: sized)?.start == sized)
  }

  @Test("the scene changes until everything has settled")
  func changes() {
    var engine = OverlayEngine.entering(Self.lasting)
    #expect([0, 199].map { engine.changes(from: .ms($0)) } == [true, true])
    engine.prepare([(300, .timePassed)])
    #expect(!engine.changes(from: .ms(300)))
    #expect(!OverlayEngine().changes(from: .origin))
  }

  @Test("a track still matches if nothing that affects it has changed")
  func known() throws {
    var engine = OverlayEngine.open(capacity: 2)
    engine.prepare(showing(.first, Self.lasting, at: 0))
    let track = try #require(engine.motionTrack(of: .first, from: .ms(0)))
    engine.prepare(showing(.second, Self.lasting, at: 100))
    #expect(engine.isPlaying(track))
    var dismissed = engine
    dismissed.prepare([(150, .dismissRequested(.overlay(.first)))])
    #expect(!dismissed.isPlaying(track))
    var dragged = engine
    dragged.prepare([pointer(.began, at: 150, y: 50), pointer(.moved, at: 160, y: 20)])
    #expect(!dragged.isPlaying(track))
    var turned = engine
    turned.prepare([
      (
        150,
        .viewportChanged(
          OverlayViewport(
            size: OverlaySize(width: 400, height: 800),
            safeArea: Insets(horizontal: 0, vertical: 40)))
      )
    ])
    #expect(!turned.isPlaying(track))
    engine.prepare([(200, .timePassed)])
    #expect(!engine.isPlaying(track))
  }

  private func percent(_ share: Double?) -> Int? {
    share.map { Int(($0 * 100).rounded()) }
  }
}
