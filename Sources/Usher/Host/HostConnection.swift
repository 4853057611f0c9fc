public import UsherCore

/// The connection of a host to its presenter: the host's reports, and the questions that a host may
/// ask.
///
/// A presenter hands its host a connection in `OverlayHost.start(_:)`. The connection references
/// the presenter weakly. Once the presenter is released, and for a connection made by `init()`,
/// reports are ignored and questions are answered as for a presenter without overlays.
@MainActor
public struct HostConnection {
  private(set) weak var presenter: Presenter?

  /// Makes a connection to no presenter, for a host before its start.
  public init() {}

  /// Makes a connection to a presenter, for a tool that stands in for the presenter's host.
  public init(to presenter: Presenter) {
    self.presenter = presenter
  }

  /// Whether the presenter is still there; false for a connection made by `init()`.
  public var isConnected: Bool { presenter != nil }

  /// Sends an event to the presenter.
  private func send(_ event: OverlayEvent) {
    presenter?.receive(event)
  }
}

/// Reports of the host's environment.
extension HostConnection {
  /// Reports the area for overlays, as soon as the area is known and whenever it changes; no
  /// overlay is shown before the first report.
  public func viewportChanged(to viewport: OverlayViewport) {
    send(.viewportChanged(viewport))
  }

  /// Reports whether the area can be seen, as it cannot while the app is in the background; it can
  /// until the first report.
  ///
  /// Requests made while the area cannot be seen are shown from the moment it can.
  public func visibilityChanged(isVisible: Bool) {
    send(.visibilityChanged(isVisible: isVisible))
  }

  /// Reports whether a window of the app is active, also one without a presenter; until the first
  /// report, the windows with a presenter count, by their `Attention.appInactive`.
  public func appActivityChanged(isActive: Bool) {
    presenter?.appActivityChanged(isActive: isActive)
  }

  /// Reports the user's system preferences, at the start and whenever they change; only later
  /// motions follow them.
  public func preferencesChanged(to preferences: Preferences) {
    send(.preferencesChanged(preferences))
  }

  /// Reports the system's appearance, contrast and accent, at the start and whenever they change.
  public func traitsChanged(to traits: Traits) {
    presenter?.traits = traits
  }

  /// Reports the new size of an attached overlay whose content has changed by itself, or which the
  /// host measures later than it was asked to; a side outside the last proposal is clamped.
  public func sizeChanged(of id: OverlayID, to size: OverlaySize) {
    send(.measured(id, size))
  }

  /// Reports the new size of an attached overlay whose content has taken it without an animation.
  ///
  /// The overlay takes the size and its new place immediately. A side outside the last proposal is
  /// clamped.
  public func contentResized(of id: OverlayID, to size: OverlaySize) {
    send(.contentResized(id, size))
  }

  /// Reports that a reason to pause countdowns begins or ends, for a single overlay, or for all if
  /// `id` is `nil`.
  ///
  /// Ignored for an overlay that waits, and if nothing changes.
  public func attentionChanged(
    _ attention: Attention, of id: OverlayID? = nil, isPresent: Bool
  ) {
    send(.attentionChanged(attention, of: id, isPresent: isPresent))
  }

  /// Reports that the keyboard focus has come into an overlay, or has left the overlay, also if the
  /// host moved the focus itself.
  public func focusMoved(isInside: Bool, of id: OverlayID) {
    send(.focusMoved(id, isInside: isInside))
  }

  /// Reports that the user has typed into an overlay.
  public func textTyped(in id: OverlayID) {
    send(.textTyped(id))
  }

  /// Reports where an anchor is, that it cannot be seen, or that it has gone.
  ///
  /// Ignored for an anchor that the host is not asked to follow.
  public func anchorMoved(_ id: AnchorID, to visibility: AnchorVisibility) {
    send(.anchorMoved(id, visibility))
  }

  /// Reports where the app's focused field, the caret in it, or whatever else has the keyboard
  /// focus is; `nil` if nothing of the app's has the focus, or it cannot be seen.
  ///
  /// To be reported while overlays are shown, and before a new one is measured.
  public func focusedAreaChanged(to area: OverlayRect?) {
    send(.focusedAreaChanged(area))
  }

  /// Reports that the place of a single overlay has gone, such as the view of the app that the
  /// overlay lay in; the overlay ends at once.
  public func containerRemoved(for id: OverlayID) {
    send(.containerRemoved(id))
  }

  /// Reports that the time of a wakeup has come; harmless at any other time.
  public func timePassed() {
    send(.timePassed)
  }

  /// Reports that the window and all its contents have closed; the presenter refuses later
  /// requests.
  public func hostClosed() {
    send(.hostClosed)
  }

  /// Reports a problem, such as an image that cannot be shown, to the presenter's `onProblem`.
  public func report(_ problem: Problem) {
    presenter?.report(problem)
  }
}

/// Reports of the user's input.
extension HostConnection {
  /// Reports that a pointer went down, moved while down, or came up.
  public func pointerChanged(_ stage: PointerStage, _ sample: PointerSample) {
    send(.pointerChanged(stage, sample))
  }

  /// Reports a key that no widget has used.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isFocusBeside: Whether the focus is in a part of the window that the host does not
  ///     cover, so that a modal overlay which does not use the key leaves it to the app.
  /// - Returns: Whether an overlay uses the key; otherwise the key is for the app.
  public func keyPressed(_ key: Key, isFocusBeside: Bool = false) -> Bool {
    presenter?.press(key, isFocusBeside: isFocusBeside) ?? false
  }

  /// Reports a function key without a modifier, before any widget has used the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isFocusBeside: Whether the focus is nowhere in the part of the window that the host
  ///     covers, so that the key leads into a modal overlay, too.
  /// - Returns: Whether overlays use the key; otherwise the key is for the app.
  public func functionKeyPressed(_ key: FunctionKey, isFocusBeside: Bool = false) -> Bool {
    presenter?.press(key, isFocusBeside: isFocusBeside) ?? false
  }

  /// Reports that the user activated an overlay's backdrop without a pointer, such as by a screen
  /// reader's dismiss button.
  ///
  /// Counts as a tap on the backdrop. Ignored for an overlay without a backdrop.
  public func backdropUsed(_ id: OverlayID) {
    send(.backdropUsed(id))
  }

  /// Reports that the user activated a control of an overlay.
  ///
  /// - Parameters:
  ///   - action: The number of the button, in reading order; ignored if there is no such button.
  ///   - id: The overlay.
  ///   - dismisses: Whether the control dismisses the overlay.
  public func actionTaken(_ action: ActionID, in id: OverlayID, dismisses: Bool) {
    send(.actionTaken(id, action, dismisses: dismisses))
  }
}

/// Questions between two scenes.
extension HostConnection {
  /// Returns the scene at a moment of the host's clock, for a host that has drawn nothing since the
  /// last scene and needs, for example, the overlay under a pointer.
  public func scene(at moment: Instant) -> OverlayScene {
    presenter?.scene(at: moment) ?? OverlayScene()
  }

  /// Returns the front target at a point of the viewport now: an overlay, a backdrop or the app.
  public func hitTest(_ point: OverlayPoint) -> Hit {
    presenter?.hitTest(point) ?? .passThrough
  }
}

/// Questions of a host that plays motion instead of drawing every frame.
extension HostConnection {
  /// Returns the appearance of an overlay from a moment until it comes to rest, as evenly spaced
  /// samples.
  ///
  /// A host that plays motion asks with every scene, from its `displayTime`. A track is valid until
  /// the next scene; then `isPlaying(_:)` tells whether it may continue.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - moment: The moment at which the first frame is seen.
  ///   - framesPerSecond: The number of samples for each second, clamped to 1...1000; NaN counts as
  ///     120. If a track would have more than 1,201 samples, they are
  ///     further apart.
  /// - Returns: The track; `nil` if the overlay stands still, and if it must be drawn as each scene
  ///   has it, while a pointer moves it or its size changes.
  public func motionTrack(
    of id: OverlayID, from moment: Instant, framesPerSecond: Double = 120
  ) -> MotionTrack? {
    presenter?.engine.motionTrack(of: id, from: moment, framesPerSecond: framesPerSecond)
  }

  /// Whether an overlay still moves as a track says; the host may then continue to play the track.
  ///
  /// If `false`, the host asks for another track, or without one draws what the scene contains.
  public func isPlaying(_ track: MotionTrack) -> Bool {
    presenter?.engine.isPlaying(track) ?? false
  }

  /// Returns the rest of an overlay's lifetime from a moment on, for a bar that shows it.
  ///
  /// - Returns: The track; `nil` if no bar is shown, if the countdown is paused, and if the overlay
  ///   is invisible. The bar then stays as the scene has it.
  public func timeLeftTrack(of id: OverlayID, from moment: Instant) -> TimeLeftTrack? {
    presenter?.engine.timeLeftTrack(of: id, from: moment)
  }
}
