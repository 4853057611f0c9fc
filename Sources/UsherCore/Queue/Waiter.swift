/// An entry of a waiting line outside the line's arrays, so that these grow without moving overlays.
///
/// It never changes, so copies of a line may share it.
final class Waiter: Sendable {
  let id: OverlayID
  let overlay: Overlay
  private let arrival: Int
  private let interruption: Interrupted?

  /// Few are interrupted, and the others need no room for it.
  private final class Interrupted: Sendable {
    let interruption: Interruption

    init(_ interruption: Interruption) {
      self.interruption = interruption
    }
  }

  init(_ entry: WaitingLine.Entry) {
    id = entry.id
    overlay = entry.overlay
    arrival = entry.arrival
    interruption = entry.interruption.map { Interrupted($0) }
  }

  var entry: WaitingLine.Entry {
    WaitingLine.Entry(
      id: id, overlay: overlay, arrival: arrival, interruption: interruption?.interruption)
  }
}
