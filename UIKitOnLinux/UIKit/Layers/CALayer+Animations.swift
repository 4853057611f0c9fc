import Foundation

/// A running animation of a layer.
struct RunningAnimation {
  let key: String
  let animation: CAAnimation

  /// The layer time at which the animation begins.
  let begin: Double
  let transaction: TransactionWait
  var hasStarted = false
  var isFinished = false

  /// The layer time at which the animation ends.
  var end: Double { AnimationTiming(animation).end(begin: begin) }
}

extension CALayer {
  /// Adds a copy of `animation`.
  ///
  /// An animation with the same key is replaced ("CALayer.add(_:forKey:)"). An animation without a
  /// begin time begins now.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    guard let animation = animation.copy() as? CAAnimation else { return }
    let key = key ?? "animation-\(running.count)-\(StandIn.now)"
    removeAnimation(forKey: key)
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    let wait = CATransaction.wait
    wait.add()
    let begin = animation.beginTime == 0 ? localTime(StandIn.now) : animation.beginTime
    running.append(
      RunningAnimation(key: key, animation: animation, begin: begin, transaction: wait))
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

  /// Returns a copy with the values displayed at present, or `nil` for a layer outside of any
  /// window ("CALayer.presentation()").
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

  /// Returns a copy of the layer with the values of its animations at the clock's time `time`.
  ///
  /// If `before` is given, the copy has the former value of the changed property.
  func seen(at time: Double, before change: (key: String, from: AnimatedValue)? = nil) -> CALayer {
    let copy = emptyCopy()
    copy.copyValues(from: self)
    copy.source = self
    if let change { copy.setAnimatedValue(change.from, change.key) }
    let local = localTime(time)
    for run in running {
      let timing = AnimationTiming(run.animation)
      guard let moment = timing.moment(at: local, begin: run.begin) else { continue }
      run.animation.apply(to: copy, at: moment.progress, elapsed: moment.elapsed)
    }
    copy.opacity = min(max(copy.opacity, 0), 1)
    return copy
  }

  /// Returns the displayed value of a property right before its change from `former`.
  func seen(_ key: String, before former: AnimatedValue) -> AnimatedValue? {
    let isRunning = running.contains { run in
      let path = (run.animation as? CAPropertyAnimation)?.keyPath
      return path == key || path?.hasPrefix(key + ".") ?? false
    }
    return isRunning ? seen(at: StandIn.now, before: (key, former)).animatedValue(key) : former
  }

  /// Whether an animation runs that refuses touches to the animated view.
  var refusesTouches: Bool {
    running.contains { $0.animation.refusesTouches && !$0.isFinished }
  }

  /// Whether the layer belongs to a window's tree.
  var isInWindow: Bool {
    var layer = self
    while let next = layer.superlayer ?? layer.masked { layer = next }
    return layer.delegate is UIWindow
  }

  /// Starts the action for a change: inside an animation block for layers of views, always for
  /// other layers, unless actions are disabled.
  ///
  /// Layers outside of a window change without animation.
  func changed(_ key: String, from old: Any?) {
    StandIn.hasChanged = true
    guard source == nil, superlayer != nil || delegate != nil, !CATransaction.disableActions(),
      isInWindow
    else { return }
    guard let action = action(forKey: key) else { return }
    if let animation = action as? CABasicAnimation {
      if animation.keyPath == nil { animation.keyPath = key }
      if animation.fromValue == nil, let former = AnimatedValue(old) ?? animatedValue(key)?.emptied
      {
        animation.fromValue = animation.isAdditive ? former : seen(key, before: former)
      }
    }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// Returns the layer time at the clock's time `time`.
  func localTime(_ time: Double) -> Double {
    let outer = superlayer?.localTime(time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the clock's time at the layer time `time`.
  ///
  /// For a layer with a speed of 0, it returns the time at which the layer begins.
  func outerTime(_ time: Double) -> Double {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.outerTime(outer) ?? outer
  }

  /// Starts animations that have begun, and ends animations that are over.
  ///
  /// Animations of layers outside of a window end early.
  func settleAnimations() {
    // The tolerance covers rounding errors of converted times.
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
    run.transaction.finishOne(completed: completed)
  }
}
