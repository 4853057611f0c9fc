import Scripts
import Testing

@testable import UsherCore

@Suite("The law of playback")
struct PlaybackLawTests {
  @Test("each sample of a track equals the scene at its moment")
  func samples() {
    var tracks = 0
    for seed in Seeds.range(200) {
      var random = SplitMix(state: seed)
      var engine = OverlayEngine(random.arrangedLane())
      for timed in random.script() {
        _ = engine.receive(timed.event, at: .ms(timed.time))
        let from = Instant.ms(timed.time + random.pick(0, 0, random.int(in: 0...100)))
        let rate = random.pick(120, 60, random.double(in: 1...300))
        for id in engine.shown {
          guard let track = engine.motionTrack(of: id, from: from, framesPerSecond: rate) else {
            continue
          }
          tracks += 1
          if let fault = fault(of: track, from: from, rate: rate, in: engine) {
            Issue.record("seed \(seed) at \(timed.time), \(id): \(fault)")
            return
          }
        }
      }
    }
    #expect(tracks > 1000)
  }

  /// The fault of a track, or `nil` if there is none.
  private func fault(
    of track: MotionTrack, from: Instant, rate: Double, in engine: OverlayEngine
  ) -> String? {
    guard track.start >= from, track.start < track.end, track.samples.count >= 2,
      track.samples.count <= MotionTrack.maximumSampleCount
    else { return "\(track.samples.count) samples from \(track.start) to \(track.end)" }
    if track.samples.count < MotionTrack.maximumSampleCount,
      track.interval.inSeconds > 1 / rate + 1e-9
    {
      return "one sample every \(track.interval)"
    }
    for index in track.samples.indices {
      let moment = track.moment(of: index)
      let sample = track.samples[index]
      if sample != engine.looks(of: track.id, at: moment) { return "sample \(index) is \(sample)" }
      if track.looks(at: moment) != sample { return "sample \(index) is not found" }
    }
    let first = track.samples[0].showing(timeLeft: nil)
    if first != engine.looks(of: track.id, at: from)?.showing(timeLeft: nil) {
      return "it begins with another look"
    }
    let settled = engine.looks(of: track.id, at: track.end.advanced(by: .seconds(60)))
    if settled?.showing(timeLeft: nil) != track.samples.last?.showing(timeLeft: nil) {
      return "it does not end where it settles"
    }
    return engine.isPlaying(track) ? nil : "it is not known again"
  }

  @Test(
    "between two wakeups, a host that plays motion matches the scenes, or needs every frame")
  func playing() {
    var looked = 0
    for seed in Seeds.range(800) {
      var random = SplitMix(state: seed)
      var engine = OverlayEngine(random.arrangedLane())
      var host = PlayingHost()
      let script = random.script()
      for (index, timed) in script.enumerated() {
        let now = Instant.ms(timed.time)
        _ = engine.receive(timed.event, at: now)
        host.draw(engine, at: now)
        let next = index + 1 < script.count ? script[index + 1].time : timed.time + 100_000
        guard let last = end(of: engine, before: .ms(next), from: now) else { continue }
        for _ in 0..<4 {
          let span = now.duration(to: last).nanoseconds
          let moment = now.advanced(
            by: .nanoseconds(Int64(Double(span) * random.double(in: 0...1))))
          looked += 1
          guard agrees(host, with: engine, at: moment) else {
            Issue.record("seed \(seed) at \(timed.time), \(moment)")
            return
          }
        }
      }
    }
    #expect(looked > 5000)
  }

  /// The time until which no frame has to be drawn, or `nil` if every frame has to be drawn.
  private func end(of engine: OverlayEngine, before next: Instant, from now: Instant) -> Instant? {
    switch engine.wakeup(playsMotion: true) {
    case .nextFrame: nil
    case .never: next
    case .at(let deadline): min(max(deadline.advanced(by: .nanoseconds(-2)), now), next)
    }
  }

  private func agrees(_ host: PlayingHost, with engine: OverlayEngine, at moment: Instant) -> Bool {
    guard host.shown == engine.scene(at: moment).overlays.map(\.id) else { return false }
    return host.shown.allSatisfy { id in
      // Between two samples, a host knows only that the overlay is between them.
      let moment = host.sampled(id, at: moment)
      let (shown, present) = (host.looks(of: id, at: moment), engine.looks(of: id, at: moment))
      return shown?.showing(timeLeft: nil) == present?.showing(timeLeft: nil)
        && (!engine.isTimeSeen(on: id) || isClose(shown?.timeLeft ?? -1, present?.timeLeft ?? -1))
    }
  }

  @Test("a host that plays motion gets the same commands as a host that wakes for every frame")
  func commands() {
    var slept = 0
    for seed in Seeds.range(300) {
      var random = SplitMix(state: seed)
      let settings = random.arrangedLane()
      let script = random.script() + [(12_000, .timePassed)]
      var (each, playing) = (OverlayEngine(settings), OverlayEngine(settings))
      var expected: [OverlayCommand] = []
      var commands: [OverlayCommand] = []
      var (frame, woken) = (0, Instant.ms(0))
      for timed in script {
        while frame < timed.time {
          expected += each.receive(.timePassed, at: .ms(frame))
          frame += 16
        }
        expected += each.receive(timed.event, at: .ms(timed.time))
        while let next = playing.nextWakeup(after: woken), next <= .ms(timed.time) {
          commands += playing.receive(.timePassed, at: next)
          woken = next
          slept += 1
        }
        commands += playing.receive(timed.event, at: .ms(timed.time))
        woken = .ms(timed.time)
      }
      guard commands == expected && playing == each else {
        Issue.record("seed \(seed)")
        return
      }
    }
    #expect(slept > 300)
  }
}

extension OverlayEngine {
  /// The next time at which a host that plays motion calls the engine, or `nil` for never.
  fileprivate func nextWakeup(after last: Instant) -> Instant? {
    switch wakeup(playsMotion: true) {
    case .never: nil
    case .at(let deadline): max(deadline, last)
    case .nextFrame: last.advanced(by: .milliseconds(16))
    }
  }

  /// The placed overlay at a time, or `nil` if it isn't visible.
  fileprivate func looks(of id: OverlayID, at moment: Instant) -> PlacedOverlay? {
    scene(at: moment).overlays.first { $0.id == id }
  }

  /// Whether the time left is visible on an overlay.
  fileprivate func isTimeSeen(on id: OverlayID) -> Bool {
    presentations.contains { $0.id == id && $0.arranged.opacity > 0 }
  }
}

extension SplitMix {
  /// Random settings of a lane with overlays that may affect each other's places.
  fileprivate mutating func arrangedLane() -> LaneSettings {
    LaneSettings(
      capacity: pick(1, 2, 3),
      arrangement: pick(.layered, .list(spacing: 8), .collapsed(CollapsedStack(visibleCount: 2))))
  }
}
