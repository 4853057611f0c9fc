/// One that waits, with its neighbours in the chains it belongs to.
struct Record: Sendable {
  /// Who it is; `nil` in a place that is free.
  var waiter: Waiter?
  /// Greater than that of everyone who came before; negative for one that was put first.
  var arrival: Int
  var byArrival = Links()
  var byRank = Links()
  var byName = Links()

  /// The neighbours in a chain.
  struct Links: Hashable, Sendable {
    var previous = Slot.none
    var next = Slot.none
  }

  var wasPutFirst: Bool { arrival < 0 }
}
