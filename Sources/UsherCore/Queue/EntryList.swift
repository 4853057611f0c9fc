/// Waiting requests in the order of their numbers.
///
/// If a request is removed, its place in the array stays vacant until more than half of the places
/// are vacant. Therefore removing all requests in any order takes linear time.
struct EntryList: Sendable {
  /// The list's only request, or `nil` if the list is empty or uses `places`.
  ///
  /// Most names have only one request, and an array for it would take 80 ns more.
  private var only: Place?
  /// The places in order of their numbers, used if the list has or had several requests.
  ///
  /// The last place isn't vacant.
  private var places: [Place] = []
  /// The index of the first place that isn't vacant.
  private var head = 0
  private var vacancies = 0

  private struct Place {
    let number: Int64
    /// The request, or `nil` if the place is vacant.
    var entry: WaitingLine.Entry?
  }

  var isEmpty: Bool { only == nil && places.isEmpty }

  var first: WaitingLine.Entry? { only?.entry ?? (places.isEmpty ? nil : places[head].entry) }

  var last: WaitingLine.Entry? { only?.entry ?? places.last.flatMap { $0.entry } }

  var count: Int { only == nil ? places.count - vacancies : 1 }

  /// The number of requests for which memory is allocated.
  var capacity: Int { places.capacity }

  /// Returns the request with a number, or `nil` if there is none, in O(log n).
  func entry(_ number: Int64) -> WaitingLine.Entry? {
    if let only { return only.number == number ? only.entry : nil }
    let index = index(of: number)
    return index < places.count && places[index].number == number ? places[index].entry : nil
  }

  var all: [WaitingLine.Entry] {
    var entries: [WaitingLine.Entry] = []
    append(to: &entries)
    return entries
  }

  func append(to entries: inout [WaitingLine.Entry]) {
    if let entry = only?.entry { entries.append(entry) }
    for place in places[head...] {
      if let entry = place.entry { entries.append(entry) }
    }
  }

  /// Inserts a request, or replaces the request with the same number.
  ///
  /// Takes O(1) if the number is the highest.
  mutating func insert(_ entry: WaitingLine.Entry, _ number: Int64) {
    let place = Place(number: number, entry: entry)
    if isEmpty || only?.number == number { return only = place }
    if let only { places.append(only) }
    only = nil
    guard let last = places.last, number <= last.number else { return places.append(place) }
    let index = index(of: number)
    if places[index].number == number {
      if places[index].entry == nil { vacancies -= 1 }
      places[index] = place
    } else {
      places.insert(place, at: index)
    }
    head = min(head, index)
  }

  /// Removes the request with a number, in amortized O(log n).
  ///
  /// The request must be in the list.
  mutating func remove(_ number: Int64) {
    guard only == nil else { return only = nil }
    places[index(of: number)].entry = nil
    vacancies += 1
    while let last = places.last, last.entry == nil {
      places.removeLast()
      vacancies -= 1
    }
    while head < places.count, places[head].entry == nil { head += 1 }
    guard vacancies > places.count / 2 || places.isEmpty else { return }
    places.removeAll { $0.entry == nil }
    (head, vacancies) = (0, 0)
  }

  /// Returns the index of the first place with at least the given number.
  private func index(of number: Int64) -> Int {
    var (low, high) = (0, places.count)
    // Usually, the first request is removed.
    if head < high, places[head].number == number { return head }
    while low < high {
      let middle = (low + high) / 2
      if places[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
