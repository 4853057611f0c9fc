extension WaitingLine: Hashable {
  /// Whether both will always do the same, however each came to be what it is; O(n).
  static func == (lhs: WaitingLine, rhs: WaitingLine) -> Bool {
    lhs.order == rhs.order && lhs.count == rhs.count
      && zip(lhs.recordsByArrival, rhs.recordsByArrival).allSatisfy { isEqual($0, $1) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(order)
    for record in recordsByArrival { hasher.combine(record.waiter?.id) }
  }

  /// Arrivals only matter beside one another, and who was put first.
  private static func isEqual(_ lhs: Record, _ rhs: Record) -> Bool {
    lhs.wasPutFirst == rhs.wasPutFirst
      && (lhs.waiter === rhs.waiter || lhs.waiter?.entry == rhs.waiter?.entry)
  }
}
