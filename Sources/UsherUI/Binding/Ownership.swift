/// The ownership of a binding's requests by the binding's items; values only.
///
/// An item owns one request at most. A request has an owner from the asking until the binding no longer holds
/// the item, the overlay's exit begins, the request ends, or the view is removed.
struct Ownership<ItemID: Hashable> {
  /// The requests that have not ended, in the order of asking.
  private(set) var requests: [OwnedRequest] = []
  /// The items whose request has ended and which the binding holds all the same, as a constant binding does.
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
    /// Asks for an overlay.
    case present(Int, ItemID)
    /// Gives the overlay of a request what its item describes now.
    case update(Int, ItemID)
    /// Sends the overlay of a request away.
    case dismiss(Int)
  }

  /// Follows the binding: requests of other items are dismissed first, so that the first new item can take
  /// their place.
  ///
  /// - Parameter items: The items of the binding; of equal ones the first counts.
  /// - Returns: What has to be done, in order.
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

  /// Takes the requests of some items away from them.
  ///
  /// - Parameter isMeant: Says which items are meant; without it, all of them.
  /// - Returns: The dismissal of each of these requests.
  mutating func letGo(where isMeant: (ItemID) -> Bool = { _ in true }) -> [Step] {
    var steps: [Step] = []
    for index in requests.indices where requests[index].isOwned && isMeant(requests[index].item) {
      requests[index].isOwned = false
      steps.append(.dismiss(requests[index].number))
    }
    return steps
  }

  /// Notes that the exit of an overlay has begun.
  ///
  /// - Parameter number: The request's number.
  /// - Returns: The item that owned the request until now, and which the binding should lose; `nil` if none did.
  mutating func exitBegan(_ number: Int) -> ItemID? {
    guard let index = requests.firstIndex(where: { $0.number == number && $0.isOwned }) else {
      return nil
    }
    requests[index].isOwned = false
    return requests[index].item
  }

  /// Notes the end of a request, however it ended.
  ///
  /// - Parameter number: The request's number.
  /// - Returns: The request as it was; `nil` for a number that is not known, or not any more.
  mutating func ended(_ number: Int) -> OwnedRequest? {
    requests.firstIndex { $0.number == number }.map { requests.remove(at: $0) }
  }

  /// Notes that the binding holds an item although its request is over, so that the item is not shown again
  /// until the binding has lost it.
  mutating func spend(_ item: ItemID) {
    if !spent.contains(item) { spent.append(item) }
  }
}
