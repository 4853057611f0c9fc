package import Usher

extension Preset {
  /// All presets, section by section.
  package static let all: [Preset] = Section.allCases.flatMap(presets)

  /// Returns the preset with a name.
  ///
  /// - Throws: `UnknownName`, which suggests similar names.
  package static func named(_ name: String) throws(UnknownName) -> Preset {
    guard let preset = all.first(where: { $0.name == name }) else {
      throw UnknownName(name, among: all.map(\.name))
    }
    return preset
  }

  /// The presets in the image at the top of the README, by name.
  package static let overview: [(name: String, appearance: Appearance)] = [
    ("gradient", .light), ("pile", .light), ("alert-center", .light), ("rating-chosen", .dark),
    ("popup-1", .dark), ("form-center", .dark),
  ]

  private static func presets(in section: Section) -> [Preset] {
    switch section {
    case .basics: basics
    case .abilities: abilities
    case .beside: beside
    case .themes: themes
    case .platform: platform
    case .toasts: toasts
    case .notes: notes
    case .floats: floats
    case .alerts: alerts
    case .rating: ratings
    case .forms: forms
    case .custom: custom
    case .messages: messages
    case .explore: explore
    case .banners: banners
    case .placements: placements
    case .lists: lists
    case .turns: turns
    case .pace: pace
    case .words: usherWords
    case .dialogs: dialogs
    case .motion: motions
    case .keyboard: keyboards
    case .progress: progress
    }
  }
}
