public import Usher

extension HeadlessHost {
  /// Moves a pointer without a press, or moves it out of the window if `position` is `nil`.
  ///
  /// The pointer stays at its position. When an overlay moves to or away from that position, its
  /// hover state changes.
  public func hover(at position: OverlayPoint?) {
    pointer = position
    followPointer()
  }

  /// Reports which overlay is under the pointer now.
  func followPointer() {
    hover.follow(pointer, in: scene, reportingTo: connection)
  }

  /// Moves the keyboard focus into or out of an overlay, like the Tab key.
  ///
  /// If a field of the overlay is being edited, the app may refuse to end editing. Then the focus
  /// stays in the overlay.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - isInside: `true` to move the focus into the overlay, or `false` to move it out.
  public func moveFocus(into id: OverlayID, isInside: Bool = true) {
    if !isInside, let root = attached[id]?.root, isEditing(in: root), editing.move(to: nil) == .kept
    {
      return
    }
    connection.focusMoved(isInside: isInside, of: id)
  }

  /// Presses a function key without a modifier, and returns whether overlays used the key.
  @discardableResult
  public func press(_ key: FunctionKey) -> Bool {
    connection.functionKeyPressed(key)
  }

  /// Makes the app active or inactive.
  public func setAppActive(_ isActive: Bool) {
    connection.attentionChanged(.appInactive, isPresent: !isActive)
  }

  /// Moves the app to the background, where it isn't visible, or back to the foreground.
  public func setAppVisible(_ isVisible: Bool) {
    connection.visibilityChanged(isVisible: isVisible)
  }
}
