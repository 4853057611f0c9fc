public import UsherCore

/// How long an overlay is shown, and how long it may wait.
extension OverlayModifiable {
  /// The time on screen, from the end of the entrance; four seconds by default.
  public var duration: OverlayDuration {
    get { settings[\.configuration.lifetime] }
    set { settings[\.configuration.lifetime] = newValue }
  }

  /// Sets the time on screen, from the end of the entrance.
  ///
  /// ```swift
  /// presenter.present(.toast("Saved").duration(.seconds(2)))
  /// presenter.present(.banner("No connection").duration(.infinite))
  /// ```
  public func duration(_ duration: OverlayDuration) -> Self {
    setting(\.configuration.lifetime, to: duration)
  }

  /// Sets the time on screen, from the end of the entrance.
  @_disfavoredOverload
  public func duration(_ duration: Duration) -> Self { self.duration(.timed(duration)) }

  /// The time before the overlay enters its queue; zero by default.
  public var delay: Duration {
    get { settings[\.configuration.delay] }
    set { settings[\.configuration.delay] = newValue }
  }

  /// Sets the time before the overlay enters its queue.
  public func delay(_ delay: Duration) -> Self { setting(\.configuration.delay, to: delay) }

  /// The time after which a waiting overlay expires; `nil`, the default, for no limit.
  public var maximumWait: Duration? {
    get { settings[\.configuration.maximumWait] }
    set { settings[\.configuration.maximumWait] = newValue }
  }

  /// Sets the time after which a waiting overlay expires; `nil` for no limit.
  public func maximumWait(_ wait: Duration?) -> Self {
    setting(\.configuration.maximumWait, to: wait)
  }

  /// Ends the request if the overlay can't be shown within a time, as `maximumWait(_:)` does.
  public func expires(after wait: Duration) -> Self { maximumWait(wait) }

  /// The time before which only the user dismisses the overlay; zero by default.
  public var minimumDuration: Duration {
    get { settings[\.configuration.minimumTime] }
    set { settings[\.configuration.minimumTime] = newValue }
  }

  /// Sets the time before which only the user dismisses the overlay.
  public func minimumDuration(_ duration: Duration) -> Self {
    setting(\.configuration.minimumTime, to: duration)
  }

  /// The reasons that pause the countdown; all by default.
  public var pauses: Attention {
    get { settings[\.configuration.pausesFor] }
    set { settings[\.configuration.pausesFor] = newValue }
  }

  /// Sets the reasons that pause the countdown.
  public func pauses(for reasons: Attention) -> Self {
    setting(\.configuration.pausesFor, to: reasons)
  }

  /// Sets whether the countdown pauses while the pointer is over the overlay, as by default.
  public func pausesOnHover(_ pauses: Bool = true) -> Self {
    setting(\.pausesOnHover, to: pauses)
  }

  /// Whether a thin bar at the lower edge shows the time that is left; `false` by default.
  public var showsCountdown: Bool {
    get { settings[\.showsCountdown] }
    set { settings[\.showsCountdown] = newValue }
  }

  /// Sets whether a thin bar at the lower edge shows the time that is left.
  public func showsCountdown(_ shows: Bool = true) -> Self {
    setting(\.showsCountdown, to: shows)
  }

  /// The time left when a paused countdown resumes; the time that was left by default.
  public var resumePolicy: CountdownResumePolicy {
    get { settings[\.configuration.resumePolicy] }
    set { settings[\.configuration.resumePolicy] = newValue }
  }

  /// Sets the time left when a paused countdown resumes.
  public func resumePolicy(_ resumePolicy: CountdownResumePolicy) -> Self {
    setting(\.configuration.resumePolicy, to: resumePolicy)
  }

  /// The growth of an overlay that appears with a shorter form of its content; `nil`, the default,
  /// for none.
  public var expansion: Expansion? {
    get { settings[\.configuration.expansion] }
    set { settings[\.configuration.expansion] = newValue }
  }

  /// Sets the growth of an overlay that appears with a shorter form of its content.
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
