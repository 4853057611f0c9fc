package import UsherCore

/// The environment of overlays, and their frames.
extension Presenter {
  /// All covered areas of the window, from the host and the app.
  @_spi(Facades) public var allObstructions: [Obstruction] { covered.value }

  /// Calls `act` when `allObstructions` changes, before overlays move, while `owner` exists.
  ///
  /// `owner` isn't retained.
  @_spi(Facades) public func followObstructions(
    by owner: AnyObject, _ act: @escaping @MainActor () -> Void
  ) {
    covered.addObserver(owner, act)
  }

  /// The reasons that can pause all countdowns, for example another app in front.
  @_spi(Facades) public var attention: Attention { common.value }

  /// Reports a change of the user's attention that only the app knows.
  ///
  /// Examples are a custom on-screen keyboard and assistive technology. The overlay's `pauses`
  /// setting determines whether its countdown pauses. A reason lasts until the app or the host
  /// reports its end once, and also affects later overlays. Hosts report the changes that they
  /// detect.
  public func setAttention(_ attention: Attention, isPresent: Bool) {
    receive(.attentionChanged(attention, of: nil, isPresent: isPresent))
  }

  /// Pauses an overlay's countdown like a drag, or resumes it.
  ///
  /// Does nothing if the overlay isn't shown.
  @_spi(Facades) public func setHeld(_ isHeld: Bool, of id: OverlayID) {
    receive(.attentionChanged(.drag, of: id, isPresent: isHeld))
  }

  /// Calls `act` when `attention` changes, while `owner` exists, which isn't retained.
  @_spi(Facades) public func followAttention(
    by owner: AnyObject, _ act: @escaping @MainActor () -> Void
  ) {
    common.addObserver(owner, act)
  }

  /// The system's appearance, contrast and accent color, as reported by the host.
  ///
  /// Before, they are light, standard contrast and Usher's accent color. Colors adapt
  /// automatically.
  public package(set) var traits: Traits {
    get { adapted.value }
    set { adapted.value = newValue }
  }

  /// Calls `act` when `traits` changes, while `owner` exists, which isn't retained.
  @_spi(Facades) public func followTraits(
    by owner: AnyObject, _ act: @escaping @MainActor () -> Void
  ) {
    adapted.addObserver(owner, act)
  }

  /// The user's system preferences, for example reduced motion, as reported by the host.
  @_spi(Facades) public var preferences: Preferences { engine.preferences }

  /// Returns the frame in which an overlay rests or will rest after its entrance.
  ///
  /// `nil` until its size is known, after it was removed, and if the app draws it.
  @_spi(Facades) public func restingFrame(of id: OverlayID) -> OverlayRect? {
    engine.restingFrame(of: id)
  }
}

/// The user's presence.
extension Presenter {
  /// Whether the user can see the window and uses the app.
  var isInFront: Bool { isVisible && !attention.contains(.appInactive) }

  /// Records whether a window of the app is active, and notifies every presenter.
  func appActivityChanged(isActive: Bool) {
    Defaults.current.isAppActive = isActive
    Defaults.current.presence.value += 1
  }

  /// Records that the user may have entered or left the presenter's window.
  func presenceChanged() {
    if isInFront { for id in engine.shown { handles[id]?.request?.wasInFront = true } }
    Defaults.current.presence.value += 1
  }
}

extension Defaults {
  /// Whether the user has a window of the app in front.
  ///
  /// If the host doesn't report it, only windows with a presenter are considered.
  @MainActor var isUserHere: Bool { isAppActive ?? open.contains { $0.isInFront } }
}
