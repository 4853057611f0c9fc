/// What is shown and what waits for it to go.
struct Lane: Hashable, Sendable {
  /// How many may be shown at once.
  let capacity: Int
  /// Back to front, which is the order in which they were admitted.
  var shown: [Presentation] = []
  var waiting = WaitingLine()

  var hasRoom: Bool { shown.count < capacity }

  /// Whether the overlay is shown or waits.
  func contains(_ id: OverlayID) -> Bool {
    index(of: id) != nil || waiting.contains(id)
  }

  /// The place of a shown overlay.
  func index(of id: OverlayID) -> Int? {
    shown.firstIndex { $0.id == id }
  }
}
