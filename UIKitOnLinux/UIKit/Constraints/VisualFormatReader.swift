internal import Foundation

/// A parser of UIKit's visual format.
struct VisualFormatReader {
  private let length: Int
  private var rest: Substring
  private let metrics: [String: CGFloat]

  /// Creates a parser of `format`, in which the names of `metrics` represent numbers.
  init(_ format: String, metrics: [String: CGFloat]) {
    length = format.count
    rest = format[...]
    self.metrics = metrics
  }

  /// Parses the whole format.
  mutating func read() throws(VisualFormat.Failure) -> VisualFormat {
    var format = VisualFormat()
    if take("V:") { format.axis = .vertical } else { _ = take("H:") }
    if take("|") {
      format.pieces.append(VisualFormat.Piece())
      format.gaps.append(try gap())
    }
    format.pieces.append(try view())
    while !rest.isEmpty {
      format.gaps.append(try gap())
      if take("|") {
        format.pieces.append(VisualFormat.Piece())
        guard rest.isEmpty else { throw failure("nothing may follow the last \"|\"") }
      } else {
        format.pieces.append(try view())
      }
    }
    return format
  }

  /// Parses a view in brackets.
  private mutating func view() throws(VisualFormat.Failure) -> VisualFormat.Piece {
    try expect("[")
    var piece = VisualFormat.Piece(name: try name())
    if rest.first == "(" { piece.lengths = try requirements() }
    try expect("]")
    return piece
  }

  /// Parses the distance before the next piece.
  private mutating func gap() throws(VisualFormat.Failure) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let requirements =
      rest.first == "(" ? try requirements() : [VisualFormat.Requirement(value: try value())]
    try expect("-")
    return .given(requirements)
  }

  /// Parses requirements in parentheses, separated by commas.
  private mutating func requirements() throws(VisualFormat.Failure) -> [VisualFormat.Requirement] {
    try expect("(")
    var all = [try requirement()]
    while take(",") { all.append(try requirement()) }
    try expect(")")
    return all
  }

  private mutating func requirement() throws(VisualFormat.Failure) -> VisualFormat.Requirement {
    let relation: NSLayoutConstraint.Relation =
      if take(">=") { .greaterThanOrEqual } else if take("<=") { .lessThanOrEqual } else { .equal }
    if relation == .equal { _ = take("==") }
    var requirement = VisualFormat.Requirement(relation: relation, value: try value())
    if take("@") {
      guard case .points(let priority) = try value(), (0...1000).contains(priority) else {
        throw failure("a priority must be a number from 0 to 1000")
      }
      requirement.priority = UILayoutPriority(Float(priority))
    }
    return requirement
  }

  /// Parses a number, or the name of a metric or a view.
  private mutating func value() throws(VisualFormat.Failure) -> VisualFormat.Requirement.Value {
    let digits = rest.dropFirst(rest.first == "-" ? 1 : 0)
    guard let first = digits.first, first.isNumber || first == "." else {
      let name = try name()
      return metrics[name].map { .points($0) } ?? .view(name)
    }
    let end = digits.firstIndex { !$0.isNumber && $0 != "." } ?? rest.endIndex
    guard let number = Double(rest[..<end]) else {
      throw failure("\(rest[..<end]) is not a number")
    }
    rest = rest[end...]
    return .points(CGFloat(number))
  }

  private mutating func name() throws(VisualFormat.Failure) -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { throw failure("a name is missing") }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func expect(_ sign: String) throws(VisualFormat.Failure) {
    guard take(sign) else { throw failure("\"\(sign)\" is missing") }
  }

  /// Consumes a token if it is the next token.
  private mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private func failure(_ reason: String) -> VisualFormat.Failure {
    VisualFormat.Failure(
      reason: rest.isEmpty
        ? "\(reason) at the end" : "\(reason) at character \(length - rest.count + 1)")
  }
}
