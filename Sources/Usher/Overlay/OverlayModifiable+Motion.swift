public import UsherCore

/// The transitions of an overlay.
extension OverlayModifiable {
  /// The entrance.
  ///
  /// By default, the overlay slides in from the edge with a spring.
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

  /// The exit, unless the user swipes the overlay or another overlay replaces it.
  ///
  /// By default, the overlay slides out over the edge.
  public var exit: OverlayTransition {
    get { settings[\.configuration.exit] }
    set { settings[\.configuration.exit] = newValue }
  }

  /// Sets the exit.
  public func exit(_ transition: OverlayTransition) -> Self {
    setting(\.configuration.exit, to: transition)
  }

  /// The exit if another overlay replaces this one, or `nil`, the default, to use `exit`.
  public var replacedExit: OverlayTransition? {
    get { settings[\.configuration.replaced] }
    set { settings[\.configuration.replaced] = newValue }
  }

  /// Sets the exit if another overlay replaces this one.
  public func replacedExit(_ transition: OverlayTransition?) -> Self {
    setting(\.configuration.replaced, to: transition)
  }

  /// The motion if the user prefers reduced motion, a fade by default.
  public var reducedMotion: ReducedMotionPolicy {
    get { settings[\.configuration.reducedMotion] }
    set { settings[\.configuration.reducedMotion] = newValue }
  }

  /// Sets the motion if the user prefers reduced motion.
  public func reducedMotion(_ policy: ReducedMotionPolicy) -> Self {
    setting(\.configuration.reducedMotion, to: policy)
  }
}
