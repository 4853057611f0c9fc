public import Foundation

/// An animator that can be paused, scrubbed, reversed and stopped.
///
/// While the animator is paused, its values follow `fractionComplete` linearly. After it resumes,
/// the whole timing curve applies to the rest of the animation.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing curve.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animations, in seconds.
  open private(set) var duration: Double
  /// The delay before the animations begin, in seconds.
  open private(set) var delay: Double = 0
  /// Whether moving views accept touches, as set when the changes are made.
  open var isUserInteractionEnabled = true
  /// Whether the app does its own hit testing, which has no effect in the stand-in.
  open var isManualHitTestingEnabled = false
  /// Whether the animations can be paused and stopped, which has no effect in the stand-in.
  open var isInterruptible = true
  /// Whether a paused animator is scrubbed linearly rather than along its timing curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active and paused at its end, without calling its completions.
  open var pausesOnCompletion = false
  /// The animator's state.
  open private(set) var state: UIViewAnimatingState = .inactive

  private let pace: CAMediaTimingFunction
  private var pending: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var tracks: [AnimatorTrack] = []
  private var motion = Motion.standing(Place())
  /// The timer for the end of the animations, held weakly because the clock retains it.
  private weak var timer: Timer?
  private var isTurned = false

  /// The position of the animations in time and on the curve.
  private struct Place {
    /// The fraction of the time.
    var fraction = 0.0
    /// The progress on the curve.
    var progress = 0.0
    /// The rest of the run at the time when the animator was paused, which is resumed unchanged, or
    /// `nil` after scrubbing.
    var course: Course?
  }

  /// A run from one position to an end.
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

  /// Creates an animator with a timing curve.
  ///
  /// If a spring defines its own duration, that duration replaces `duration`.
  public init(duration: Double, timingParameters: any UITimingCurveProvider) {
    self.timingParameters = timingParameters
    (pace, self.duration) = timingParameters.pace(lasting: max(duration, 0))
    super.init()
  }

  /// Creates an animator with a built-in curve.
  public convenience init(
    duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier.
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

  /// Creates an animator with a spring.
  public convenience init(
    duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
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

  /// Adds changes that begin after a fraction of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor), 0), 1)
    switch state {
    case .inactive: pending.append((animation, factor))
    case .active: collect(animation, delayFactor: factor)
    case .stopped: break
    }
  }

  /// Adds changes.
  ///
  /// Changes that are added to a running animator take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a callback that is called once at the end, with the final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func collect(_ changes: () -> Void, delayFactor: Double) {
    let fraction = self.fraction
    let begin =
      fraction == 0
      ? pace.solve(delayFactor) : progress + delayFactor * (1 - min(progress, 1))
    AnimatorBlock(
      duration: duration, allowsTouches: isUserInteractionEnabled
    ) { [weak self] layer, key, from in
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

  /// Whether the animations are running or waiting for their delay.
  open var isRunning: Bool {
    if case .running = motion { true } else { false }
  }

  /// Starts or resumes the animations.
  ///
  /// Does nothing for a stopped animator.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animations after a delay in seconds.
  open func startAnimation(afterDelay delay: Double) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { self.delay = max(delay, 0) }
    activate()
    go(pace: nil, factor: 0, delay: max(delay, 0))
  }

  /// Pauses the animations.
  ///
  /// An inactive animator becomes active at its beginning.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    guard case .running(var course) = motion else { return }
    var place = Place(fraction: fraction, progress: progress)
    // The elapsed time, from which the animation continues when it is resumed.
    course.start -= StandIn.now
    place.course = course
    stand(at: place)
  }

  /// Resumes paused animations with another timing curve.
  ///
  /// A duration factor of 0 stands for the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    go(pace: parameters?.pace(lasting: duration).function, factor: Double(durationFactor), delay: 0)
  }

  /// The completed fraction of the animations, from 0 to 1.
  ///
  /// Setting it on an inactive animator activates and pauses the animator.
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

  /// Whether the animations run backwards.
  ///
  /// Running animations reverse immediately.
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

  /// Stops the animations and stores the displayed values in the views.
  ///
  /// If the parameter is true, the animator becomes inactive without calling its completions. If it
  /// is false, the animator stays stopped until `finishAnimation(at:)` is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let place = Place(fraction: fraction, progress: progress)
    stand(at: place)
    for track in tracks { track.stop() }
    if withoutFinishing { clear() } else { state = .stopped }
  }

  /// Finishes a stopped animator with the values of a position, and calls the completions.
  ///
  /// UIKit raises an exception if the animator isn't stopped, but the stand-in ignores the call.
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
    // As in UIKit, the timer retains a running animator.
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

  /// The progress on the curve, which can be below 0 or above 1 for a spring.
  var progress: Double {
    switch motion {
    case .standing(let place): place.progress
    case .running(let course):
      course.progress
        + (course.target - course.progress) * course.pace.solve(course.share(at: StandIn.now))
    }
  }
}
