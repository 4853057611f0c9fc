extension WaitingLine {
  /// A waiting overlay.
  ///
  /// The contents lie outside the line's arrays, so that growing the arrays moves no overlays, and
  /// an array of entries costs one word for each. The contents never change, so copies of a line
  /// share them.
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
    /// The overlay's rank among the waiting overlays.
    var priority: Priority { contents.overlay.priority }
    var name: OverlayName? { contents.overlay.name }
    /// The request's number in the order of all requests, in whatever line they wait.
    var arrival: Int { contents.arrival }
    /// The saved state of an interrupted overlay; `nil` for an overlay that was not shown yet.
    var interruption: Interruption? { contents.interruption?.interruption }

    /// Returns the entry with another overlay and, optionally, another arrival number.
    ///
    /// The countdown of an interrupted overlay begins anew.
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

    /// A box of its own, because few entries are interrupted, and the others then need no room for
    /// it.
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
