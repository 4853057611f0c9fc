internal import Queue
internal import UsherCore

/// A number of waiting overlays.
struct Crowd {
  let count: Int
  let priorities: Priorities
  /// The number of overlays, spread evenly, that share a name and the lowest priority.
  var group = 0
  /// Whether each overlay has a name of its own.
  var hasNames = false

  enum Priorities {
    case five
    /// All priorities are different, in no particular order.
    case distinct

    var title: String {
      switch self {
      case .five: "5 priorities"
      case .distinct: "all priorities distinct"
      }
    }
  }

  private static let groupName = OverlayName(0)
  private static let groupPriority = Priority(-1)

  func id(_ number: Int) -> OverlayID { OverlayID(UInt64(number) + 1) }

  func overlay(_ number: Int) -> Overlay {
    if isInGroup(number) { return Overlay(name: Self.groupName, priority: Self.groupPriority) }
    let name = hasNames ? OverlayName(UInt64(number) + 1) : nil
    switch priorities {
    case .five: return Overlay(name: name, priority: Priority(number % 5 * 100))
    case .distinct: return Overlay(name: name, priority: Priority(Self.scatter(number)))
    }
  }

  /// A line in which all overlays of the crowd wait.
  func line() -> EngineLine {
    var line = EngineLine()
    for number in 0..<count { line.append(id(number), overlay(number)) }
    return line
  }

  var groupNumbers: [Int] { (0..<count).filter { isInGroup($0) } }

  /// The ways to remove the group from the line.
  var groupRemovals: [(name: String, remove: (inout EngineLine) -> Int)] {
    [
      ("name", { $0.removeAll(named: Self.groupName) }),
      ("priority", { $0.removeAll(upTo: Self.groupPriority) }),
    ]
  }

  private func isInGroup(_ number: Int) -> Bool {
    group > 0 && number.isMultiple(of: count / group)
  }

  /// Returns distinct numbers in an irregular order, the same in every run; the multiplier is the
  /// odd number nearest to the golden section of 2⁶⁴.
  static func scatter(_ number: Int) -> Int {
    Int(bitPattern: UInt(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15)
  }
}
