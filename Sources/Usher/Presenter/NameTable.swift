internal import UsherCore

/// The app's names for overlays, and the engine's numbers for these names.
///
/// A name is kept as long as a request uses it, so the table has no more entries than there are
/// pending requests.
struct NameTable {
  private(set) var entries: [String: Entry] = [:]
  private(set) var strings: [OverlayName: String] = [:]
  /// The next number, from the upper half of all numbers, so that it cannot collide with a name
  /// that an app made for the core.
  private var next = UInt64(1) << 63

  struct Entry {
    let name: OverlayName
    fileprivate(set) var uses: Int
  }

  /// The number of names in use.
  var count: Int { entries.count }

  /// Returns the engine's name for a string, which one more request uses from now on.
  mutating func intern(_ string: String) -> OverlayName {
    if let known = entries[string] {
      entries[string]?.uses += 1
      return known.name
    }
    let name = OverlayName(next)
    // A number is never reused: a late request for the old name must not find the new one.
    next += 1
    entries[string] = Entry(name: name, uses: 1)
    strings[name] = string
    return name
  }

  /// Notes that one request less uses the name.
  mutating func release(_ name: OverlayName) {
    guard let string = strings[name], let entry = entries[string] else { return }
    if entry.uses > 1 {
      entries[string]?.uses -= 1
    } else {
      entries[string] = nil
      strings[name] = nil
      // Memory for many names is freed with the last name.
      if entries.isEmpty && entries.capacity > 64 { (entries, strings) = ([:], [:]) }
    }
  }

  /// Returns the engine's name for a string; `nil` if no request uses it.
  func name(for string: String) -> OverlayName? { entries[string]?.name }

  /// Returns the string behind an engine's name; `nil` if no request uses it.
  func string(for name: OverlayName) -> String? { strings[name] }
}
