package struct UnknownName: Error, Hashable, CustomStringConvertible {
  package let name: String
  /// At most three similar names, the most similar first.
  package let near: [String]

  init(_ name: String, among names: [String]) {
    self.name = name
    let asked = name.lowercased()
    let distances = names.map { (name: $0, distance: Self.distance(asked, $0)) }
    near =
      distances
      .filter { $0.distance <= max($0.name.count, asked.count) / 3 || $0.name.contains(asked) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  package var description: String {
    "there is no preset '\(name)'"
      + (near.isEmpty
        ? "; --list shows all names" : "; did you mean \(near.joined(separator: ", "))?")
  }

  /// Returns the edit distance: the minimum number of characters to insert, remove or replace to
  /// convert one text to the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let kept = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(kept, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
