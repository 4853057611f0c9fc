import GalleryModel

/// The presets in the list, with the headings of their sections.
struct PresetList {
  let sections: [(section: Section, presets: [Preset])]

  /// Lists the presets whose titles, notes or sections contain all words of a search.
  ///
  /// An empty search lists all presets.
  init(matching search: String = "") {
    let words = search.lowercased().split(separator: " ")
    sections = Section.allCases.compactMap { section in
      let presets = section.presets.filter { preset in
        let text = "\(preset.title) \(preset.note) \(section.rawValue)".lowercased()
        return words.allSatisfy { text.contains($0) }
      }
      return presets.isEmpty ? nil : (section, presets)
    }
  }
}
