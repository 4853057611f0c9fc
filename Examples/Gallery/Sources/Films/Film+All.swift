extension Film {
  /// All films, in the order of their articles.
  package static let all: [Film] = [tour, list, question, work, undo, owner, motion, drag]

  /// Returns the film with a name, or `nil`.
  package static func named(_ name: String) -> Film? { all.first { $0.name == name } }

  static let usher = "Sources/Usher/Usher.docc"
  static let core = "Sources/UsherCore/UsherCore.docc"
}
