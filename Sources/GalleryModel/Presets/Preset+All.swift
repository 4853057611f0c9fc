extension Preset {
  /// All of them, section by section.
  package static let all: [Preset] = basics + lists

  /// The one of a name.
  ///
  /// - Throws: `UnknownName`, which says which names are near.
  package static func named(_ name: String) throws(UnknownName) -> Preset {
    guard let preset = all.first(where: { $0.name == name }) else {
      throw UnknownName(name, among: all.map(\.name))
    }
    return preset
  }
}
