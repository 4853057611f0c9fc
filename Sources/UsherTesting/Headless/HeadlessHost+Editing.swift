public import Usher

extension HeadlessHost {
  /// Returns whether the user is editing a field of an overlay.
  ///
  /// - Parameters:
  ///   - number: The index of the field in reading order.
  ///   - id: The overlay.
  /// - Returns: Whether the field is being edited, or `false` if there is no such field.
  public func isEditing(_ number: Int = 0, of id: OverlayID) -> Bool {
    guard let fields = attached[id]?.root.fields, fields.indices.contains(number) else {
      return false
    }
    return editing.isEditing(fields[number])
  }

  /// Focuses a field of an overlay, like a tap on the field.
  ///
  /// The user attends to the overlay until `moveFocus` removes the focus.
  ///
  /// - Parameters:
  ///   - number: The index of the field in reading order. The call is ignored if there is no such
  ///     field, or if the field is on a page that isn't shown.
  ///   - id: The overlay. The call is ignored if the overlay isn't shown or is being dismissed.
  /// - Returns: Whether the field is focused now. The app may refuse.
  @discardableResult
  public func edit(_ number: Int = 0, of id: OverlayID) -> Bool {
    guard let field = usableField(number, of: id) else { return false }
    editing.move(to: field)
    guard editing.isEditing(field) else { return false }
    connection.textTyped(in: id)
    return true
  }

  /// Returns a field of an overlay, or `nil` if the field doesn't accept input.
  func usableField(_ number: Int, of id: OverlayID) -> OverlayNode.Field? {
    guard let root = usable(id), root.fields.indices.contains(number) else { return nil }
    let field = root.fields[number]
    return root.shown.fields.contains { $0.text === field.text } ? field : nil
  }

  /// Returns the field of an overlay that the user edits, or `nil` if there is none.
  func editedField(in id: OverlayID) -> OverlayNode.Field? {
    usable(id)?.shown.fields.first { editing.isEditing($0) }
  }

  /// Handles Return in the edited field of an overlay by moving the focus to the next field.
  ///
  /// - Parameter id: The overlay.
  /// - Returns: Whether Return must press the default button, because the edited field is the last
  ///   field or no field is being edited. The result is `false` if the app disallows Return.
  func leavesField(in id: OverlayID) -> Bool {
    guard let field = editedField(in: id) else { return true }
    guard editing.allowsReturn(in: field), let fields = usable(id)?.shown.fields else {
      return false
    }
    guard let next = fields.drop(while: { !editing.isEditing($0) }).dropFirst().first else {
      return true
    }
    editing.move(to: next)
    return false
  }

  /// Observes the fields of attached content, and ends editing if the edited field was removed.
  ///
  /// - Parameters:
  ///   - root: The attached content.
  ///   - known: The content that `root` replaces, or `nil` if the overlay is new.
  ///   - id: The overlay.
  func followFields(of root: OverlayNode, replacing known: OverlayNode?, in id: OverlayID) {
    let isExpected = followers[id].map { $0.first != nil } ?? true
    let follower = FieldFollower(
      root,
      onFocus: { [weak self] field in self?.moveKeyboard(to: field, of: id) },
      onEnd: { [weak self] field in self?.editing.end(in: field) })
    if !isExpected { follower.first = nil }
    followers[id] = follower
    guard let known, isEditing(in: known) else { return }
    let same = root.fields.first { editing.isEditing($0) }
    editing.move(to: same, isForced: same == nil)
  }

  /// Ends editing in content that is being removed.
  func endEditing(in root: OverlayNode) {
    if isEditing(in: root) { editing.move(to: nil, isForced: true) }
  }

  /// Updates the focus after a scene was drawn.
  ///
  /// Overlays that are being dismissed lose the focus. If a field of a new overlay requests the
  /// focus, it is focused.
  func followScene() {
    if editing.field != nil {
      for (id, content) in attached where usable(id) == nil { endEditing(in: content.root) }
    }
    for placed in scene.overlays where placed.acceptsInput {
      guard let field = followers[placed.id]?.first else { continue }
      followers[placed.id]?.first = nil
      moveKeyboard(to: field, of: placed.id)
    }
  }

  private func moveKeyboard(to field: OverlayNode.Field, of id: OverlayID) {
    guard usable(id)?.shown.fields.contains(where: { $0.text === field.text }) == true else {
      return
    }
    editing.move(to: field)
  }

  /// Whether the user is editing a field of this content.
  func isEditing(in root: OverlayNode) -> Bool {
    root.fields.contains { editing.isEditing($0) }
  }
}
