import Testing

@testable import UsherUI

/// A table of the responses to each change, for each state of an item's request.
@Suite("Ownership of items")
struct OwnershipTests {
  /// A change to a binding with the items `a`, `b` and `c`.
  enum Change: CustomStringConvertible {
    case follow(String)
    case exitBegan(Int)
    case ended(Int)
    case letGo
    case spend(Character)

    var description: String {
      switch self {
      case .follow(let items): "follow \(items)"
      case .exitBegan(let number): "exit of \(number)"
      case .ended(let number): "end of \(number)"
      case .letGo: "let go"
      case .spend(let item): "spend \(item)"
      }
    }
  }

  /// Plays changes, and returns the response to each.
  static func play(_ changes: [Change]) -> [String] {
    var ownership = Ownership<Character>()
    return changes.map { change in
      switch change {
      case .follow(let items): ownership.follow(Array(items)).words
      case .exitBegan(let number): ownership.exitBegan(number).map { "lose \($0)" } ?? "-"
      case .ended(let number):
        ownership.ended(number).map { $0.isOwned ? "lose \($0.item), tell" : "tell \($0.item)" }
          ?? "-"
      case .letGo: ownership.letGo().words
      case .spend(let item):
        {
          ownership.spend(item)
          return "-"
        }()
      }
    }
  }

  static let table: [(String, [Change], [String])] = [
    ("nothing is nothing", [.follow("")], ["-"]),
    ("an item is presented once, then updated", [.follow("a"), .follow("a")], ["+1a", "~1a"]),
    ("another item dismisses and presents", [.follow("a"), .follow("b")], ["+1a", "-1 +2b"]),
    ("no item dismisses", [.follow("a"), .follow("")], ["+1a", "-1"]),
    (
      "an item that comes back while its overlay leaves has a new overlay",
      [.follow("a"), .follow(""), .follow("a"), .ended(1), .follow("a")],
      ["+1a", "-1", "+2a", "tell a", "~2a"]
    ),
    (
      "an exit loses the item once", [.follow("a"), .exitBegan(1), .exitBegan(1), .ended(1)],
      ["+1a", "lose a", "-", "tell a"]
    ),
    (
      "an end without an exit loses and tells", [.follow("a"), .ended(1), .ended(1)],
      ["+1a", "lose a, tell", "-"]
    ),
    (
      "the exit of an overlay that the app dismissed loses nothing",
      [.follow("a"), .follow(""), .exitBegan(1), .ended(1)], ["+1a", "-1", "-", "tell a"]
    ),
    (
      "the exit of a former overlay leaves the next of the same item alone",
      [.follow("a"), .follow(""), .follow("a"), .exitBegan(1), .ended(1), .exitBegan(2)],
      ["+1a", "-1", "+2a", "-", "tell a", "lose a"]
    ),
    (
      "an item that was set again during the exit has a new overlay",
      [.follow("a"), .exitBegan(1), .follow("a"), .ended(1), .follow("a")],
      ["+1a", "lose a", "+2a", "tell a", "~2a"]
    ),
    (
      "a spent item is not presented until the binding has lost it",
      [.follow("a"), .ended(1), .spend("a"), .follow("a"), .follow(""), .follow("a")],
      ["+1a", "lose a, tell", "-", "-", "-", "+2a"]
    ),
    (
      "a spent item leaves others alone",
      [.follow("a"), .ended(1), .spend("a"), .follow("ab"), .follow("b")],
      ["+1a", "lose a, tell", "-", "+2b", "~2b"]
    ),
    (
      "several items have an overlay each", [.follow("ab"), .follow("bc")],
      ["+1a +2b", "-1 ~2b +3c"]
    ),
    ("equal items count once", [.follow("aa"), .follow("aba")], ["+1a", "~1a +2b"]),
    (
      "letting go dismisses what is owned, once",
      [.follow("ab"), .exitBegan(1), .letGo, .letGo, .ended(2)],
      ["+1a +2b", "lose a", "-2", "-", "tell b"]
    ),
    (
      "after letting go an item is presented anew", [.follow("a"), .letGo, .follow("a")],
      ["+1a", "-1", "+2a"]
    ),
    ("numbers nobody has are ignored", [.exitBegan(7), .ended(7)], ["-", "-"]),
  ]

  @Test("each change of the binding results in its steps", arguments: table)
  func row(name: String, changes: [Change], expected: [String]) {
    #expect(Self.play(changes) == expected, "\(name)")
  }
}

extension [Ownership<Character>.Step] {
  /// The steps as `+` for present, `~` for update and `-` for dismiss, each with the request's
  /// number.
  fileprivate var words: String {
    guard !isEmpty else { return "-" }
    return map { step in
      switch step {
      case .present(let number, let item): "+\(number)\(item)"
      case .update(let number, let item): "~\(number)\(item)"
      case .dismiss(let number): "-\(number)"
      }
    }.joined(separator: " ")
  }
}
