/// A heading of the gallery, with the presets under it.
package enum Section: String, CaseIterable, Sendable {
  case basics = "Basics"
  case lists = "Lists and piles"

  /// What its presets are about, in a sentence.
  package var note: String {
    switch self {
    case .basics: "Messages as most apps need them."
    case .lists: "Several at once, one after the other or over each other."
    }
  }

  /// Its name in file names.
  package var name: String { Control.hyphenated(rawValue) }

  /// Its presets, in order.
  package var presets: [Preset] {
    Preset.all.filter { $0.section == self }
  }
}
