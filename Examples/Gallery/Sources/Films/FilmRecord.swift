/// The digests of the films when their images were drawn.
package struct FilmRecord: Hashable, Sendable, CustomStringConvertible {
  private var digests: [String: String] = [:]

  /// The path of the record's folder in the repository.
  package static let folder = "Examples/Gallery"
  package static let file = "Films.txt"

  package init() {}

  /// Reads a record in the format of `description`.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2 { digests[words[0]] = words[1] }
    }
  }

  package var names: Set<String> { Set(digests.keys) }

  /// The digest of a film with a name, or `nil` if it wasn't recorded.
  package subscript(name: String) -> String? {
    get { digests[name] }
    set { digests[name] = newValue }
  }

  /// One line for each film, sorted by name.
  package var description: String {
    digests.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
  }
}
