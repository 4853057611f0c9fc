public import Usher

extension HeadlessHost {
  /// Replaces the text of a field, as if the user typed it, unless the app refuses.
  ///
  /// The user attends to the overlay until `moveFocus` removes the focus. A multiline field grows
  /// with its text.
  ///
  /// - Parameters:
  ///   - text: The new text. In a multiline field, it can have line breaks.
  ///   - number: The index of the field in reading order. The call is ignored if there is no such
  ///     field, or if the field is on a page that isn't shown.
  ///   - id: The overlay. The call is ignored if the overlay isn't shown or is being dismissed.
  public func type(_ text: String, into number: Int = 0, of id: OverlayID) {
    guard edit(number, of: id), let field = usableField(number, of: id) else { return }
    write(text, replacesAll: true, in: field)
  }

  /// Replaces a field's text, or adds to it, unless the app refuses.
  private func write(_ words: String, replacesAll: Bool, in field: OverlayNode.Field) {
    let words = field.textToStore(words)
    let present = field.text.value
    let range = (replacesAll ? present.startIndex : present.endIndex)..<present.endIndex
    guard field.editing?.shouldChange?(range, words) ?? true else { return }
    field.text.value = replacesAll ? words : field.text.value + words
    field.editing?.didSelect?()
  }

  /// Presses Return in an overlay.
  ///
  /// If a multiline field is being edited, Return adds a line break to its text. In a single-line
  /// field, Return focuses the next field. In the last field, or if no field is being edited, it
  /// presses the default button, if there is one. The app may refuse each of these actions.
  public func pressReturn(in id: OverlayID) {
    if let field = editedField(in: id), field.isMultiline {
      return write("\n", replacesAll: false, in: field)
    }
    guard leavesField(in: id), let number = usable(id)?.defaultButton else { return }
    pressButton(number, of: id)
  }

  /// Presses Control-Return in an overlay.
  ///
  /// If a multiline field is being edited, the default button is pressed, unless the app refuses.
  /// Otherwise, the key is ignored.
  public func pressControlReturn(in id: OverlayID) {
    guard let field = editedField(in: id), field.isMultiline, editing.allowsReturn(in: field),
      let number = usable(id)?.defaultButton
    else { return }
    pressButton(number, of: id)
  }

  /// Presses the shortcut for copying, as if no field with a selection had the focus.
  ///
  /// The text of the overlay with the focus is copied to `clipboard`.
  ///
  /// - Returns: Whether a text was copied.
  @discardableResult
  public func pressCopy() -> Bool { connection.copyRequested() }

  /// Chooses a symbol of a rating.
  ///
  /// - Parameters:
  ///   - index: The index of the symbol, starting at 0. The call is ignored if there is no such
  ///     symbol.
  ///   - number: The index of the rating in reading order. The call is ignored if there is no such
  ///     rating, or if the rating is on a page that isn't shown.
  ///   - id: The overlay. The call is ignored if the overlay isn't shown or is being dismissed.
  public func choose(_ index: Int, in number: Int = 0, of id: OverlayID) {
    guard let root = usable(id), root.ratings.indices.contains(number),
      root.shown.ratings.contains(where: { $0.choice === root.ratings[number].choice })
    else { return }
    root.ratings[number].choose(index)
  }

  /// Sets the value of a switch, a slider, a stepper or a choice, as if the user set it.
  ///
  /// - Parameters:
  ///   - number: The index of the control in reading order. The call is ignored if there is no such
  ///     control, or if the control is on a page that isn't shown.
  ///   - value: The new value. The call is ignored if the value is of a different kind, or is not
  ///     an option.
  ///   - id: The overlay. The call is ignored if the overlay isn't shown or is being dismissed.
  public func set(_ number: Int = 0, to value: OverlayNode.Input.Value, of id: OverlayID) {
    guard let root = usable(id), root.inputs.indices.contains(number),
      root.shown.inputs.contains(where: { $0.isSame(as: root.inputs[number]) })
    else { return }
    root.inputs[number].enter(value)
  }

  /// Returns the root node of an overlay, or `nil` if the overlay doesn't accept input.
  func usable(_ id: OverlayID) -> OverlayNode? {
    guard scene.overlays.contains(where: { $0.id == id && $0.acceptsInput }) else { return nil }
    return attached[id]?.root
  }
}
