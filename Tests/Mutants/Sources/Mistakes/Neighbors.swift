/// Names that are easily confused.
enum Neighbors {
  /// The name that is easily confused with a name, if there is one.
  static func neighbor(of name: String) -> String? { partners[name] }

  /// Whether arguments with these labels are easily confused.
  static func areMixedUp(_ label: String, _ other: String) -> Bool {
    partners[label] == other || labels[label] == other
  }

  private static let partners = inBothDirections([
    ("first", "last"), ("firstIndex", "lastIndex"), ("removeFirst", "removeLast"),
    ("popFirst", "popLast"), ("dropFirst", "dropLast"), ("prefix", "suffix"),
    ("min", "max"), ("minX", "maxX"), ("minY", "maxY"), ("midX", "midY"), ("x", "y"), ("dx", "dy"),
    ("width", "height"), ("leading", "trailing"), ("top", "bottom"),
    ("lowerBound", "upperBound"), ("contains", "allSatisfy"), ("formUnion", "subtract"),
  ])

  private static let labels = inBothDirections([
    ("from", "to"), ("left", "right"), ("start", "end"), ("horizontal", "vertical"),
  ])

  private static func inBothDirections(_ pairs: [(String, String)]) -> [String: String] {
    var both: [String: String] = [:]
    for (one, other) in pairs { (both[one], both[other]) = (other, one) }
    return both
  }
}
