/// The digests of the films at the time when their pictures were drawn.
package struct FilmRecord: Hashable, Sendable, CustomStringConvertible {
  private var digests: [String: String] = [:]

  /// The path of the record's folder in the repository.
  package static let folder = "Examples/Gallery"
  /// The name of the record's file.
  package static let file = "Films.txt"

  /// Makes a record without films.
  package init() {}

  /// Reads a record from the format of `description`.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2 { digests[words[0]] = words[1] }
    }
  }

  /// The names of the recorded films.
  package var names: Set<String> { Set(digests.keys) }

  /// The digest of a film by its name; `nil` for a film that was not recorded.
  package subscript(name: String) -> String? {
    get { digests[name] }
    set { digests[name] = newValue }
  }

  /// A line for each film, by name.
  package var description: String {
    digests.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
  }
}
