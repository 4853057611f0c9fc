internal import UsherCore

/// A recording of events that a host sends at 60 frames per second, for replay in a new engine.
struct Recording {
  private(set) var events: [(event: OverlayEvent, time: Instant)] = []
  private var engine: OverlayEngine
  private var now = Instant.origin

  init(capacity: Int = 1) {
    engine = OverlayEngine(LaneSettings(capacity: capacity))
    send(.viewportChanged(OverlayViewport(size: OverlaySize(width: 390, height: 844))))
  }

  /// Half a minute of an app with messages that time out, wait, and are dragged, swiped, tapped,
  /// pressed and dismissed.
  static let mixed: Recording = {
    var recording = Recording()
    var id = UInt64(0)
    for _ in 0..<3 {
      for offset: UInt64 in 1...6 {
        recording.send(
          .presentRequested(
            OverlayID(id + offset), OverlayConfiguration(priority: offset == 6 ? .high : .normal)))
      }
      // The message times out, and the urgent message appears.
      recording.pass(milliseconds: 6000)
      recording.drag(by: -10, frames: 12)
      recording.pass(milliseconds: 800)
      recording.drag(by: -60, frames: 8)
      recording.pass(milliseconds: 1200)
      recording.drag(by: 0, frames: 1)
      recording.pass(milliseconds: 1200)
      recording.send(.dismissRequested(.overlay(OverlayID(id + 5))))
      recording.send(.actionTaken(OverlayID(id + 3), ActionID(0), dismisses: true))
      recording.pass(milliseconds: 400)
      recording.send(.dismissRequested(.all()))
      recording.pass(milliseconds: 400)
      id += 6
    }
    return recording
  }()

  /// Replays the recording in a new engine, and returns the number of commands.
  func play() -> Int {
    var engine = OverlayEngine()
    var count = 0
    for (event, time) in events { count += engine.receive(event, at: time).count }
    return count
  }

  /// Replays the recording like a presenter, which requests the scene and the wakeup after each
  /// event.
  func playAsPresenter() -> Int {
    var engine = OverlayEngine()
    var (scene, spare) = (OverlayScene(), OverlayScene())
    var count = 0
    for (event, time) in events {
      count += engine.receive(event, at: time).count
      engine.draw(into: &spare, at: time)
      if spare != scene { swap(&scene, &spare) }
      if engine.wakeup == .never { count += 1 }
    }
    return count
  }

  private mutating func send(_ event: OverlayEvent) {
    var pending = [event]
    while !pending.isEmpty {
      let event = pending.removeFirst()
      events.append((event, now))
      for case .measure(let id, _) in engine.receive(event, at: now) {
        pending.append(.measured(id, OverlaySize(width: 366, height: 72)))
      }
    }
  }

  private mutating func pass(milliseconds: Int) {
    let end = now.advanced(by: .milliseconds(milliseconds))
    while now < end {
      switch engine.wakeup {
      case .never: now = end
      case .at(let due): now = min(max(due, now), end)
      case .nextFrame: now = min(now.advanced(by: Self.frame), end)
      }
      send(.timePassed)
    }
  }

  /// Presses a pointer on the top overlay and moves it frame by frame.
  ///
  /// A distance of zero is a tap.
  private mutating func drag(by distance: Double, frames: Int) {
    send(pointer(.began, y: 40))
    for frame in 1...frames {
      now = now.advanced(by: Self.frame)
      send(pointer(.moved, y: 40 + distance * Double(frame) / Double(frames)))
    }
    send(pointer(.ended, y: 40 + distance))
  }

  private func pointer(_ stage: PointerStage, y: Double) -> OverlayEvent {
    .pointerChanged(stage, PointerSample(position: OverlayPoint(x: 200, y: y), time: now))
  }

  private static let frame = Duration.nanoseconds(16_666_667)
}
