import Foundation

/// An animation that a layer runs.
struct RunningAnimation {
  let key: String
  let animation: CAAnimation

  /// The layer's time at which the animation begins.
  let begin: Double
  let transaction: TransactionGroup?
  var hasStarted = false
  var isFinished = false

  /// The layer's time at which the animation is over.
  var end: Double { AnimationTiming(animation).end(begin: begin) }
}

extension CALayer {
  /// Adds a copy of `animation`.
  ///
  /// One with the same key is replaced ("CALayer.add(_:forKey:)"). An animation without a begin
  /// time begins now.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    guard let animation = animation.copy() as? CAAnimation else { return }
    let key = key ?? "animation-\(running.count)-\(StandIn.now)"
    removeAnimation(forKey: key)
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    let group = CATransaction.current
    group?.pending += 1
    let begin = animation.beginTime == 0 ? localTime(StandIn.now) : animation.beginTime
    running.append(
      RunningAnimation(key: key, animation: animation, begin: begin, transaction: group))
    StandIn.noteAnimated(self)
  }

  public func removeAnimation(forKey key: String) {
    let removed = running.filter { $0.key == key }
    running.removeAll { $0.key == key }
    removed.forEach { finish($0, completed: false) }
  }

  public func removeAllAnimations() {
    let removed = running
    running = []
    removed.forEach { finish($0, completed: false) }
  }

  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.map(\.key)
  }

  /// What is seen of the layer at present; `nil` for a layer that was never in a window, whose tree nobody
  /// sees ("CALayer.presentation()").
  public func presentation() -> CALayer? {
    if source != nil { return self }
    return isInWindow ? seen(at: StandIn.now) : nil
  }

  public func convertTime(_ time: Double, from layer: CALayer?) -> Double {
    localTime(layer?.outerTime(time) ?? time)
  }

  public func convertTime(_ time: Double, to layer: CALayer?) -> Double {
    let time = outerTime(time)
    return layer?.localTime(time) ?? time
  }

  /// A copy of the layer with the values that its animations give it at the clock's time `time`.
  func seen(at time: Double) -> CALayer {
    let copy = emptyCopy()
    copy.copyValues(from: self)
    copy.source = self
    let local = localTime(time)
    for run in running {
      let timing = AnimationTiming(run.animation)
      guard let moment = timing.moment(at: local, begin: run.begin) else { continue }
      run.animation.apply(to: copy, at: moment.progress, elapsed: moment.elapsed)
    }
    return copy
  }

  /// Whether the layer's tree is a window's.
  var isInWindow: Bool {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer.delegate is UIWindow
  }

  /// Begins the default animation for a change, where an action says so: for layers of views inside
  /// of an animation block, for others always unless actions are disabled.
  ///
  /// Layers that nobody has seen yet change at once.
  func changed(_ key: String, from old: Any?) {
    guard source == nil, superlayer != nil || delegate != nil, !CATransaction.disableActions(),
      isInWindow
    else { return }
    guard let action = action(forKey: key) else { return }
    if let animation = action as? CABasicAnimation {
      if animation.keyPath == nil { animation.keyPath = key }
      if animation.fromValue == nil {
        let isRunning = running.contains { $0.key == key }
        animation.fromValue = isRunning ? seen(at: StandIn.now).animatedValue(key) : old
      }
    }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// The layer's time at the clock's time `time`.
  func localTime(_ time: Double) -> Double {
    let outer = superlayer?.localTime(time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// The clock's time at the layer's time `time`; for a layer that stands still, when it began.
  func outerTime(_ time: Double) -> Double {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.outerTime(outer) ?? outer
  }

  /// Ends what is over and starts what has begun.
  ///
  /// Animations of layers that nobody sees end early.
  func settleAnimations() {
    // Times that were converted back and forth may differ by less.
    let local = localTime(StandIn.now) + 1e-9
    let isSeen = isInWindow
    for index in running.indices where !running[index].hasStarted && running[index].begin <= local {
      running[index].hasStarted = true
      let animation = running[index].animation
      if let delegate = animation.delegate {
        StandIn.runLater { delegate.animationDidStart(animation) }
      }
    }
    let over = running.filter { !isSeen || ($0.end <= local && !$0.isFinished) }
    for run in over { finishOver(run, completed: isSeen) }
  }

  private func finishOver(_ run: RunningAnimation, completed: Bool) {
    if run.animation.isRemovedOnCompletion || !completed {
      running.removeAll { $0.key == run.key }
    } else if let index = running.firstIndex(where: { $0.key == run.key }) {
      running[index].isFinished = true
    }
    finish(run, completed: completed)
  }

  private func finish(_ run: RunningAnimation, completed: Bool) {
    guard !run.isFinished else { return }
    let animation = run.animation
    if let delegate = animation.delegate {
      StandIn.runLater { delegate.animationDidStop(animation, finished: completed) }
    }
    run.transaction?.finishOne(completed: completed)
  }
}
