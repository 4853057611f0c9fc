/// A Swift expression, and how it is written down.
package indirect enum Source: Hashable, Sendable {
  /// What stands on one line as it is, such as `.top` or `4.5`.
  case word(String)
  /// A function or an initialiser with its arguments.
  case call(String, [Argument])
  /// A list in square brackets.
  case list([Source])
  /// A method of a value, with its one argument: `value.name(label: argument)`.
  case method(Source, String, Argument)

  /// One argument of a call.
  package struct Argument: Hashable, Sendable {
    /// Its label; `nil` where it has none.
    package let label: String?
    /// Its value.
    package let value: Source

    package init(_ label: String?, _ value: Source) {
      self.label = label
      self.value = value
    }
  }

  /// The expression where lines are `width` columns long.
  ///
  /// What does not fit on its line is broken before its parts, as swift-format does it.
  ///
  /// - Parameters:
  ///   - indentation: Spaces before the line that the expression begins on.
  ///   - prefix: What stands before it on that line, such as a label.
  ///   - suffix: How many columns must stay free after its last line, as for a comma.
  ///   - width: How many columns a line has.
  /// - Returns: The first line without its indentation, and all that follow with theirs.
  package func text(
    indentation: Int = 0, prefix: String = "", suffix: Int = 0, width: Int = 80
  ) -> String {
    let line = prefix + onOneLine
    if indentation + line.count + suffix <= width { return line }
    switch self {
    case .word:
      return line
    case .call(let name, let arguments):
      let parts = arguments.map { (prefix: $0.label.map { $0 + ": " } ?? "", value: $0.value) }
      return prefix + name + "(" + Self.lines(parts, indentation, suffix, width) + ")"
    case .list(let values):
      return prefix + "[" + Self.lines(values.map { ("", $0) }, indentation, suffix, width) + "]"
    case .method(let value, let name, let argument):
      let tail = ".\(name)(" + Self.onOneLine([argument]) + ")"
      return value.text(
        indentation: indentation, prefix: prefix, suffix: tail.count + suffix, width: width) + tail
    }
  }

  /// Whether it has to stand behind `try`.
  package var throwsErrors: Bool {
    switch self {
    case .word: false
    case .call(let name, let arguments):
      name == "Timing.Spring" || name == "Timing.Curve"
        || arguments.contains { $0.value.throwsErrors }
    case .list(let values): values.contains { $0.throwsErrors }
    case .method(let value, _, let argument): value.throwsErrors || argument.value.throwsErrors
    }
  }

  private var onOneLine: String {
    switch self {
    case .word(let word): word
    case .call(let name, let arguments): name + "(" + Self.onOneLine(arguments) + ")"
    case .list(let values): "[" + values.map(\.onOneLine).joined(separator: ", ") + "]"
    case .method(let value, let name, let argument):
      value.onOneLine + "." + name + "(" + Self.onOneLine([argument]) + ")"
    }
  }

  private static func onOneLine(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.onOneLine }
      .joined(separator: ", ")
  }

  /// Parts one after the other, on as few lines as they fit on; one that takes several lines begins on
  /// a line of its own.
  private static func lines(
    _ parts: [(prefix: String, value: Source)], _ indentation: Int, _ suffix: Int, _ width: Int
  ) -> String {
    let inner = indentation + 2
    let margin = "\n" + String(repeating: " ", count: inner)
    var (text, column) = ("", Int.max / 2)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let tail = isLast ? suffix + 1 : 1
      let line = part.prefix + part.value.onOneLine
      if column + 1 + line.count + tail <= width {
        text += " " + line
        column += 1 + line.count
      } else {
        let broken = part.value.text(
          indentation: inner, prefix: part.prefix, suffix: tail, width: width)
        text += margin + broken
        // Nothing follows on the line where something long ends.
        column = broken.contains("\n") ? Int.max / 2 : inner + broken.count
      }
      if !isLast {
        text += ","
        column += 1
      }
    }
    return text
  }
}
