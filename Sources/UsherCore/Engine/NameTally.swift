/// How often a name was asked for.
struct NameTally: Hashable, Sendable {
  /// How many requests of the name have not ended.
  var unfinished = 0
  /// How often it was asked for by requests whose policy looks at names, the refused duplicates
  /// included; those that all left before the next one came do not count any more.
  var count = 0

  /// Counts one more, as far as can be counted.
  mutating func add() {
    if count < .max { count += 1 }
  }
}
