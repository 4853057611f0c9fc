public import Usher

extension HeadlessHost {
  /// Replaces the text of a field, as if the user typed it, unless the app refuses.
  ///
  /// The user attends to the overlay until `moveFocus` removes the focus.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - number: The index of the field in reading order. Ignored if there is no such field, or if
  ///     it is on a page that isn't shown.
  ///   - id: The overlay. Ignored if it isn't shown or is being dismissed.
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
  /// If a field is being edited, Return focuses the next field. In the last field, or if no field
  /// is being edited, it presses the default button, if there is one. The app may refuse both.
  public func pressReturn(in id: OverlayID) {
    guard leavesField(in: id), let number = usable(id)?.defaultButton else { return }
    pressButton(number, of: id)
  }

  /// Chooses a symbol of a rating.
  ///
  /// - Parameters:
  ///   - index: The index of the symbol, starting at 0. Ignored if there is no such symbol.
  ///   - number: The index of the rating in reading order. Ignored if there is no such rating, or
  ///     if it is on a page that isn't shown.
  ///   - id: The overlay. Ignored if it isn't shown or is being dismissed.
  public func choose(_ index: Int, in number: Int = 0, of id: OverlayID) {
    guard let root = usable(id), root.ratings.indices.contains(number),
      root.shown.ratings.contains(where: { $0.choice === root.ratings[number].choice })
    else { return }
    root.ratings[number].choose(index)
  }

  /// Sets the value of a switch, a slider or a choice, as if the user did.
  ///
  /// - Parameters:
  ///   - number: The index of the control in reading order. Ignored if there is no such control, or
  ///     if it is on a page that isn't shown.
  ///   - value: The new value. Ignored if it is of a different kind, or is not an option.
  ///   - id: The overlay. Ignored if it isn't shown or is being dismissed.
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
