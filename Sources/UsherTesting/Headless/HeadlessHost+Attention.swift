public import Usher

extension HeadlessHost {
  /// Moves a pointer that is up; `nil` moves the pointer out of the window.
  ///
  /// The pointer stays there. An overlay that moves under the pointer is then hovered, and an
  /// overlay that moves away no longer is.
  public func hover(at position: OverlayPoint?) {
    pointer = position
    followPointer()
  }

  /// Reports the overlay that is under the pointer now.
  func followPointer() {
    hover.follow(pointer, in: scene, reportingTo: connection)
  }

  /// Moves the keyboard focus into or out of an overlay, as the Tab key does; a field being edited
  /// may refuse to lose the focus.
  public func moveFocus(into id: OverlayID, isInside: Bool = true) {
    if !isInside, let root = attached[id]?.root, isEditing(in: root), editing.move(to: nil) == .kept
    {
      return
    }
    connection.focusMoved(isInside: isInside, of: id)
  }

  /// Presses a function key without a modifier; returns whether overlays used it.
  @discardableResult
  public func press(_ key: FunctionKey) -> Bool {
    connection.functionKeyPressed(key)
  }

  /// Makes the app active or inactive.
  public func setAppActive(_ isActive: Bool) {
    connection.attentionChanged(.appInactive, isPresent: !isActive)
  }

  /// Brings the app to the background, where it is not seen, or back.
  public func setAppVisible(_ isVisible: Bool) {
    connection.visibilityChanged(isVisible: isVisible)
  }
}
