/// The engine's record of one overlay's life: its identity and its phase.
struct Presentation: Hashable, Sendable {
  /// What was asked for, as it stood in line: overlays are large, and it goes on sharing this one.
  private var entry: WaitingLine.Entry
  /// How it came to have its turn.
  let admission: Standing.Admission
  /// The size it has, or is going over to.
  private(set) var size = Size.zero
  /// Where it lies among those it is shown with.
  private(set) var arranged = ArrangedPlace.alone
  /// How its looks go over from an earlier size or place; `nil` until there was one.
  private(set) var adjustment: Adjustment?
  /// How its scrim comes and goes.
  var dimming = Dimming()
  /// How the next change of its size is seen.
  var resizing = Resizing.smooth
  /// Set by the transitions of this type alone, each once on any path.
  var phase: Phase
  /// What it is busy with, beside what every overlay is.
  var attention: Attention = []
  /// What those it lies in one pile with are busy with, where that spreads the pile out.
  var shared: Attention = []
  /// When its entrance began; `nil` before.
  private(set) var entered: Instant?
  /// Why it will go as soon as it has been up for its minimum time.
  var owed: DismissReason?
  /// The countdown it goes on with when it has arrived, after it was displaced or its exit delayed.
  var resumed: Countdown?
  private(set) var progress: Progress
  /// How much of its lifetime was left when it set out on its exit.
  var timeLeftAtExit: Double?
  /// Whether it shows its content folded; one on its way out does not unfold.
  var fold: Fold

  /// How a change of size is seen.
  enum Resizing: Hashable, Sendable {
    /// It grows or shrinks.
    case smooth
    /// It grows as it says itself.
    case unfolding
    /// It has the new size at once, as when the window has.
    case immediate
  }

  /// Its turn has come; one that was interrupted before goes on where it was.
  init(_ entry: WaitingLine.Entry, _ admission: Standing.Admission = .turn) {
    self.entry = entry
    self.admission = admission
    resumed = entry.interruption?.countdown
    progress = entry.interruption?.progress ?? .requested
    fold = entry.interruption?.fold.restarted ?? .folded(until: nil)
    phase = entry.overlay.asksFirst && entry.interruption == nil ? .asked : .measuring
  }

  var id: OverlayID { entry.id }
  /// Its place in the order of all requests.
  var arrival: Int { entry.arrival }
  var overlay: Overlay {
    get { entry.overlay }
    set { entry = entry.updated(to: newValue) }
  }

  /// When something happens to it by itself; `nil` where only an event can make it.
  var deadline: Instant? {
    guard phase.isStanding else { return phase.deadline.map { max($0, dimming.opacityEnd) } }
    return Self.earlier(due, fold.end)
  }

  /// When its phase ends by itself, or a dismissal that is owed begins.
  var due: Instant? { Self.earlier(phase.deadline, owedAt) }

  private static func earlier(_ first: Instant?, _ second: Instant?) -> Instant? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  /// Whether a person has seen it.
  var wasSeen: Bool { entered != nil }

  /// When a dismissal that waits for its minimum time may begin.
  var owedAt: Instant? {
    owed == nil ? nil : entered?.advanced(by: overlay.minimumTime)
  }

  /// Where it is posed at `now`, beside the way it rests.
  func pose(at now: Instant, in surroundings: Surroundings) -> Pose {
    switch phase {
    case .asked, .measuring, .resting: .resting
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _):
      motion.pose(at: now)
    case .dragged(let drag, _):
      drag.pose(in: surroundings.viewport)
    }
  }

  /// How fast its pose changes at `now`.
  func velocity(at now: Instant, in surroundings: Surroundings) -> Pose.Velocity {
    switch phase {
    case .asked, .measuring, .resting: .zero
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _):
      motion.velocity(at: now)
    case .dragged(let drag, _):
      Pose.Velocity(offset: drag.velocity(at: now, in: surroundings.viewport))
    }
  }

  /// Where it rests; meaningless while it is being measured.
  func restingFrame(in surroundings: Surroundings) -> Rect {
    restingFrame(of: size, in: surroundings.viewport)
  }

  /// Where it would rest at another size or in another viewport.
  func restingFrame(of size: Size, in viewport: Viewport) -> Rect {
    overlay.restingFrame(of: size, in: viewport)
      .moved(by: Vector(dx: 0, dy: arranged.shift))
  }

  /// When nothing about its looks changes by itself any more, but for its motion.
  var adjusted: Instant {
    max(dimming.end, adjustment?.end ?? dimming.end)
  }

  /// The next moment from `now` on at which it looks different by itself; `nil` where that is never.
  func nextChange(from now: Instant) -> Instant? {
    if adjusted > now || showsTimePassing(at: now) { return now }
    return phase.motion.map { max($0.firstMove, now) }
  }

  /// Has another size from now on; its looks go over to it, if they may.
  mutating func resize(to size: Size, at now: Instant, in surroundings: Surroundings) {
    defer {
      self.size = size
      // It was said of this answer alone, whatever came of it.
      resizing = .smooth
    }
    guard wasSeen, size != self.size || adjustment != nil else { return }
    let timing = resizingTiming(in: surroundings)
    adjust { $0.resize(to: size, by: timing, at: now) }
  }

  private func resizingTiming(in surroundings: Surroundings) -> Timing {
    // What is on its way out has no time left to grow.
    guard phase.isStanding else { return .immediate }
    return switch resizing {
    case .immediate: .immediate
    case .smooth: surroundings.adjustmentTiming
    case .unfolding:
      surroundings.preferences.reducesMotion
        ? .immediate : overlay.unfolding?.timing ?? surroundings.adjustmentTiming
    }
  }

  /// Lies elsewhere among its lane's overlays from now on; its looks go over there.
  mutating func arrange(to place: ArrangedPlace, at now: Instant, in surroundings: Surroundings) {
    guard place != arranged else { return }
    let way = Vector(dx: 0, dy: place.shift - arranged.shift)
    arranged = place
    adjust {
      $0.move(by: way, by: surroundings.adjustmentTiming, at: now)
      $0.rank(
        scale: place.scale, opacity: place.opacity, by: surroundings.adjustmentTiming, at: now)
    }
  }

  /// Has another place from now on, `way` from the old one; its looks go over to it.
  mutating func move(by way: Vector, at now: Instant, in surroundings: Surroundings) {
    guard way != .zero else { return }
    adjust { $0.move(by: way, by: surroundings.adjustmentTiming, at: now) }
  }

  /// Whether it is on its way out for another one, with a scrim that is still seen at `now`.
  func givesWay(at now: Instant) -> Bool {
    switch phase {
    case .exiting(_, .interrupted), .exiting(_, .dismissed(.replaced)):
      dimming.opacity(at: now) > 0
    case .asked, .measuring, .entering, .resting, .dragged, .returning, .exiting: false
    }
  }

  private mutating func adjust(_ change: (inout Adjustment) -> Void) {
    var changed = adjustment ?? Adjustment(size: size)
    change(&changed)
    adjustment = changed
  }

  /// Tells how far it has come, unless that, or more, was told before.
  mutating func tell(_ reached: Progress) -> [Command] {
    guard progress < reached, let milestone = reached.milestone else { return [] }
    progress = reached
    return [.notify(id, milestone)]
  }

  /// Sets out at `now`, in whatever way.
  mutating func enter(at now: Instant) {
    entered = now
    planUnfolding(at: now)
    // What the app draws has a scrim of the app's, if any.
    guard overlay.drawing == .host, let backdrop = overlay.backdrop else { return }
    dimming.dim(to: 1, by: backdrop.fadeIn, at: now)
  }

  /// The countdown of a rest that begins at `now`.
  func firstCountdown(at now: Instant, under common: Attention) -> Countdown {
    let isHeld = isHeld(under: common)
    guard let resumed else { return Countdown(overlay.lifetime, at: now, isHeld: isHeld) }
    return isHeld ? resumed.paused(at: now) : resumed.resumed(at: now)
  }
}
