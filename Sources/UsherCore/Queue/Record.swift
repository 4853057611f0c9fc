/// A waiting overlay with its neighbours in the chains.
struct Record: Sendable {
  /// The waiting overlay; `nil` in a free slot.
  var entry: WaitingLine.Entry?
  /// The record's arrival number: greater than any before, or negative for a record that was put
  /// first.
  var arrival: Int
  var byArrival = Links()
  var byRank = Links()
  var byName = Links()

  /// The neighbours of a record in one chain.
  struct Links: Hashable, Sendable {
    var previous = Slot.none
    var next = Slot.none
  }

  var wasPutFirst: Bool { arrival < 0 }
}
