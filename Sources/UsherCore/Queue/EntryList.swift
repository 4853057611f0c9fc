/// Waiting requests in the order of their numbers.
///
/// An array, in which a removed request leaves a vacant place until half of the places are vacant.
/// Thus removing all requests in any order takes linear time.
struct EntryList: Sendable {
  /// The only request; most names have just one, for which an array would take 80 ns more.
  private var only: Place?
  /// The places by number, if there is or was more than one; the last place is not vacant.
  private var places: [Place] = []
  /// The index of the first place that is not vacant.
  private var head = 0
  private var vacancies = 0

  private struct Place {
    let number: Int64
    /// The request in the place; `nil` if the place is vacant.
    var entry: WaitingLine.Entry?
  }

  var isEmpty: Bool { only == nil && places.isEmpty }

  var first: WaitingLine.Entry? { only?.entry ?? (places.isEmpty ? nil : places[head].entry) }

  var last: WaitingLine.Entry? { only?.entry ?? places.last.flatMap { $0.entry } }

  /// The number of requests; O(1).
  var count: Int { only == nil ? places.count - vacancies : 1 }

  /// The number of requests for which there is memory.
  var capacity: Int { places.capacity }

  /// Returns the request with a number; `nil` if there is none; O(log n).
  func entry(_ number: Int64) -> WaitingLine.Entry? {
    if let only { return only.number == number ? only.entry : nil }
    let index = index(of: number)
    return index < places.count && places[index].number == number ? places[index].entry : nil
  }

  /// All requests; O(n).
  var all: [WaitingLine.Entry] {
    var entries: [WaitingLine.Entry] = []
    append(to: &entries)
    return entries
  }

  /// Appends all requests to an array.
  func append(to entries: inout [WaitingLine.Entry]) {
    if let entry = only?.entry { entries.append(entry) }
    for place in places[head...] {
      if let entry = place.entry { entries.append(entry) }
    }
  }

  /// Inserts a request, or replaces the request of the same number; O(1) for the greatest number.
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

  /// Removes the request with a number that is in use; O(log n), amortised.
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
    // The head goes most often.
    if head < high, places[head].number == number { return head }
    while low < high {
      let middle = (low + high) / 2
      if places[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
