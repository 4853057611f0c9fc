public import Usher

extension HeadlessHost {
  /// Replaces the text of a field in an overlay, as typing does, unless the app refuses the edit or
  /// the change.
  ///
  /// The overlay has the user's attention until `moveFocus` removes the focus.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - number: The field's index in reading order; ignored if there is no such field, or if it is
  ///     on a page that is not shown.
  ///   - id: The overlay; ignored if it is not shown or is leaving.
  public func type(_ text: String, into number: Int = 0, of id: OverlayID) {
    guard edit(number, of: id), let field = usableField(number, of: id) else { return }
    let present = field.text.value
    let mayChange = field.editing?.shouldChange?(present.startIndex..<present.endIndex, text)
    guard mayChange ?? true else { return }
    field.text.value = text
    field.editing?.didSelect?()
  }

  /// Presses Return in an overlay.
  ///
  /// In a field being edited, Return moves on to the next field. In the last field, and if no field
  /// is being edited, Return presses the default button, if one is shown. The app may refuse both.
  public func pressReturn(in id: OverlayID) {
    guard leavesField(in: id), let number = usable(id)?.defaultButton else { return }
    pressButton(number, of: id)
  }

  /// Chooses a symbol of a rating, as the user does.
  ///
  /// - Parameters:
  ///   - index: The symbol's index, from 0; ignored if there is no such symbol.
  ///   - number: The rating's index in reading order; ignored if there is no such rating, or if it
  ///     is on a page that is not shown.
  ///   - id: The overlay; ignored if it is not shown or is leaving.
  public func choose(_ index: Int, in number: Int = 0, of id: OverlayID) {
    guard let root = usable(id), root.ratings.indices.contains(number),
      root.shown.ratings.contains(where: { $0.choice === root.ratings[number].choice })
    else { return }
    root.ratings[number].choose(index)
  }

  /// Returns the root node of an overlay if the overlay accepts input now.
  func usable(_ id: OverlayID) -> OverlayNode? {
    guard scene.overlays.contains(where: { $0.id == id && $0.acceptsInput }) else { return nil }
    return attached[id]?.root
  }
}
