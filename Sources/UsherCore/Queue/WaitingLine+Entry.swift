extension WaitingLine {
  /// One that waits.
  ///
  /// What it consists of lies outside the line's arrays, so that these grow without moving overlays,
  /// and many can be handed over at the price of one word each. It never changes, so copies of a line
  /// share it.
  struct Entry: Sendable {
    private let contents: Contents

    init(
      id: OverlayID, overlay: Overlay, arrival: Int = 0, interruption: Interruption? = nil
    ) {
      contents = Contents(
        id: id, overlay: overlay, arrival: arrival,
        interruption: interruption.map { Interrupted($0) })
    }

    var id: OverlayID { contents.id }
    var overlay: Overlay { contents.overlay }
    /// Its rank among those that wait.
    var priority: Priority { contents.overlay.priority }
    var name: OverlayName? { contents.overlay.name }
    /// Its place in the order of all requests, in whatever line they wait.
    var arrival: Int { contents.arrival }
    /// What it goes on with; `nil` for one that was not shown yet.
    var interruption: Interruption? { contents.interruption?.interruption }

    /// The same with another overlay, which may count as another arrival; the countdown of one that was
    /// interrupted begins anew.
    func updated(to overlay: Overlay, arrival: Int? = nil) -> Entry {
      Entry(
        id: id, overlay: overlay, arrival: arrival ?? self.arrival,
        interruption: interruption?.restarted)
    }

    private final class Contents: Sendable {
      let id: OverlayID
      let overlay: Overlay
      let arrival: Int
      let interruption: Interrupted?

      init(id: OverlayID, overlay: Overlay, arrival: Int, interruption: Interrupted?) {
        self.id = id
        self.overlay = overlay
        self.arrival = arrival
        self.interruption = interruption
      }
    }

    /// Few are interrupted, and the others need no room for it.
    private final class Interrupted: Sendable {
      let interruption: Interruption

      init(_ interruption: Interruption) {
        self.interruption = interruption
      }
    }
  }
}

extension WaitingLine.Entry: Hashable {
  static func == (lhs: WaitingLine.Entry, rhs: WaitingLine.Entry) -> Bool {
    lhs.contents === rhs.contents
      || lhs.id == rhs.id && lhs.arrival == rhs.arrival && lhs.overlay == rhs.overlay
        && lhs.interruption == rhs.interruption
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(arrival)
  }
}
