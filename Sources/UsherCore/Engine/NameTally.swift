/// The requests for one name.
struct NameTally: Hashable, Sendable {
  /// The number of unfinished requests for the name.
  var unfinished = 0
  /// The number of requests that count for the name, refused duplicates included.
  ///
  /// Only requests with a policy that compares names count. The count restarts with a request that
  /// comes while all others of the name are exiting.
  var count = 0

  /// Increments the count, up to `Int.max`.
  mutating func add() {
    if count < .max { count += 1 }
  }
}
