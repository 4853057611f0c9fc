internal import UsherCore

extension Presenter {
  /// Moves the keyboard focus to the newest overlay with a control; from there to older ones, and
  /// from the last one back to where the focus was.
  ///
  /// If no overlay has a control, the focus goes to each overlay as a whole, so that a screen
  /// reader reads the overlay. In front of a modal overlay, the focus goes round among the overlays
  /// there and the modal one. An overlay that has the focus in this way hands the focus on to the
  /// next one when it is dismissed. Call it from a shortcut of the app's; `focusKey` does the same.
  ///
  /// ```swift
  /// presenter.focusOverlays()
  /// ```
  ///
  /// - Returns: Whether the focus moved; `false` if there is no overlay that could have it.
  @discardableResult
  public func focusOverlays() -> Bool {
    moveFocus(after: engine.focusedOverlay)
  }

  /// Moves the focus as `focusOverlays()` does if `key` is the focus key and an overlay is shown.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed, without modifiers.
  ///   - isFocusBeside: Whether the focus is nowhere in the part of the window that the host
  ///     covers, so that a modal overlay does not have it.
  /// - Returns: Whether overlays used the key; otherwise the key is for the app.
  package func press(_ key: FunctionKey, isFocusBeside: Bool = false) -> Bool {
    guard key == focusKey, !focusRound.stops.isEmpty else { return false }
    moveFocus(after: isFocusBeside ? nil : engine.focusedOverlay)
    return true
  }

  /// Moves the focus to the place after an overlay, or after the app for `nil`; returns whether
  /// there is one.
  @discardableResult
  private func moveFocus(after id: OverlayID?) -> Bool {
    guard let place = focusRound.place(after: id) else { return false }
    moveFocus(to: place)
    return true
  }

  /// Moves the focus on from an overlay that begins to leave, if the focus key brought it there.
  func passOnFocus(of leaving: OverlayID) {
    guard isFocusAway, engine.hasFocus(leaving) else { return }
    moveFocus(
      to: focusRound.place(
        inPlaceOf: leaving, with: hasControls(leaving), in: engine.shown.reversed()))
  }

  private var focusRound: FocusRound {
    FocusRound(among: engine.overlaysInReach, modal: engine.focused, where: hasControls)
  }

  private func hasControls(_ id: OverlayID) -> Bool {
    handles[id]?.request?.built?.root.hasControls ?? false
  }

  /// Whether the keyboard focus can come into an overlay.
  func reaches(_ id: OverlayID) -> Bool { engine.overlaysInReach.contains(id) }

  /// Moves the keyboard focus into an overlay; once it leaves, the focus goes on as from the focus
  /// key.
  ///
  /// An overlay that the focus cannot come into now, such as one behind a question, gets the focus
  /// once it can, unless the focus key or a call moves the focus meanwhile.
  func moveFocus(into id: OverlayID) {
    if reaches(id) { moveFocus(to: .overlay(id)) } else { focusGoal = id }
  }

  /// Moves the focus into the overlay that waits for it, if that is possible now.
  func pursueFocusGoal() {
    guard let id = focusGoal else { return }
    if handles[id] == nil { focusGoal = nil } else if reaches(id) { moveFocus(to: .overlay(id)) }
  }

  private func moveFocus(to place: FocusRound.Place) {
    focusGoal = nil
    switch place {
    case .overlay(let id):
      isFocusAway = true
      host.giveFocus(to: id)
    case .app:
      isFocusAway = false
      host.restoreFocus()
    }
  }
}
