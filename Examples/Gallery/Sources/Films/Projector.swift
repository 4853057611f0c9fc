internal import Usher
internal import UsherTesting

/// Plays a film on a stage, frame by frame, using the stage's manual clock.
@MainActor
package final class Projector {
  private let film: Film
  private let stage: any FilmStage
  private let connection: HostConnection
  private let hover = HoverTracker()
  private let eachFrame: (FilmLook, FilmPointer?) throws -> Void
  private var pointer: FilmPointer?

  /// The time between two samples of the pointer.
  private static let sampleLength = Film.frameLength / 2
  /// The offset from which the pointer moves when it appears.
  private static let arrival = Vector(dx: 56, dy: 72)

  /// Creates a projector.
  ///
  /// `eachFrame` is called with the appearance of each frame and the pointer.
  package init(
    of film: Film, on stage: any FilmStage,
    eachFrame: @escaping (FilmLook, FilmPointer?) throws -> Void
  ) {
    self.film = film
    self.stage = stage
    self.eachFrame = eachFrame
    connection = HostConnection(to: stage.presenter)
  }

  /// Plays the film from its first to its last cue.
  ///
  /// - Throws: The error of `eachFrame`, `Lost`, or `UnmetCondition` if a call doesn't reach the
  ///   state that its cue waits for.
  package func play() async throws {
    // A window for images has no animations, but the overlays still move.
    connection.preferencesChanged(to: Preferences())
    for cue in film.script() { try await play(cue) }
  }

  /// An error that is thrown if a cue's target doesn't exist.
  package struct Lost: Error, CustomStringConvertible {
    /// A description with the film and the cue.
    package let description: String
  }

  private func play(_ cue: Cue) async throws {
    switch cue {
    case .call(let until, let act):
      act(stage.presenter)
      try await stage.clock.wait { until(stage.presenter) }
    case .app(let state): stage.app = state
    case .rest(let duration): try await pass(duration) { _ in }
    case .point(let target, let duration): try await point(at: try place(of: target), in: duration)
    case .press: try await press()
    case .drag(let way, let duration, let isThrown):
      try await drag(by: way, in: duration, isThrown: isThrown)
    case .leave:
      try await pass(.milliseconds(200)) { pointer?.opacity = 1 - $0 }
      pointer = nil
      followHover()
    }
  }

  /// Lets time pass.
  ///
  /// For each sample, `each` is called with the elapsed fraction.
  private func pass(_ duration: Duration, each: (Double) -> Void) async throws {
    let samples = max(Int((duration / Self.sampleLength).rounded()), 1)
    for sample in 1...samples {
      stage.clock.advance(by: Self.sampleLength)
      connection.timePassed()
      each(Double(sample) / Double(samples))
      followHover()
      // The app's tasks run between two frames. Some continue on another thread. They have run when
      // a task with the lowest priority has run.
      for _ in 0..<40 {
        await Task.detached(priority: .background) {}.value
        await Task { @MainActor in }.value
      }
      if sample.isMultiple(of: 2) { try eachFrame(FilmLook(at: stage, with: pointer), pointer) }
    }
  }

  private func point(at end: OverlayPoint, in duration: Duration) async throws {
    let isThere = pointer != nil
    let start = pointer?.place ?? end.moved(by: Self.arrival)
    try await pass(duration) { share in
      let eased = share * share * (3 - 2 * share)
      pointer = FilmPointer(
        place: OverlayPoint(
          x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased),
        opacity: isThere ? 1 : min(share * 2, 1))
    }
  }

  private func press() async throws {
    guard let place = pointer?.place else { throw lost("nothing to press") }
    let button = button(at: place)
    pointer?.isDown = true
    stage.setPressed(true, at: place)
    if button == nil { send(.began) }
    try await pass(.milliseconds(160)) { _ in }
    pointer?.isDown = false
    stage.setPressed(false, at: place)
    if let button { stage.pressButton(button.number, of: button.id) } else { send(.ended) }
  }

  private func drag(by way: Vector, in duration: Duration, isThrown: Bool) async throws {
    guard let start = pointer?.place else { throw lost("nothing to drag") }
    pointer?.isDown = true
    send(.began)
    try await pass(.milliseconds(80)) { _ in }
    try await pass(duration) { share in
      let done = isThrown ? share * share : share * share * (3 - 2 * share)
      pointer?.place = start.moved(by: Vector(dx: way.dx * done, dy: way.dy * done))
      send(.moved)
    }
    send(.ended)
    pointer?.isDown = false
  }

  private func send(_ stage: PointerStage) {
    guard let pointer else { return }
    connection.pointerChanged(
      stage, PointerSample(position: pointer.place, time: self.stage.clock.now))
  }

  private func followHover() {
    guard pointer?.isDown != true else { return }
    hover.follow(
      pointer?.place, in: connection.scene(at: stage.clock.now), reportingTo: connection)
  }

  private func button(at place: OverlayPoint) -> (id: OverlayID, number: Int)? {
    for id in usable.reversed() {
      let number = stage.buttonFrames(of: id).firstIndex { $0.contains(place) }
      if let number { return (id, number) }
    }
    return nil
  }

  private func place(of target: Cue.Target) throws -> OverlayPoint {
    switch target {
    case .button(let number, let front):
      let frames = try stage.buttonFrames(of: overlay(front))
      guard frames.indices.contains(number) else { throw lost("no button \(number)") }
      return frames[number].besideWords
    case .overlay(let offset, let front):
      guard let frame = try stage.frame(of: overlay(front)) else { throw lost("no overlay") }
      return frame.middle.moved(by: offset)
    case .control(let control): return stage.frame(of: control).besideWords
    case .window(let x, let y):
      return OverlayPoint(x: film.size.width * x, y: film.size.height * y)
    }
  }

  /// The overlays that accept the pointer, from back to front.
  private var usable: [OverlayID] {
    connection.scene(at: stage.clock.now).overlays.filter(\.acceptsInput).map(\.id)
  }

  private func overlay(_ front: Cue.Front) throws -> OverlayID {
    let usable = usable
    guard usable.count > front.number else { throw lost("no overlay \(front.number)") }
    return usable[usable.count - 1 - front.number]
  }

  private func lost(_ words: String) -> Lost { Lost(description: "\(film.name): \(words)") }
}

extension OverlayPoint {
  fileprivate func moved(by way: Vector) -> OverlayPoint {
    OverlayPoint(x: x + way.dx, y: y + way.dy)
  }
}

extension OverlayRect {
  /// A point in a button at which the pointer doesn't cover the title.
  fileprivate var besideWords: OverlayPoint {
    OverlayPoint(x: minX + size.width * 0.8, y: minY + size.height * 0.7)
  }

  fileprivate var middle: OverlayPoint {
    OverlayPoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2)
  }
}
