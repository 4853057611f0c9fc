public import Usher

extension HeadlessHost {
  /// Writes into a line of an overlay, as a person does, in place of what it holds, where the client lets
  /// it; the overlay has a person's attention until `moveFocus` takes it away.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - number: Which line, in reading order; one that is not there, or on a page that is not shown, is
  ///     ignored.
  ///   - id: The overlay; one that is not shown, or is leaving, ignores it.
  public func type(_ text: String, into number: Int = 0, of id: OverlayID) {
    guard edit(number, of: id), let field = usableField(number, of: id) else { return }
    let present = field.text.value
    let mayChange = field.editing?.shouldChange?(present.startIndex..<present.endIndex, text)
    guard mayChange ?? true else { return }
    field.text.value = text
    field.editing?.didSelect?()
  }

  /// Presses Return: in a line that a person types into, it goes on to the next one; in the last line, and
  /// where no control of the overlay wants it, it presses the default button, if there is one that is shown.
  public func pressReturn(in id: OverlayID) {
    guard leavesField(in: id), let buttons = usable(id)?.buttons else { return }
    let isPressed = zip(buttons, buttonFrames(of: id)).map { $0.isDefault && $1.size != .zero }
    if let number = isPressed.firstIndex(of: true) { pressButton(number, of: id) }
  }

  /// Chooses a symbol of a rating, as a person does.
  ///
  /// - Parameters:
  ///   - index: Which symbol, counted from 0; one that is not there is ignored.
  ///   - number: Which rating, in reading order; one that is not there, or on a page that is not shown, is
  ///     ignored.
  ///   - id: The overlay; one that is not shown, or is leaving, ignores it.
  public func choose(_ index: Int, in number: Int = 0, of id: OverlayID) {
    guard let root = usable(id), root.ratings.indices.contains(number),
      root.shown.ratings.contains(where: { $0.choice === root.ratings[number].choice })
    else { return }
    root.ratings[number].choose(index)
  }

  /// The pieces of an overlay that a person can use now.
  func usable(_ id: OverlayID) -> Node? {
    guard scene.overlays.contains(where: { $0.id == id && $0.acceptsInput }) else { return nil }
    return attached[id]?.root
  }
}
