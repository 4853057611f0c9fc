#if GTK
internal import GalleryModel

enum PresetList {
  /// Writes the list of presets to standard output.
  static func write() {
    let width = Preset.all.map(\.name.count).max() ?? 0
    for section in Section.allCases {
      print("\(section.rawValue)\n  \(section.note)")
      for preset in section.presets {
        let gap = String(repeating: " ", count: width - preset.name.count + 2)
        print("    \(preset.name)\(gap)\(preset.title)")
      }
    }
  }
}
#endif
