/// The place of an overlay in its room, along one axis.
enum Anchor: Hashable, Sendable, CaseIterable {
  /// The left or top end of the room.
  case start
  /// The middle of the room.
  case middle
  /// The right or bottom end of the room.
  case end

  /// Returns the coordinate at which an overlay of the given length begins in `room`.
  func position(of length: Double, in room: Span) -> Double {
    switch self {
    case .start: room.start
    case .middle: (room.start + room.end - length) / 2
    case .end: room.end - length
    }
  }

  /// Whether `span` contains the overlay's anchor in `room`, whatever the overlay's length.
  func isCovered(by span: Span, in room: Span) -> Bool {
    let place = position(of: 0, in: room)
    return switch self {
    case .start, .middle: span.start <= place && place < span.end
    case .end: span.start < place && place <= span.end
    }
  }
}
