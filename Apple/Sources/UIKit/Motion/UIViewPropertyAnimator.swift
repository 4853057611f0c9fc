public import Foundation

/// An animator of changes, which can be paused, moved by hand, turned round and stopped.
///
/// A standing animator moves its values evenly with `fractionComplete`; one that goes on after that takes its
/// whole pace for the rest of the way.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The seconds that the animations take.
  open private(set) var duration: Double
  /// The seconds before the animations begin.
  open private(set) var delay: Double = 0
  /// Whether moving views take touches; nothing here depends on that.
  open var isUserInteractionEnabled = true
  /// Whether hit tests are the app's own; nothing here depends on that.
  open var isManualHitTestingEnabled = false
  /// Whether the animations can be paused and stopped; nothing here depends on that.
  open var isInterruptible = true
  /// Whether a standing animator moves its values evenly, instead of by its pace.
  open var scrubsLinearly = true
  /// Whether the animator stays active and paused at its end, without calling anybody.
  open var pausesOnCompletion = false
  /// The state.
  open private(set) var state: UIViewAnimatingState = .inactive

  private let pace: CAMediaTimingFunction
  private var pending: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var tracks: [AnimatorTrack] = []
  private var motion = Motion.standing(Place())
  /// The timer of the end, which the clock keeps.
  private weak var timer: Timer?
  private var isTurned = false

  /// The progress of the animations.
  private struct Place {
    /// The share of the time.
    var fraction = 0.0
    /// The share of the way.
    var progress = 0.0
    /// The rest of the course when the animator was paused, for going on the same way; `nil` after a change by hand.
    var course: Course?
  }

  /// A way from one place to an end.
  private struct Course {
    var start: Double
    let seconds: Double
    let fraction: Double
    let progress: Double
    let target: Double
    let pace: CAMediaTimingFunction

    func share(at time: Double) -> Double {
      seconds > 0 ? min(max((time - start) / seconds, 0), 1) : 1
    }
  }

  private enum Motion {
    case standing(Place)
    case running(Course)
  }

  // MARK: Making

  /// Makes an animator of a pace; a spring of mass and stiffness replaces the duration.
  public init(duration: Double, timingParameters: any UITimingCurveProvider) {
    self.timingParameters = timingParameters
    (pace, self.duration) = timingParameters.pace(lasting: max(duration, 0))
    super.init()
  }

  /// Makes an animator of a built-in curve.
  public convenience init(
    duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a curve with two control points.
  public convenience init(
    duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a spring.
  public convenience init(
    duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Adding

  /// Adds changes, which begin after a share of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor), 0), 1)
    switch state {
    case .inactive: pending.append((animation, factor))
    case .active: collect(animation, delayFactor: factor)
    case .stopped: break
    }
  }

  /// Adds changes; those that are added on the way take the time that remains.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds what is called once at the end, with the place where the animations ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func collect(_ changes: () -> Void, delayFactor: Double) {
    let fraction = self.fraction
    let begin =
      fraction == 0
      ? pace.solve(delayFactor) : progress + delayFactor * (1 - min(progress, 1))
    AnimatorBlock(duration: duration) { [weak self] layer, key, from in
      guard let self, let to = layer.animatedValue(key) else { return nil }
      let former = self.tracks.first { $0.layer === layer && $0.key == key }
      self.tracks.removeAll { $0 === former }
      let track = AnimatorTrack(
        layer, key, origin: former?.origin ?? from, from: from, to: to, begin: begin,
        animator: self)
      self.tracks.append(track)
      return track
    }.collect(changes)
  }

  // MARK: Moving

  /// Whether the animations move, or wait for their delay.
  open var isRunning: Bool {
    if case .running = motion { true } else { false }
  }

  /// Starts the animations, or goes on with paused ones; without effect on a stopped animator.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animations after seconds.
  open func startAnimation(afterDelay delay: Double) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { self.delay = max(delay, 0) }
    activate()
    go(pace: nil, factor: 0, delay: max(delay, 0))
  }

  /// Pauses the animations; an inactive animator becomes active and stands at its beginning.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    guard case .running(var course) = motion else { return }
    var place = Place(fraction: fraction, progress: progress)
    // The elapsed time, for going on.
    course.start -= StandIn.now
    place.course = course
    stand(at: place)
  }

  /// Goes on with paused animations, by another pace and a share of the duration; 0 is for what remains.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    go(pace: parameters?.pace(lasting: duration).function, factor: Double(durationFactor), delay: 0)
  }

  /// The completed share of the animations, from 0 to 1; setting the value of an inactive animator pauses it there.
  open var fractionComplete: CGFloat {
    get { CGFloat(fraction) }
    set {
      guard state != .stopped else { return }
      activate()
      let fraction = min(max(Double(newValue), 0), 1)
      let place = Place(
        fraction: fraction, progress: scrubsLinearly ? fraction : pace.solve(fraction))
      let wasRunning = isRunning
      stand(at: place)
      if wasRunning { go(pace: nil, factor: 0, delay: 0) }
    }
  }

  /// Whether the animations move towards their beginning; those that run turn round at once.
  open var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned else { return }
      isTurned = newValue
      let place = Place(fraction: fraction, progress: progress)
      let wasRunning = isRunning
      stand(at: place)
      if wasRunning { go(pace: nil, factor: 0, delay: 0) }
    }
  }

  /// Stops the animations where they are, which becomes the views' own state; with `true` for good and without
  /// a call of anybody, with `false` until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let place = Place(fraction: fraction, progress: progress)
    stand(at: place)
    for track in tracks { track.stop() }
    if withoutFinishing { clear() } else { state = .stopped }
  }

  /// Ends a stopped animator with the values of a place, and calls the completions.
  ///
  /// UIKit raises an exception for an animator that is not stopped; here nothing happens.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  // MARK: Steps

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let added = pending
    pending = []
    for entry in added { collect(entry.changes, delayFactor: entry.delayFactor) }
  }

  private func stand(at place: Place) {
    timer?.invalidate()
    timer = nil
    motion = .standing(place)
  }

  private func go(pace: CAMediaTimingFunction?, factor: Double, delay: Double) {
    guard case .standing(let place) = motion else { return }
    let target = isTurned ? 0.0 : 1.0
    let course: Course
    if var former = place.course, pace == nil, factor == 0 {
      former.start += StandIn.now
      course = former
    } else {
      let remaining = abs(target - place.fraction) * duration
      course = Course(
        start: StandIn.now + delay, seconds: factor > 0 ? factor * duration : remaining,
        fraction: place.fraction, progress: place.progress, target: target,
        pace: pace ?? self.pace)
    }
    motion = .running(course)
    let wait = max(course.start + course.seconds - StandIn.now, 0)
    // The timer keeps a running animator, as UIKit does.
    let timer = Timer(timeInterval: wait, repeats: false) { _ in
      MainActor.assumeIsolated { self.arrive() }
    }
    self.timer = timer
    StandIn.run(timer)
  }

  private func arrive() {
    guard case .running(let course) = motion else { return }
    stand(at: Place(fraction: course.target, progress: course.target))
    guard !pausesOnCompletion else { return }
    end(at: course.target == 0 ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    for track in tracks { track.end(at: position) }
    let calls = completions
    clear()
    for call in calls { call(position) }
  }

  private func clear() {
    state = .inactive
    tracks = []
    completions = []
    pending = []
    isTurned = false
    stand(at: Place())
  }

  private var fraction: Double {
    switch motion {
    case .standing(let place): place.fraction
    case .running(let course):
      course.fraction + (course.target - course.fraction) * course.share(at: StandIn.now)
    }
  }

  /// The share of the way that is behind; a spring's may be beyond 0 and 1.
  var progress: Double {
    switch motion {
    case .standing(let place): place.progress
    case .running(let course):
      course.progress
        + (course.target - course.progress) * course.pace.solve(course.share(at: StandIn.now))
    }
  }
}
