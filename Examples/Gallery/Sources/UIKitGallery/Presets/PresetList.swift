import GalleryModel

/// The presets that are listed, under the headings of their sections.
struct PresetList {
  /// The sections that have presets to list.
  let sections: [(section: Section, presets: [Preset])]

  /// Lists the presets with all words of a search in their titles, notes or section; without words,
  /// all.
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
