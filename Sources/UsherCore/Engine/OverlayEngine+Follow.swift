extension OverlayEngine {
  /// Updates the places of overlays, the press and the focus after a change.
  mutating func follow() {
    forgetAnchors()
    arrange()
    let front = presentations.indices.last { presentations[$0].isModal }
    // `followBackdrops()` is called only if a backdrop receives or received the pointer. Calling it
    // each time would take 2 % of `receive`, or 17 % with 20 shown overlays.
    let isShutOff = presentations.indices.contains { presentations[$0].catchesOutside }
    if isShutOff || self.isShutOff { followBackdrops() }
    self.isShutOff = isShutOff
    if let press,
      !presentations.contains(where: { $0.id == press.overlay && $0.phase.acceptsInput })
    {
      self.press = nil
    }
    let modal = front.map { presentations[$0].id }
    guard modal != focused else { return }
    focused = modal
    step.give(modal.map { .trapFocus($0) } ?? .restoreFocus)
  }

  /// Blocks the pointer for all overlays behind a backdrop that receives the pointer.
  ///
  /// In lanes that show modal overlays above others, the countdowns behind a modal overlay are also
  /// paused.
  private mutating func followBackdrops() {
    var (isCovered, isShutOff) = (false, false)
    for index in presentations.indices.reversed() {
      presentations[index].hide(for: .question, isCovered && hasFloors(at: index), in: step)
      isCovered = isCovered || presentations[index].isModal && hasFloors(at: index)
      presentations[index].shutOff(isShutOff)
      isShutOff = isShutOff || presentations[index].catchesOutside
    }
  }

  private func hasFloors(at index: Presentation.Index) -> Bool {
    let id = presentations[index].overlay.lane
    return lanes.contains { $0.id == id && $0.settings.showsModalsAbove }
  }
}
