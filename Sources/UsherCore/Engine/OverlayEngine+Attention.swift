extension OverlayEngine {
  mutating func changeAttention(
    _ reasons: Attention, of id: OverlayID?, isPresent: Bool, at now: Instant,
    commands: inout [Command]
  ) {
    guard let id else {
      attention = isPresent ? attention.union(reasons) : attention.subtracting(reasons)
      for index in presentations.indices {
        presentations[index].reconcileCountdown(at: now, under: attention)
      }
      return
    }
    guard let index = shownIndex(of: id) else {
      if !isWaiting(id) { commands.append(.report(.unknownOverlay(id))) }
      return
    }
    attend(to: index, reasons, isPresent: isPresent, at: now)
  }

  /// Records the user's attention on a shown overlay.
  mutating func attend(
    to index: Int, _ reasons: Attention, isPresent: Bool, at now: Instant
  ) {
    let known = presentations[index].attention
    presentations[index].attention = isPresent ? known.union(reasons) : known.subtracting(reasons)
    presentations[index].reconcileCountdown(at: now, under: attention)
  }
}
