public import Usher

extension HeadlessHost {
  /// Whether a person types into a line of an overlay.
  ///
  /// - Parameters:
  ///   - number: Which line, in reading order.
  ///   - id: The overlay.
  /// - Returns: Whether a person does; not where there is no such line.
  public func isEditing(_ number: Int = 0, of id: OverlayID) -> Bool {
    guard let fields = attached[id]?.root.fields, fields.indices.contains(number) else {
      return false
    }
    return editing.isEditing(fields[number])
  }

  /// Moves the keyboard into a line of an overlay, as a person does who taps it; the overlay has a person's
  /// attention until `moveFocus` takes it away.
  ///
  /// - Parameters:
  ///   - number: Which line, in reading order; one that is not there, or on a page that is not shown, is
  ///     ignored.
  ///   - id: The overlay; one that is not shown, or is leaving, ignores it.
  /// - Returns: Whether the keyboard is there now: the client may refuse.
  @discardableResult
  public func edit(_ number: Int = 0, of id: OverlayID) -> Bool {
    guard let field = usableField(number, of: id) else { return false }
    editing.move(to: field)
    guard editing.isEditing(field) else { return false }
    tell(.focusWithin, of: id, isPresent: true)
    return true
  }

  /// A line that a person can use now.
  func usableField(_ number: Int, of id: OverlayID) -> Node.Field? {
    guard let root = usable(id), root.fields.indices.contains(number) else { return nil }
    let field = root.fields[number]
    return root.shown.fields.contains { $0.text === field.text } ? field : nil
  }

  /// Goes on from the line that a person types into to the next one of an overlay.
  ///
  /// - Returns: Whether there is something left for Return to do.
  func leavesField(in id: OverlayID) -> Bool {
    guard let field = usable(id)?.shown.fields.first(where: { editing.isEditing($0) }) else {
      return true
    }
    guard editing.takesReturn(in: field), let fields = usable(id)?.shown.fields else {
      return false
    }
    guard let next = fields.drop(while: { !editing.isEditing($0) }).dropFirst().first else {
      return true
    }
    editing.move(to: next)
    return false
  }

  /// Follows the fields of content that was attached; the one that a person types into may be gone.
  ///
  /// - Parameters:
  ///   - root: What is attached.
  ///   - known: What it takes the place of; `nil` for nothing.
  ///   - id: The overlay.
  func followFields(of root: Node, replacing known: Node?, in id: OverlayID) {
    let isExpected = followers[id].map { $0.first != nil } ?? true
    let follower = FieldFollower(
      root,
      onFocus: { [weak self] field in self?.moveKeyboard(to: field, of: id) },
      onEnd: { [weak self] field in
        if let self, editing.isEditing(field) { editing.move(to: nil) }
      })
    if !isExpected { follower.first = nil }
    followers[id] = follower
    guard let known, isEditing(in: known) else { return }
    let same = root.fields.first { editing.isEditing($0) }
    editing.move(to: same, isForced: same == nil)
  }

  /// Ends editing where content is taken away in which that is under way.
  func endEditing(in root: Node) {
    if isEditing(in: root) { editing.move(to: nil, isForced: true) }
  }

  /// The overlays were drawn: what is on its way out has no keyboard, and what has come may want it.
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

  private func moveKeyboard(to field: Node.Field, of id: OverlayID) {
    guard usable(id)?.shown.fields.contains(where: { $0.text === field.text }) == true else {
      return
    }
    editing.move(to: field)
  }

  /// Whether a person types into a line of this content.
  func isEditing(in root: Node) -> Bool {
    root.fields.contains { editing.isEditing($0) }
  }
}
