/// The engine's record of one shown overlay.
///
/// Only this type's mutating functions change it.
package struct Presentation: Equatable, Sendable {
  /// The request, with the overlay's values.
  ///
  /// The waiting line uses the same object, so a turn copies nothing.
  package private(set) var entry: WaitingLine.Entry {
    didSet {
      planDeadline()
      followFloor()
    }
  }
  /// The reason the overlay was admitted.
  package let admission: PendingState.Admission
  /// The floor on which the overlay had its turn.
  package let turnFloor: Floor
  /// The floor on which the overlay uses a place, in a lane with floors.
  ///
  /// An update changes it only if the overlay becomes modal, or stops being modal.
  // This is stored because each turn counts the overlays of a floor.
  private(set) var floor: Floor
  /// The overlay's size, or the size that it is changing to.
  package private(set) var size = OverlaySize.zero
  package private(set) var arranged = ArrangedPlace.alone
  /// The edge of the anchor next to which the overlay is placed.
  ///
  /// It is `nil` if the overlay has no anchor, and before the overlay's first size.
  package private(set) var anchorEdge: OverlayRect.Edge?
  /// The moment at which the overlay stops waiting for its anchor, or `nil` if it doesn't wait.
  package private(set) var anchorWaitEnd: Instant? {
    didSet { planDeadline() }
  }
  /// The position that the overlay left because of the focused area, or `nil` if it didn't move.
  package private(set) var avoidedFrom: OverlayPosition?
  /// The last animated change of size or place, or `nil` if there was none.
  package private(set) var adjustment: Adjustment?
  package private(set) var dimming = Dimming() {
    didSet { planDeadline() }
  }
  package internal(set) var resizing = Resizing.smooth
  /// The current phase.
  ///
  /// A function that changes the phase sets it only once.
  package internal(set) var phase: Phase {
    didSet { planDeadline() }
  }
  /// The user's attention to this overlay.
  ///
  /// `Step.attention` applies to all overlays.
  package internal(set) var attention: Attention = []
  /// The user's attention to any overlay of the same stack, or empty if the stack isn't expanded.
  ///
  /// If this overlay is a reply that a list hides, it is the attention to any overlay of the list.
  package internal(set) var shared: Attention = []
  /// The engine's reasons for hiding the overlay: a question, a full list, or its anchor.
  package internal(set) var hidden: Attention = []
  /// Whether a backdrop in front blocks the pointer.
  package private(set) var isShutOff = false
  /// The start of the entrance, or `nil` before the entrance.
  package private(set) var entranceStart: Instant? {
    didSet { planDeadline() }
  }
  /// The reason for a dismissal that is waiting for the minimum time, or `nil` if there is none.
  package internal(set) var postponed: DismissReason? {
    didSet { planDeadline() }
  }
  /// The countdown to resume when the overlay rests, or `nil` to start with the whole lifetime.
  ///
  /// It is set if the overlay was interrupted earlier, or if its exit was delayed before the
  /// countdown started.
  package internal(set) var resumed: Countdown?
  package private(set) var progress: Progress
  /// The number of times that merged requests have restarted the countdown.
  package internal(set) var restarts: Int
  /// The remaining fraction of the lifetime at the start of the exit.
  package internal(set) var timeLeftAtExit: Double?
  /// Whether the overlay is collapsed, and until when.
  ///
  /// An exiting overlay doesn't expand.
  package internal(set) var collapseState: CollapseState {
    didSet { planDeadline() }
  }
  /// The moment of the overlay's next due step, or `nil` if only an event can change the overlay.
  // This is stored because each event needs it, and computing it would copy the presentation. With
  // 20 shown overlays, an event would take twice as many instructions.
  private(set) var deadline: Instant?

  package enum Resizing: Equatable, Sendable, CaseIterable {
    /// The size changes with an animation.
    case smooth
    /// The size changes with the timing of the expansion.
    case expansion
    /// The size changes to a detent, with the spring of the swipe's pullback.
    case detent
    /// The size changes immediately, for example with the window.
    case immediate
  }

  /// Creates the record of an overlay at its turn.
  ///
  /// An interrupted overlay continues from its saved state.
  init(_ entry: WaitingLine.Entry, _ admission: PendingState.Admission = .turn) {
    self.entry = entry
    self.admission = admission
    turnFloor = entry.overlay.floor
    floor = turnFloor
    resumed = entry.interruption?.countdown
    progress = entry.interruption?.progress ?? .requested
    restarts = entry.interruption?.restarts ?? 0
    collapseState = entry.interruption?.collapseState.restarted ?? .collapsed(until: nil)
    phase = entry.overlay.hasCondition && entry.interruption == nil ? .checking : .measuring
    avoidedFrom = entry.interruption?.avoidedFrom
    // An update may have changed the position while the overlay was waiting.
    stayAcross()
  }

  typealias Index = Row<Presentation>.Index

  package var id: OverlayID { entry.id }

  package var arrival: Int { entry.arrival }

  package internal(set) var overlay: OverlayConfiguration {
    get { entry.overlay }
    set { entry = entry.updated(to: newValue) }
  }

  private mutating func followFloor() {
    let wanted = overlay.floor
    floor = wanted == .asking || turnFloor == .asking ? wanted : turnFloor
  }

  private mutating func planDeadline() {
    let end = phase.deadline
    guard phase.isStaying else {
      deadline = end.map { max($0, dimming.opacityEnd) }
      return
    }
    deadline = Self.earlier(Self.earlier(end, postponedUntil), collapseState.end)
    deadline = Self.earlier(deadline, anchorWaitEnd)
  }

  /// The moment at which the phase ends without an event, or a postponed dismissal starts.
  var due: Instant? { Self.earlier(phase.deadline, postponedUntil) }

  private static func earlier(_ first: Instant?, _ second: Instant?) -> Instant? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  var hasEntered: Bool { entranceStart != nil }

  var postponedUntil: Instant? {
    postponed == nil ? nil : entranceStart?.advanced(by: overlay.minimumTime)
  }

  /// Returns the pose at `now`, relative to the resting frame.
  func pose(at now: Instant, in viewport: OverlayViewport) -> Pose {
    switch phase {
    case .checking, .measuring, .resting: .resting
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _):
      motion.pose(at: now)
    case .dragged(let drag, _):
      drag.pose(in: viewport)
    }
  }

  func velocity(at now: Instant, in viewport: OverlayViewport) -> Pose.Velocity {
    switch phase {
    case .checking, .measuring, .resting: .zero
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _):
      motion.velocity(at: now)
    case .dragged(let drag, _):
      Pose.Velocity(offset: drag.velocity(at: now, in: viewport))
    }
  }

  /// Returns the resting frame.
  ///
  /// The result is meaningless before the overlay is measured.
  func restingFrame(in viewport: OverlayViewport) -> OverlayRect {
    restingFrame(of: size, in: viewport)
  }

  func restingFrame(of size: OverlaySize, in viewport: OverlayViewport) -> OverlayRect {
    let area = viewport.area(of: id)
    return anchoredPlace(of: size, in: area)?.frame ?? unanchoredFrame(of: size, in: area)
  }

  /// Returns the resting frame in the overlay's area, ignoring an anchor.
  func unanchoredFrame(of size: OverlaySize, in area: OverlayViewport) -> OverlayRect {
    overlay.restingFrame(of: size, in: area).moved(by: Vector(dx: 0, dy: arranged.shift))
  }

  /// The moment at which the overlay's adjustment and scrim stop changing.
  var adjusted: Instant {
    max(dimming.end, adjustment?.end ?? dimming.end)
  }

  /// Returns the next moment at which the appearance changes without an event.
  ///
  /// If the appearance is already changing, this is `now`. If only an event can change it, the
  /// result is `nil`.
  func nextChange(from now: Instant) -> Instant? {
    if adjusted > now || showsTimePassing(at: now) { return now }
    return phase.motion.map { max($0.firstMove, now) }
  }

  /// Changes the overlay's size.
  ///
  /// The appearance follows, with an animation if possible.
  mutating func resize(to size: OverlaySize, in step: Step) {
    defer {
      self.size = size
      // `resizing` applies to only one change of size.
      resizing = .smooth
    }
    guard adjustment != nil || hasEntered && size != self.size else { return }
    // An overlay that hasn't entered has an adjustment if it was hidden with its anchor.
    let timing = hasEntered ? resizingTiming(in: step) : .immediate
    adjust { $0.resize(to: size, by: timing, at: step.now) }
  }

  private func resizingTiming(in step: Step) -> Timing {
    // An exiting overlay has no time for an animation.
    guard phase.isStaying else { return .immediate }
    return switch resizing {
    case .immediate: .immediate
    case .smooth: step.adjustmentTiming
    case .expansion:
      step.preferences.reducesMotion
        ? .immediate : step.calm(overlay.expansion?.timing ?? step.adjustmentTiming)
    case .detent:
      motionPolicy(in: step).comingBack(on: overlay.swipe?.pullback.spring ?? .lively).timing
    }
  }

  /// Moves the overlay to another place in its lane's arrangement, with an animation.
  mutating func arrange(to place: ArrangedPlace, in step: Step) {
    guard place != arranged else { return }
    var marked = arranged
    marked.isSpread = place.isSpread
    // If only `isSpread` changes, the appearance doesn't change.
    if place == marked {
      arranged = place
      return
    }
    let way = Vector(dx: 0, dy: place.shift - arranged.shift)
    let fades = place.opacity != arranged.opacity
    arranged = place
    adjust {
      $0.move(by: way, by: step.adjustmentTiming, at: step.now)
      $0.scale(to: place.scale, by: step.adjustmentTiming, at: step.now)
    }
    // If the opacity stays the same, a fade in progress keeps its timing.
    if fades { fade(to: overlay.opacity, in: step) }
  }

  /// Animates a change of the overlay's opacity.
  ///
  /// If `timing` is `nil`, the timing of a change of place is used.
  mutating func fade(to opacity: Double, by timing: Timing? = nil, in step: Step) {
    let seen = hidden.contains(.anchorHidden) ? 0 : opacity * arranged.opacity
    adjust { $0.fade(to: seen, by: timing ?? step.adjustmentTiming, at: step.now) }
  }

  mutating func lie(at edge: OverlayRect.Edge?) { anchorEdge = edge }

  mutating func awaitAnchor(until end: Instant) { anchorWaitEnd = end }

  mutating func stopAwaitingAnchor() { anchorWaitEnd = nil }

  mutating func crossOver(to overlay: OverlayConfiguration) {
    avoidedFrom = self.overlay.placement
    self.overlay = overlay
  }

  /// Updates the position of an overlay that avoids the focused area.
  ///
  /// If an update sets the original position, the overlay stays at the opposite edge. If it sets a
  /// third position, or the overlay may no longer avoid the focused area, the original position is
  /// forgotten.
  mutating func stayAcross() {
    guard let avoidedFrom else { return }
    if !overlay.canAvoidFocus {
      self.avoidedFrom = nil
    } else if overlay.placement == avoidedFrom {
      overlay.placement = avoidedFrom.acrossTheHeight
    } else if overlay.placement != avoidedFrom.acrossTheHeight {
      self.avoidedFrom = nil
    }
  }

  /// Animates the overlay from its old place to its new place.
  ///
  /// `way` is the vector from the old place to the new place.
  mutating func move(by way: Vector, in step: Step) {
    guard way != .zero else { return }
    adjust { $0.move(by: way, by: step.adjustmentTiming, at: step.now) }
  }

  /// Animates the scrim's hole from `hole` to its current place.
  ///
  /// If `hole` is `nil`, the new hole opens from its center. If there is no new hole, `hole`
  /// closes.
  mutating func moveSpotlight(from hole: PlacedSpotlight?, in step: Step) {
    adjust { $0.moveSpotlight(from: hole, by: step.adjustmentTiming, at: step.now) }
  }

  /// Whether the overlay is being replaced, and its scrim is visible at `now`.
  func givesWay(at now: Instant) -> Bool {
    switch phase {
    case .exiting(_, .interrupted), .exiting(_, .dismissed(.replaced)):
      dimming.opacity(at: now) > 0
    case .checking, .measuring, .entering, .resting, .dragged, .returning, .exiting: false
    }
  }

  /// Removes the scrim, and returns its last appearance for the overlay that replaces this overlay.
  mutating func giveScrimAway(in step: Step) -> (opacity: Double, parts: [Scrim.Part]) {
    dimming.end(of: id, at: step.now)
  }

  /// Starts the scrim with the appearance of the replaced overlay's scrim.
  mutating func continueScrim(
    _ look: (opacity: Double, parts: [Scrim.Part]), by timing: Timing, in step: Step
  ) {
    dimming.resume(from: look, by: timing, at: step.now)
  }

  /// Ends an animated change of height, because a pointer grabs the overlay.
  ///
  /// - Returns: The difference between the visible height and the height of `size`, in points.
  mutating func holdHeight(at now: Instant) -> Double {
    guard let adjustment, adjustment.sizeEnd > now else { return 0 }
    let (visible, size) = (adjustment.size(at: now).height, size)
    adjust { $0.resize(to: size, by: .immediate, at: now) }
    return visible - size.height
  }

  private mutating func adjust(_ change: (inout Adjustment) -> Void) {
    var changed = adjustment ?? Adjustment(size: size, opacity: overlay.opacity)
    change(&changed)
    adjustment = changed
  }

  /// Reports a milestone, unless this or a later milestone has already been reported.
  mutating func tell(_ reached: Progress, in step: inout Step) {
    guard progress < reached, let milestone = reached.milestone else { return }
    progress = reached
    step.give(.notify(id, milestone))
  }

  mutating func beginEntrance(in step: Step) {
    entranceStart = step.now
    planExpansion(at: step.now)
    // The app draws its own scrims.
    if overlay.drawing == .host { dim(in: step) }
  }

  /// Fades the scrim in, or out if the overlay has no backdrop or its anchor is hidden.
  mutating func dim(in step: Step) {
    if let backdrop = overlay.backdrop, !hidden.contains(.anchorHidden) {
      dim(to: 1, by: backdrop.fadeIn, in: step)
    } else {
      dim(to: 0, by: overlay.backdrop?.fadeOut ?? .easeIn(.milliseconds(200)), in: step)
    }
  }

  /// Fades the scrim to an opacity, immediately if animations are disabled.
  mutating func dim(to opacity: Double, by timing: Timing, in step: Step) {
    dimming.dim(to: opacity, by: step.calm(timing), at: step.now)
  }
}

extension Presentation {
  mutating func shutOff(_ isShutOff: Bool) { self.isShutOff = isShutOff }

  /// Whether the user can interact with the overlay: it is visible, not exiting, and not blocked by
  /// a backdrop.
  var acceptsInput: Bool { phase.acceptsInput && !isShutOff }

  /// Whether the overlay is currently modal: keys and the focus stay inside it.
  var isModal: Bool {
    overlay.backdrop?.isModal == true && isTouchable && !hidden.contains(.anchorHidden)
  }

  /// Whether the host has built the overlay's content, or is about to build it.
  var isBuilt: Bool {
    switch phase {
    case .checking: false
    case .measuring, .entering, .resting, .dragged, .returning, .exiting: overlay.drawing == .host
    }
  }

  /// Whether the host draws the overlay, and the overlay is visible and not exiting.
  ///
  /// Unlike `acceptsInput`, this doesn't depend on backdrops in front of the overlay.
  var isTouchable: Bool { overlay.drawing == .host && phase.acceptsInput }
}

extension Presentation {
  package init(
    _ entry: WaitingLine.Entry, admission: PendingState.Admission, turnFloor: Floor,
    size: OverlaySize, arranged: ArrangedPlace, anchorEdge: OverlayRect.Edge?,
    anchorWaitEnd: Instant?, avoidedFrom: OverlayPosition?, adjustment: Adjustment?,
    dimming: Dimming, resizing: Resizing, phase: Phase, attention: Attention, shared: Attention,
    hidden: Attention, isShutOff: Bool, entranceStart: Instant?, postponed: DismissReason?,
    resumed: Countdown?, restarts: Int, progress: Progress, timeLeftAtExit: Double?,
    collapseState: CollapseState
  ) {
    self.entry = entry
    self.admission = admission
    self.turnFloor = turnFloor
    floor = turnFloor
    self.size = size
    self.arranged = arranged
    self.anchorEdge = anchorEdge
    self.anchorWaitEnd = anchorWaitEnd
    self.avoidedFrom = avoidedFrom
    self.adjustment = adjustment
    self.dimming = dimming
    self.resizing = resizing
    self.phase = phase
    self.attention = attention
    self.shared = shared
    self.hidden = hidden
    self.isShutOff = isShutOff
    self.entranceStart = entranceStart
    self.postponed = postponed
    self.resumed = resumed
    self.restarts = restarts
    self.progress = progress
    self.timeLeftAtExit = timeLeftAtExit
    self.collapseState = collapseState
    planDeadline()
    followFloor()
  }
}
