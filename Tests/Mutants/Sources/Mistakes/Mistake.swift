/// A small mistake that can be planted in a file.
public struct Mistake: Equatable, Sendable {
  /// The name of a mistake in the report.
  public enum Kind: String, CaseIterable, Sendable {
    case invertedCondition = "inverted condition"
    /// A condition that always holds, for example in a guard that never exits.
    case droppedCondition = "dropped condition"
    /// A branch that is never executed.
    case deadBranch = "dead branch"
    /// A side of `&&` or `
    ///
    /// ` that has no effect.
    case droppedTerm = "dropped term"
    /// For example `<` instead of `<=`.
    case movedBoundary = "moved boundary"
    case deletedStatement = "deleted statement"
    /// A deleted statement that resets a value or ends something.
    case deletedCleanup = "deleted cleanup"
    case swappedNeighbors = "swapped neighbors"
    case swappedArguments = "swapped arguments"
    case droppedElement = "dropped element"
    case lateAssignment = "late assignment"
  }

  /// A way to plant a mistake around the code, which doesn't change.
  enum Planting: Equatable, Sendable {
    /// The condition is negated.
    case inverting
    /// The condition always holds.
    case always
    /// The condition never holds.
    case never
    /// Another expression is evaluated instead.
    case expression(String)
    /// The statement isn't executed.
    case nothing
    /// Other statements are executed instead.
    case statements(String)
  }

  /// The name of the mistake.
  public let kind: Kind
  /// The changed code, as offsets in UTF-8.
  public let range: Range<Int>
  /// The lines of the changed code, starting at 1.
  public let lines: ClosedRange<Int>
  /// The code on one line, as the report shows it.
  public let original: String
  let planting: Planting

  /// The code with the mistake, as the report shows it.
  public var changed: String {
    switch planting {
    case .inverting: "!(\(original))"
    case .always: "true"
    case .never: "false"
    case .expression(let text), .statements(let text): text
    case .nothing: "(nothing)"
    }
  }

  /// The text before the code.
  ///
  /// The mistake is made if the switch with this number is on.
  func opening(_ number: Int) -> String {
    let isOn = "isMistaken(\(number))"
    return switch planting {
    case .inverting: "(\(isOn) != ("
    case .always: "(\(isOn) || ("
    case .never: "(!\(isOn) && ("
    case .expression(let text): "(\(isOn) ? \(text) : "
    case .nothing: "if !\(isOn) { "
    case .statements(let text): "if \(isOn) { \(text) } else { "
    }
  }

  /// The text after the code.
  var closing: String {
    switch planting {
    case .inverting, .always, .never: "))"
    case .expression: ")"
    case .nothing, .statements: " }"
    }
  }
}
