extension WaitingLine: Hashable {
  /// Whether both lines will always behave alike, whatever their history; O(n).
  static func == (lhs: WaitingLine, rhs: WaitingLine) -> Bool {
    lhs.order == rhs.order && lhs.count == rhs.count
      && zip(lhs.recordsByArrival, rhs.recordsByArrival).allSatisfy { isEqual($0, $1) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(order)
    for record in recordsByArrival { hasher.combine(record.entry?.id) }
  }

  /// Whether two records at the same place in line are equal; only the order of arrivals matters,
  /// and not their numbers.
  private static func isEqual(_ lhs: Record, _ rhs: Record) -> Bool {
    lhs.wasPutFirst == rhs.wasPutFirst
      && lhs.entry == rhs.entry
  }
}
