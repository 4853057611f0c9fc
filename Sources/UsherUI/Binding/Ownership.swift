/// The ownership of a binding's requests by its items, as a pure value.
///
/// An item owns at most one request. A request has an owner from its creation until the binding no
/// longer holds the item, the overlay's exit begins, the request ends, or the view is removed.
struct Ownership<ItemID: Hashable> {
  /// The requests that have not ended, in the order in which they were made.
  private(set) var requests: [OwnedRequest] = []
  /// The items whose requests have ended but which the binding still holds, as a constant binding
  /// does.
  private(set) var spent: [ItemID] = []
  private var requestCount = 0

  /// A request that was made for an item.
  struct OwnedRequest: Equatable {
    /// The request's number among those of one binding, from 1.
    let number: Int
    /// The item that the request was made for.
    let item: ItemID
    /// Whether the item still owns the request.
    var isOwned = true
  }

  /// A step towards showing exactly the items of the binding.
  enum Step: Equatable {
    /// Requests an overlay.
    case present(Int, ItemID)
    /// Updates the overlay of a request to the current description of its item.
    case update(Int, ItemID)
    /// Dismisses the overlay of a request.
    case dismiss(Int)
  }

  /// Follows the binding; requests of lost items are dismissed first, so that new items can take
  /// their turns.
  ///
  /// - Parameter items: The items of the binding; of equal items only the first counts.
  /// - Returns: The steps to perform, in order.
  mutating func follow(_ items: [ItemID]) -> [Step] {
    spent.removeAll { !items.contains($0) }
    var steps = letGo { !items.contains($0) }
    for (place, item) in items.enumerated() where !items[..<place].contains(item) {
      if let known = requests.first(where: { $0.isOwned && $0.item == item }) {
        steps.append(.update(known.number, item))
      } else if !spent.contains(item) {
        requestCount += 1
        requests.append(OwnedRequest(number: requestCount, item: item))
        steps.append(.present(requestCount, item))
      }
    }
    return steps
  }

  /// Ends the ownership of requests by some items.
  ///
  /// - Parameter isMeant: Returns whether an item is meant; by default all items are.
  /// - Returns: A dismissal for each of these requests.
  mutating func letGo(where isMeant: (ItemID) -> Bool = { _ in true }) -> [Step] {
    var steps: [Step] = []
    for index in requests.indices where requests[index].isOwned && isMeant(requests[index].item) {
      requests[index].isOwned = false
      steps.append(.dismiss(requests[index].number))
    }
    return steps
  }

  /// Records that the exit of an overlay has begun.
  ///
  /// - Parameter number: The request's number.
  /// - Returns: The item that owned the request until now, which the binding should lose; `nil`
  ///   without an owner.
  mutating func exitBegan(_ number: Int) -> ItemID? {
    guard let index = requests.firstIndex(where: { $0.number == number && $0.isOwned }) else {
      return nil
    }
    requests[index].isOwned = false
    return requests[index].item
  }

  /// Records the end of a request, whatever its outcome.
  ///
  /// - Parameter number: The request's number.
  /// - Returns: The removed request; `nil` for an unknown number.
  mutating func ended(_ number: Int) -> OwnedRequest? {
    requests.firstIndex { $0.number == number }.map { requests.remove(at: $0) }
  }

  /// Records that the binding still holds an item whose request is over; the item is not shown
  /// again until the binding has lost it.
  mutating func spend(_ item: ItemID) {
    if !spent.contains(item) { spent.append(item) }
  }
}
