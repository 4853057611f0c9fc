public import UsherCore

/// How an overlay appears and disappears.
extension OverlayModifiable {
  /// The entrance; by default, a slide over the edge on a spring.
  public var entrance: OverlayTransition {
    get { settings[\.configuration.entrance] }
    set { settings[\.configuration.entrance] = newValue }
  }

  /// Sets the entrance.
  ///
  /// ```swift
  /// presenter.present(.toast("Saved").entrance(.fade(duration: .milliseconds(300))).exit(.slide))
  /// ```
  public func entrance(_ transition: OverlayTransition) -> Self {
    setting(\.configuration.entrance, to: transition)
  }

  /// The exit, unless the user swipes the overlay away or another overlay replaces it; by default,
  /// a slide over the edge.
  public var exit: OverlayTransition {
    get { settings[\.configuration.exit] }
    set { settings[\.configuration.exit] = newValue }
  }

  /// Sets the exit.
  public func exit(_ transition: OverlayTransition) -> Self {
    setting(\.configuration.exit, to: transition)
  }

  /// The exit when another overlay replaces this one; `nil`, the default, for `exit`.
  public var replacedExit: OverlayTransition? {
    get { settings[\.configuration.replaced] }
    set { settings[\.configuration.replaced] = newValue }
  }

  /// Sets the exit when another overlay replaces this one; `nil` for `exit`.
  public func replacedExit(_ transition: OverlayTransition?) -> Self {
    setting(\.configuration.replaced, to: transition)
  }

  /// The motion for users who prefer reduced motion; a fade by default.
  public var reducedMotion: ReducedMotionPolicy {
    get { settings[\.configuration.reducedMotion] }
    set { settings[\.configuration.reducedMotion] = newValue }
  }

  /// Sets the motion for users who prefer reduced motion.
  public func reducedMotion(_ policy: ReducedMotionPolicy) -> Self {
    setting(\.configuration.reducedMotion, to: policy)
  }
}
