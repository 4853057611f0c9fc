extension OverlayEngine {
  mutating func changeAttention(
    _ reasons: Attention, of id: OverlayID?, isPresent: Bool
  ) {
    guard let id else {
      step.attention =
        isPresent ? step.attention.union(reasons) : step.attention.subtracting(reasons)
      for index in presentations.indices {
        presentations[index].reconcileCountdown(in: step)
      }
      return
    }
    guard let index = shownIndex(of: id) else {
      if !isWaiting(id) { step.give(.report(.unknownOverlay(id))) }
      return
    }
    attend(to: index, reasons, isPresent: isPresent)
  }

  /// Records the user's attention on a shown overlay.
  mutating func attend(
    to index: Presentation.Index, _ reasons: Attention, isPresent: Bool
  ) {
    let known = presentations[index].attention
    presentations[index].attention = isPresent ? known.union(reasons) : known.subtracting(reasons)
    presentations[index].reconcileCountdown(in: step)
  }
}
