package import UsherCore

/// The environment of overlays, and the places of overlays in them.
extension Presenter {
  /// All covered areas of the window, as reported by the host and by the app.
  @_spi(Facades) public var allObstructions: [Obstruction] { covered.value }

  /// Calls `act` whenever `allObstructions` has changed, before any overlay moves, for as long as
  /// `owner` lives; `owner` is referenced weakly.
  @_spi(Facades) public func followObstructions(
    by owner: AnyObject, _ act: @escaping @MainActor () -> Void
  ) {
    covered.addObserver(owner, act)
  }

  /// The parts of the user's attention that concern every overlay, such as another app in front.
  @_spi(Facades) public var attention: Attention { common.value }

  /// Reports the user's attention as far as only the app knows, such as an open on-screen keyboard
  /// or assistive technology in use.
  ///
  /// Each overlay's `pausesFor` decides whether this pauses its countdown. Hosts report by
  /// themselves whatever they can detect.
  public func setAttention(_ attention: Attention, isPresent: Bool) {
    receive(.attentionChanged(attention, of: nil, isPresent: isPresent))
  }

  /// Stops an overlay's countdown as a drag does, or lets the countdown go on; ignored for an
  /// overlay that is not shown.
  @_spi(Facades) public func setHeld(_ isHeld: Bool, of id: OverlayID) {
    receive(.attentionChanged(.drag, of: id, isPresent: isHeld))
  }

  /// Calls `act` whenever `attention` has changed, for as long as `owner` lives; `owner` is
  /// referenced weakly.
  @_spi(Facades) public func followAttention(
    by owner: AnyObject, _ act: @escaping @MainActor () -> Void
  ) {
    common.addObserver(owner, act)
  }

  /// The system's appearance, contrast and accent as last reported by the host; light, standard and
  /// Usher's own before.
  ///
  /// Colors follow the system by themselves.
  public package(set) var traits: Traits {
    get { adapted.value }
    set { adapted.value = newValue }
  }

  /// Calls `act` whenever `traits` have changed, for as long as `owner` lives; `owner` is
  /// referenced weakly.
  @_spi(Facades) public func followTraits(
    by owner: AnyObject, _ act: @escaping @MainActor () -> Void
  ) {
    adapted.addObserver(owner, act)
  }

  /// The user's system-wide preferences, such as reduced motion, as last reported by the host.
  @_spi(Facades) public var preferences: Preferences { engine.preferences }

  /// Returns the frame in which an overlay rests, or will rest when it has appeared; `nil` until
  /// its size is known, once it has gone, and for an overlay that the app draws.
  @_spi(Facades) public func restingFrame(of id: OverlayID) -> OverlayRect? {
    engine.restingFrame(of: id)
  }
}

/// The whereabouts of the user.
extension Presenter {
  /// Whether the user is in front of the presenter's window.
  var isInFront: Bool { isVisible && !attention.contains(.appInactive) }

  /// Notes whether a window of the app is active, and lets every presenter follow.
  func appActivityChanged(isActive: Bool) {
    Defaults.current.isAppActive = isActive
    Defaults.current.presence.value += 1
  }

  /// Notes that the user may have come to the presenter's window, or left it.
  func presenceChanged() {
    if isInFront { for id in engine.shown { handles[id]?.request?.wasInFront = true } }
    Defaults.current.presence.value += 1
  }
}

extension Defaults {
  /// Whether the user has a window of the app in front: as a host knows it of all windows, else one
  /// with a presenter.
  @MainActor var isUserHere: Bool { isAppActive ?? open.contains { $0.isInFront } }
}
