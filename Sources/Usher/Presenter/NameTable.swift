internal import UsherCore

/// The names that clients have given, and the numbers that the engine knows them by.
///
/// A name is kept as long as a request uses it, so the table holds no more than there are requests
/// that have not ended.
struct NameTable {
  private var entries: [String: Entry] = [:]
  private var strings: [OverlayName: String] = [:]
  /// The upper half of the numbers, so that they are no names a client has made up for the core.
  private var next = UInt64(1) << 63

  private struct Entry {
    let name: OverlayName
    var uses: Int
  }

  /// How many names are in use.
  var count: Int { entries.count }

  /// The number of a name that one more request uses now.
  mutating func take(_ string: String) -> OverlayName {
    if let known = entries[string] {
      entries[string]?.uses += 1
      return known.name
    }
    let name = OverlayName(next)
    // A number is never used again: what still asks for the old name must not find the new one.
    next += 1
    entries[string] = Entry(name: name, uses: 1)
    strings[name] = string
    return name
  }

  /// One request less uses the name.
  mutating func release(_ name: OverlayName) {
    guard let string = strings[name], let entry = entries[string] else { return }
    if entry.uses > 1 {
      entries[string]?.uses -= 1
    } else {
      entries[string] = nil
      strings[name] = nil
    }
  }

  /// The number of a name; `nil` where no request uses it.
  func name(for string: String) -> OverlayName? { entries[string]?.name }

  /// The name behind a number; `nil` where no request uses it.
  func string(for name: OverlayName) -> String? { strings[name] }
}
