public import Usher

extension HeadlessHost {
  /// Moves a pointer that is not down; `nil` takes it out of the window.
  ///
  /// It stays there: an overlay that comes under it is hovered, and one that moves away is left.
  public func hover(at position: Point?) {
    pointer = position
    followPointer()
  }

  /// Tells what the pointer is over now.
  func followPointer() {
    for event in hover.follow(pointer, in: scene) { presenter?.handle(event) }
  }

  /// Moves the keyboard's focus into an overlay, as a person does with Tab, or out of it; a line that a
  /// person types into may keep it inside.
  public func moveFocus(into id: OverlayID, isInside: Bool = true) {
    if !isInside, let root = attached[id]?.root, isEditing(in: root), editing.move(to: nil) == .kept
    {
      return
    }
    tell(.focusWithin, of: id, isPresent: isInside)
  }

  /// Brings another app to the front, or this one back.
  public func setAppActive(_ isActive: Bool) {
    tell(.appInactive, of: nil, isPresent: !isActive)
  }
}
