/// Where along one axis something rests in its room.
enum Anchor: Hashable, Sendable, CaseIterable {
  /// At the left or top end.
  case start
  /// In the middle.
  case middle
  /// At the right or bottom end.
  case end

  /// Where something of `length` begins that rests in `room`.
  func position(of length: Double, in room: Span) -> Double {
    switch self {
    case .start: room.start
    case .middle: (room.start + room.end - length) / 2
    case .end: room.end - length
    }
  }

  /// Whether `span` holds the place in `room` that whatever rests there takes, however long it is.
  func isCovered(by span: Span, in room: Span) -> Bool {
    let place = position(of: 0, in: room)
    return switch self {
    case .start, .middle: span.start <= place && place < span.end
    case .end: span.start < place && place <= span.end
    }
  }
}
