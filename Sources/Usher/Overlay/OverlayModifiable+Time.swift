public import UsherCore

/// The duration of an overlay, and the time before its turn.
extension OverlayModifiable {
  /// The time on screen after the entrance, four seconds by default.
  public var duration: OverlayDuration {
    get { settings[\.configuration.lifetime] }
    set { settings[\.configuration.lifetime] = newValue }
  }

  /// Sets the time on screen after the entrance.
  ///
  /// ```swift
  /// presenter.present(.toast("Saved").duration(.seconds(2)))
  /// presenter.present(.banner("No connection").duration(.infinite))
  /// ```
  public func duration(_ duration: OverlayDuration) -> Self {
    setting(\.configuration.lifetime, to: duration)
  }

  /// Sets the time on screen after the entrance.
  @_disfavoredOverload
  public func duration(_ duration: Duration) -> Self { self.duration(.timed(duration)) }

  /// The time before the overlay enters its queue, zero by default.
  public var delay: Duration {
    get { settings[\.configuration.delay] }
    set { settings[\.configuration.delay] = newValue }
  }

  /// Sets the time before the overlay enters its queue.
  public func delay(_ delay: Duration) -> Self { setting(\.configuration.delay, to: delay) }

  /// The time after which a waiting overlay expires, or `nil`, the default, for no limit.
  public var maximumWait: Duration? {
    get { settings[\.configuration.maximumWait] }
    set { settings[\.configuration.maximumWait] = newValue }
  }

  /// Sets the time after which a waiting overlay expires.
  public func maximumWait(_ wait: Duration?) -> Self {
    setting(\.configuration.maximumWait, to: wait)
  }

  /// Sets the time after which a waiting overlay expires, like `maximumWait(_:)`.
  public func expires(after wait: Duration) -> Self { maximumWait(wait) }

  /// The minimum time on screen, from the start of the entrance.
  ///
  /// If the app dismisses the overlay or its duration ends earlier, the exit starts after this
  /// time. Other dismissals don't wait, for example by the user or by a replacing overlay. The
  /// default is zero. If it is negative, the overlay or its update is refused.
  public var minimumDuration: Duration {
    get { settings[\.configuration.minimumTime] }
    set { settings[\.configuration.minimumTime] = newValue }
  }

  /// Sets the minimum time on screen, from the start of the entrance.
  public func minimumDuration(_ duration: Duration) -> Self {
    setting(\.configuration.minimumTime, to: duration)
  }

  /// The reasons that pause the countdown.
  ///
  /// By default, it contains all reasons.
  public var pauses: Attention {
    get { settings[\.configuration.pausesFor] }
    set { settings[\.configuration.pausesFor] = newValue }
  }

  /// Sets the reasons that pause the countdown.
  public func pauses(for reasons: Attention) -> Self {
    setting(\.configuration.pausesFor, to: reasons)
  }

  /// Sets whether the countdown pauses while the pointer is over the overlay, which is the default.
  public func pausesOnHover(_ pauses: Bool = true) -> Self {
    setting(\.pausesOnHover, to: pauses)
  }

  /// Whether a thin bar at the lower edge shows the remaining time, `false` by default.
  public var showsCountdown: Bool {
    get { settings[\.showsCountdown] }
    set { settings[\.showsCountdown] = newValue }
  }

  /// Sets whether a thin bar at the lower edge shows the remaining time.
  public func showsCountdown(_ shows: Bool = true) -> Self {
    setting(\.showsCountdown, to: shows)
  }

  /// The remaining time when a paused countdown resumes.
  ///
  /// By default, it is the time that remained before the pause.
  public var resumePolicy: CountdownResumePolicy {
    get { settings[\.configuration.resumePolicy] }
    set { settings[\.configuration.resumePolicy] = newValue }
  }

  /// Sets the remaining time when a paused countdown resumes.
  public func resumePolicy(_ resumePolicy: CountdownResumePolicy) -> Self {
    setting(\.configuration.resumePolicy, to: resumePolicy)
  }

  /// The expansion of an overlay that appears with a short form of its content, or `nil`, the
  /// default, for none.
  public var expansion: Expansion? {
    get { settings[\.configuration.expansion] }
    set { settings[\.configuration.expansion] = newValue }
  }

  /// Sets the expansion of an overlay that appears with a short form of its content.
  public func expansion(_ expansion: Expansion?) -> Self {
    setting(\.configuration.expansion, to: expansion)
  }
}

// The setting changes a value that a preset may have set.
extension OverlaySettings.Target {
  fileprivate var pausesOnHover: Bool {
    get { configuration.pausesFor.contains(.hover) }
    set {
      let others = configuration.pausesFor.subtracting(.hover)
      configuration.pausesFor = newValue ? others.union(.hover) : others
    }
  }
}
