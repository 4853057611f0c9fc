/// A Swift expression that can be formatted as source code.
package indirect enum Source: Hashable, Sendable {
  /// An expression that is never broken into lines, such as `.top` or `4.5`.
  case word(String)
  /// A function or an initializer with its arguments.
  case call(String, [Argument])
  /// A list in square brackets.
  case list([Source])
  /// A call of a value's method: `value.name(label: argument)`.
  case method(Source, Source)

  package struct Argument: Hashable, Sendable {
    package let label: String?
    package let value: Source

    package init(_ label: String?, _ value: Source) {
      self.label = label
      self.value = value
    }
  }

  /// Formats the expression for lines of `width` columns.
  ///
  /// An expression that is too long for its line is broken between its parts, like swift-format
  /// does, and before each method.
  ///
  /// - Parameters:
  ///   - indentation: The indentation, in spaces, of the expression's first line.
  ///   - prefix: The text before the expression on that line, such as a label.
  ///   - suffix: The number of columns to keep free after the last line, for example for a comma.
  ///   - width: The number of columns of a line.
  /// - Returns: The first line without indentation, and the other lines with indentation.
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
      return prefix + "[" + Self.lines(values.map { ("", $0) }, indentation, 0, width)
        + (values.count > 1 ? "," : "") + Self.margin(indentation) + "]"
    case .method:
      let (value, calls) = chain
      var text = value.text(indentation: indentation, prefix: prefix, width: width)
      let isBroken = text.contains("\n")
      if isBroken {
        let bracket = String(text.removeLast())
        text += Self.margin(indentation) + bracket
      }
      let inner = isBroken ? indentation : indentation + 2
      for (index, call) in calls.enumerated() {
        text += Self.margin(inner)
        text += call.text(
          indentation: inner, prefix: ".", suffix: index == calls.count - 1 ? suffix : 0,
          width: width)
      }
      return text
    }
  }

  /// The value of a chain of methods, and the calls of the methods.
  private var chain: (value: Source, calls: [Source]) {
    guard case .method(let value, let call) = self else { return (self, []) }
    let (first, calls) = value.chain
    return (first, calls + [call])
  }

  /// Whether the expression needs `try`.
  package var throwsErrors: Bool {
    switch self {
    case .word: false
    case .call(let name, let arguments):
      name == "Timing.Spring" || name == "Timing.Curve"
        || arguments.contains { $0.value.throwsErrors }
    case .list(let values): values.contains { $0.throwsErrors }
    case .method(let value, let call): value.throwsErrors || call.throwsErrors
    }
  }

  private var onOneLine: String {
    switch self {
    case .word(let word): word
    case .call(let name, let arguments): name + "(" + Self.onOneLine(arguments) + ")"
    case .list(let values): "[" + values.map(\.onOneLine).joined(separator: ", ") + "]"
    case .method(let value, let call): value.onOneLine + "." + call.onOneLine
    }
  }

  private static func onOneLine(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.onOneLine }
      .joined(separator: ", ")
  }

  private static func margin(_ indentation: Int) -> String {
    "\n" + String(repeating: " ", count: indentation)
  }

  /// Formats parts on as few lines as possible.
  ///
  /// A part with several lines starts on a new line.
  private static func lines(
    _ parts: [(prefix: String, value: Source)], _ indentation: Int, _ suffix: Int, _ width: Int
  ) -> String {
    let inner = indentation + 2
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
        text += margin(inner) + broken
        // After a part that was broken, the next part starts on a new line.
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
