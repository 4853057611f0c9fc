internal import UsherCore

extension Presenter {
  /// Moves the keyboard focus to the newest overlay with a control, or from an overlay to the next
  /// older one.
  ///
  /// After the last overlay, the focus returns to its original position. If no overlay has a
  /// control, each overlay gets the focus as a whole, so that a screen reader reads it. If there is
  /// a modal overlay, the focus moves only among this overlay and the overlays in front. When an
  /// overlay that got the focus this way is dismissed, the focus moves to the next overlay. Call
  /// this method for a keyboard shortcut, or set `focusKey` instead.
  ///
  /// ```swift
  /// presenter.focusOverlays()
  /// ```
  ///
  /// - Returns: Whether the focus moved, or `false` if no overlay can get the focus.
  @discardableResult
  public func focusOverlays() -> Bool {
    moveFocus(after: engine.focusedOverlay)
  }

  /// Moves the focus like `focusOverlays()` if `key` is the focus key and an overlay is shown.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed, without modifiers.
  ///   - isFocusBeside: Whether the focus is outside the part of the window that the host covers,
  ///     so a modal overlay doesn't have the focus.
  /// - Returns: Whether overlays used the key. If not, the app gets the key.
  package func press(_ key: FunctionKey, isFocusBeside: Bool = false) -> Bool {
    guard key == focusKey, !focusRound.stops.isEmpty else { return false }
    moveFocus(after: isFocusBeside ? nil : engine.focusedOverlay)
    return true
  }

  /// Moves the focus to the position after an overlay, or after the app if `id` is `nil`.
  ///
  /// Returns whether there is such a position.
  @discardableResult
  private func moveFocus(after id: OverlayID?) -> Bool {
    guard let place = focusRound.place(after: id) else { return false }
    moveFocus(to: place)
    return true
  }

  /// Moves the focus from an overlay that starts to leave, if the focus key moved it there.
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

  /// Whether an overlay can get the keyboard focus.
  func reaches(_ id: OverlayID) -> Bool { engine.overlaysInReach.contains(id) }

  /// Moves the keyboard focus into an overlay.
  ///
  /// When the overlay leaves, the focus moves as if the focus key had been used. If the overlay
  /// can't get the focus yet, for example because it is behind a question, it gets the focus later.
  /// The move is canceled if the focus key or a call moves the focus first.
  func moveFocus(into id: OverlayID) {
    if reaches(id) { moveFocus(to: .overlay(id)) } else { focusGoal = id }
  }

  /// Moves the focus into the overlay that waits for the focus, if this is possible now.
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
