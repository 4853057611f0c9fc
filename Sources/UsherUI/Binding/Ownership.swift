/// The items of a binding, and the requests that they own.
///
/// An item owns at most one request. The ownership starts when the request is made. It ends when
/// the binding no longer contains the item, the overlay starts to exit, the request ends, or the
/// view is removed.
struct Ownership<ItemID: Hashable> {
  /// The requests that haven't ended, in the order in which they were made.
  private(set) var requests: [OwnedRequest] = []
  /// The items that the binding still contains although their overlays have ended.
  ///
  /// These items aren't shown again until the binding removes them. For example, a constant binding
  /// never removes its items.
  private(set) var spent: [ItemID] = []
  private var requestCount = 0

  struct OwnedRequest: Equatable {
    /// The number of the request within its binding, starting at 1.
    let number: Int
    let item: ItemID
    /// Whether the item still owns the request.
    var isOwned = true
  }

  /// A step toward showing exactly the binding's items.
  enum Step: Equatable {
    case present(Int, ItemID)
    /// Updates an item's overlay, because the view may now describe the item differently.
    case update(Int, ItemID)
    case dismiss(Int)
  }

  /// Returns the steps that make the overlays match the binding.
  ///
  /// Overlays of removed items are dismissed first, so the overlays of new items can be shown.
  ///
  /// - Parameter items: The items of the binding. If several items are equal, the first item is
  ///   used.
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

  /// Ends the ownership of requests.
  ///
  /// - Parameter isMeant: A closure that returns whether an item loses its request, by default
  ///   `true`.
  /// - Returns: A dismissal for each of these requests.
  mutating func letGo(where isMeant: (ItemID) -> Bool = { _ in true }) -> [Step] {
    var steps: [Step] = []
    for index in requests.indices where requests[index].isOwned && isMeant(requests[index].item) {
      requests[index].isOwned = false
      steps.append(.dismiss(requests[index].number))
    }
    return steps
  }

  /// Records that an overlay has started to exit.
  ///
  /// - Parameter number: The request's number.
  /// - Returns: The item that owned the request, or `nil` if there was none. The binding should
  ///   remove the item.
  mutating func exitBegan(_ number: Int) -> ItemID? {
    guard let index = requests.firstIndex(where: { $0.number == number && $0.isOwned }) else {
      return nil
    }
    requests[index].isOwned = false
    return requests[index].item
  }

  /// Records that a request has ended.
  ///
  /// - Parameter number: The request's number.
  /// - Returns: The removed request, or `nil` if the number is unknown.
  mutating func ended(_ number: Int) -> OwnedRequest? {
    requests.firstIndex { $0.number == number }.map { requests.remove(at: $0) }
  }

  /// Records that the binding kept an item although its overlay ended or started to exit.
  ///
  /// The item isn't shown again until the binding removes it.
  mutating func spend(_ item: ItemID) {
    if !spent.contains(item) { spent.append(item) }
  }
}
