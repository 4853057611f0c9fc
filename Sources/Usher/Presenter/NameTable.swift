internal import UsherCore

/// The app's names for overlays, and the engine's numbers for these names.
///
/// A name is stored while a request uses it, so the table has at most as many entries as there are
/// pending requests.
struct NameTable {
  private(set) var entries: [String: Entry] = [:]
  private(set) var strings: [OverlayName: String] = [:]
  /// The next number, from the upper half, so that it differs from names that an app created for
  /// the core.
  private var next = UInt64(1) << 63

  struct Entry {
    let name: OverlayName
    fileprivate(set) var uses: Int
  }

  var count: Int { entries.count }

  /// Returns the engine's name for a string, and records an additional request that uses it.
  mutating func intern(_ string: String) -> OverlayName {
    if let known = entries[string] {
      entries[string]?.uses += 1
      return known.name
    }
    let name = OverlayName(next)
    // A number is never reused, so that a late request for the old name can't find the new name.
    next += 1
    entries[string] = Entry(name: name, uses: 1)
    strings[name] = string
    return name
  }

  /// Records that a request no longer uses the name.
  mutating func release(_ name: OverlayName) {
    guard let string = strings[name], let entry = entries[string] else { return }
    if entry.uses > 1 {
      entries[string]?.uses -= 1
    } else {
      entries[string] = nil
      strings[name] = nil
      // If there were many names, the memory is released with the last name.
      if entries.isEmpty && entries.capacity > 64 { (entries, strings) = ([:], [:]) }
    }
  }

  /// Returns the engine's name for a string, or `nil` if no request uses it.
  func name(for string: String) -> OverlayName? { entries[string]?.name }

  /// Returns the string for an engine's name, or `nil` if no request uses it.
  func string(for name: OverlayName) -> String? { strings[name] }
}
