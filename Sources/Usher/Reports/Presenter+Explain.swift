internal import UsherCore

extension Presenter {
  /// Returns an explanation of the current state, for developers: a line for each lane with
  /// settings other than the default, for each shown overlay, back to front, and for each waiting
  /// overlay.
  ///
  /// The wording may change between releases; programs use `PresentationHandle.fate` instead. O(n)
  /// in the number of overlays.
  public func explain() -> String {
    let explanation = Explanation(now: host.now, title: { self.name(of: $0) })
    var lines: [String] = []
    if !line.isEmpty { lines.append("some events are left for the next frame") }
    let snapshots = engine.laneIDs.map { engine.snapshot(of: $0) }
    lines += snapshots.compactMap { explanation.line($0) }
    for id in engine.shown {
      if let standing = engine.standing(of: id, at: host.now) {
        lines.append(explanation.line(id, standing))
      }
    }
    for snapshot in snapshots {
      for (index, id) in snapshot.waiting.enumerated() {
        guard case .waiting(let wait) = engine.standing(of: id, at: host.now) else { continue }
        lines.append(
          explanation.line(
            id, waiting: wait, place: index + 1, of: snapshot.waiting.count,
            behind: index > 0 ? snapshot.waiting[index - 1] : nil))
      }
      for id in snapshot.delayed {
        if let standing = engine.standing(of: id, at: host.now) {
          lines.append(explanation.line(id, standing))
        }
      }
    }
    return lines.isEmpty ? "nothing is shown or waiting" : lines.joined(separator: "\n")
  }
}
