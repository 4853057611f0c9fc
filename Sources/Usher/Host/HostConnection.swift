public import UsherCore

/// The connection of a host to its presenter, for reports and queries.
///
/// A host gets its connection in `OverlayHost.start(_:)`. The connection references the presenter
/// weakly. After the presenter is released, reports are ignored, and queries return the same
/// results as for a presenter without overlays. The same is true for a connection created using
/// `init()`.
@MainActor
public struct HostConnection {
  private(set) weak var presenter: Presenter?

  /// Creates a connection without a presenter, for a host that hasn't started.
  public init() {}

  /// Creates a connection to a presenter, for a tool that replaces the presenter's host.
  public init(to presenter: Presenter) {
    self.presenter = presenter
  }

  /// Whether the presenter still exists.
  ///
  /// Always `false` for a connection created using `init()`.
  public var isConnected: Bool { presenter != nil }

  private func send(_ event: OverlayEvent) {
    presenter?.receive(event)
  }
}

/// Reports about the host's environment.
extension HostConnection {
  /// Reports the area for overlays, as soon as it is known and whenever it changes.
  ///
  /// Overlays are shown only after the first report.
  public func viewportChanged(to viewport: OverlayViewport) {
    send(.viewportChanged(viewport))
  }

  /// Reports whether the area is visible.
  ///
  /// It isn't visible while the app is in the background.
  ///
  /// Before the first report, the area is treated as visible. Requests that are made while it isn't
  /// visible are shown when it becomes visible.
  public func visibilityChanged(isVisible: Bool) {
    send(.visibilityChanged(isVisible: isVisible))
  }

  /// Reports whether a window of the app is active, including windows without a presenter.
  ///
  /// Before the first report, the presenter uses `Attention.appInactive` of the windows with a
  /// presenter.
  public func appActivityChanged(isActive: Bool) {
    presenter?.appActivityChanged(isActive: isActive)
  }

  /// Reports the user's system preferences, at the start and whenever they change.
  ///
  /// A change affects only later motions.
  public func preferencesChanged(to preferences: Preferences) {
    send(.preferencesChanged(preferences))
  }

  /// Reports the system's appearance, contrast and accent, at the start and whenever they change.
  public func traitsChanged(to traits: Traits) {
    presenter?.traits = traits
  }

  /// Reports the new size of an attached overlay.
  ///
  /// Use this if the content changed its size, or if the host measures later than requested. Sides
  /// outside the last proposal are clamped.
  public func sizeChanged(of id: OverlayID, to size: OverlaySize) {
    send(.measured(id, size))
  }

  /// Reports the new size of an attached overlay whose content was resized without an animation.
  ///
  /// The overlay gets its new size and position immediately. Sides outside the last proposal are
  /// clamped.
  public func contentResized(of id: OverlayID, to size: OverlaySize) {
    send(.contentResized(id, size))
  }

  /// Reports that a reason to pause countdowns starts or ends, for one overlay, or for all if `id`
  /// is `nil`.
  ///
  /// Ignored if the overlay is waiting, or if nothing changes.
  public func attentionChanged(
    _ attention: Attention, of id: OverlayID? = nil, isPresent: Bool
  ) {
    send(.attentionChanged(attention, of: id, isPresent: isPresent))
  }

  /// Reports that the keyboard focus moved into or out of an overlay, even if the host moved it.
  public func focusMoved(isInside: Bool, of id: OverlayID) {
    send(.focusMoved(id, isInside: isInside))
  }

  /// Reports that the user has typed into an overlay.
  public func textTyped(in id: OverlayID) {
    send(.textTyped(id))
  }

  /// Reports the position of an anchor, or that it is hidden or was removed.
  ///
  /// Ignored if the presenter hasn't asked the host to follow the anchor.
  public func anchorMoved(_ id: AnchorID, to visibility: AnchorVisibility) {
    send(.anchorMoved(id, visibility))
  }

  /// Reports the area of the app's focused field, its caret, or another focused view.
  ///
  /// It is `nil` if no view of the app has the focus, or if the view isn't visible. Report it while
  /// overlays are shown, and before a new overlay is measured.
  public func focusedAreaChanged(to area: OverlayRect?) {
    send(.focusedAreaChanged(area))
  }

  /// Reports that the container of an overlay was removed, for example a view that contains the
  /// overlay.
  ///
  /// The overlay ends immediately with `programmatic`, or with `cancelled` if it was never shown.
  /// Ignored if it has ended.
  public func containerRemoved(for id: OverlayID) {
    send(.containerRemoved(id))
  }

  /// Reports that a scheduled wakeup is due.
  ///
  /// It is harmless at any other time.
  public func timePassed() {
    send(.timePassed)
  }

  /// Reports that the window was closed with its contents.
  ///
  /// The presenter refuses later requests.
  public func hostClosed() {
    send(.hostClosed)
  }

  /// Reports a problem to the presenter's `onProblem`, for example an image that can't be shown.
  public func report(_ problem: Problem) {
    presenter?.report(problem)
  }
}

/// Reports about the user's input.
extension HostConnection {
  /// Reports that a pointer was pressed, moved while pressed, or released.
  public func pointerChanged(_ stage: PointerStage, _ sample: PointerSample) {
    send(.pointerChanged(stage, sample))
  }

  /// Reports a key that no native view has used.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isFocusBeside: Whether the focus is in a part of the window that the host doesn't cover. A
  ///     modal overlay then leaves an unused key to the app.
  /// - Returns: Whether an overlay uses the key. If `false`, the app gets the key.
  public func keyPressed(_ key: Key, isFocusBeside: Bool = false) -> Bool {
    presenter?.press(key, isFocusBeside: isFocusBeside) ?? false
  }

  /// Reports a function key without modifiers, before any native view has used it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isFocusBeside: Whether the focus is outside the part of the window that the host covers.
  ///     The key then also moves the focus into a modal overlay.
  /// - Returns: Whether overlays use the key. If `false`, the app gets the key.
  public func functionKeyPressed(_ key: FunctionKey, isFocusBeside: Bool = false) -> Bool {
    presenter?.press(key, isFocusBeside: isFocusBeside) ?? false
  }

  /// Reports that the user activated an overlay's backdrop without a pointer, for example using a
  /// screen reader's dismiss button.
  ///
  /// It is treated as a tap on the backdrop. Ignored if the overlay has no backdrop.
  public func backdropUsed(_ id: OverlayID) {
    send(.backdropUsed(id))
  }

  /// Reports that the user activated a control in an overlay.
  ///
  /// - Parameters:
  ///   - action: The number of the button, in reading order. Ignored if there is no such button.
  ///   - id: The overlay.
  ///   - dismisses: Whether the control dismisses the overlay.
  public func actionTaken(_ action: ActionID, in id: OverlayID, dismisses: Bool) {
    send(.actionTaken(id, action, dismisses: dismisses))
  }
}

/// Queries between two scenes.
extension HostConnection {
  /// Returns the scene at a moment of the host's clock.
  ///
  /// Use this if you haven't drawn since the last scene, for example to find the overlay below a
  /// pointer.
  public func scene(at moment: Instant) -> OverlayScene {
    presenter?.scene(at: moment) ?? OverlayScene()
  }

  /// Returns the frontmost target at a point of the viewport: an overlay, a backdrop or the app.
  public func hitTest(_ point: OverlayPoint) -> Hit {
    presenter?.hitTest(point) ?? .passThrough
  }
}

/// Queries for a host that plays motion instead of drawing every frame.
extension HostConnection {
  /// Returns the motion of an overlay from a moment until it rests, as evenly spaced samples.
  ///
  /// A host that plays motion requests the track with every scene, starting at `displayTime`. A
  /// track is valid until the next scene. Then `isPlaying(_:)` returns whether it may continue.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - moment: The moment at which the first frame is visible.
  ///   - framesPerSecond: The number of samples per second, clamped to 1...1000. NaN is treated as
  ///     120. The distance between samples increases if there would be more than 1,201.
  /// - Returns: The track, or `nil` if the overlay doesn't move. Also `nil` while a pointer moves
  ///   the overlay or its size changes, because each scene must be drawn then.
  public func motionTrack(
    of id: OverlayID, from moment: Instant, framesPerSecond: Double = 120
  ) -> MotionTrack? {
    presenter?.engine.motionTrack(of: id, from: moment, framesPerSecond: framesPerSecond)
  }

  /// Whether an overlay still moves according to a track, so that the host may continue to play it.
  ///
  /// If `false`, the host requests a new track. If there is none, it draws the scene.
  public func isPlaying(_ track: MotionTrack) -> Bool {
    presenter?.engine.isPlaying(track) ?? false
  }

  /// Returns the remaining lifetime of an overlay, starting at a moment, for a bar that shows it.
  ///
  /// The result is `nil` if there is no bar, if the countdown is paused, or if the overlay is
  /// invisible. The bar then remains as drawn in the scene.
  public func timeLeftTrack(of id: OverlayID, from moment: Instant) -> TimeLeftTrack? {
    presenter?.engine.timeLeftTrack(of: id, from: moment)
  }
}
