public import Usher

extension HeadlessHost {
  /// Moves a pointer that is not down; `nil` takes it out of the window.
  ///
  /// The overlay under it is told apart by where it is drawn now; one that moves away from a pointer
  /// that stands still is left when the pointer is moved next.
  public func hover(at position: Point?) {
    let front = position.flatMap { position in
      scene.overlays.last { $0.acceptsInput && $0.currentFrame.contains(position) }?.id
    }
    guard front != hovered else { return }
    let left = hovered
    hovered = front
    if let left { tell(.hover, of: left, isPresent: false) }
    if let front { tell(.hover, of: front, isPresent: true) }
  }

  /// Moves the keyboard's focus into an overlay, as a person does with Tab, or out of it.
  public func moveFocus(into id: OverlayID, isInside: Bool = true) {
    tell(.focusWithin, of: id, isPresent: isInside)
  }

  /// Brings another app to the front, or this one back.
  public func setAppActive(_ isActive: Bool) {
    tell(.appInactive, of: nil, isPresent: !isActive)
  }
}
