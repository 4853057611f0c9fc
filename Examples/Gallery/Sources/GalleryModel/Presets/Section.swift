/// A heading of the gallery, with its presets.
package enum Section: String, CaseIterable, Sendable {
  case basics = "Basics"
  case abilities = "Ask, work, undo"
  case beside = "Beside things"
  case themes = "Themes"
  case platform = "Platform's looks"
  case toasts = "Toasts"
  case notes = "Notes"
  case floats = "Floats"
  case alerts = "Alerts and popups"
  case rating = "Rating"
  case forms = "Forms"
  case custom = "Custom"
  case messages = "Messages"
  case explore = "Layouts and themes"
  case banners = "Banners"
  case placements = "Placements"
  case lists = "Lists and piles"
  case turns = "Queue"
  case pace = "Reader's pace"
  case words = "Words"
  case dialogs = "Dialogs"
  case motion = "Motion"
  case keyboard = "Keyboard"
  case progress = "Progress"

  /// The section's subject, as one sentence.
  package var note: String {
    switch self {
    case .basics: "Messages that most apps need."
    case .abilities: "Calls that show an overlay and return what came of it."
    case .beside: "Tips and tours, which show what they are about."
    case .themes: "One look for every overlay of a presenter."
    case .platform: "Toasts and alerts that look like the system's own."
    case .toasts: "Toasts as wide as the window, in SwiftEntryKit's styles."
    case .notes: "Single lines of text at an edge, in SwiftEntryKit's styles."
    case .floats: "Cards with a margin, in SwiftEntryKit's styles."
    case .alerts: "Alerts and popups in SwiftEntryKit's styles."
    case .rating: "Ratings with five stars, in SwiftEntryKit's style."
    case .forms: "Sign-in and sign-up forms in SwiftEntryKit's styles."
    case .custom: "Custom content in SwiftEntryKit's styles."
    case .messages: "An order form, a dialog and pages, in SwiftMessages' styles."
    case .explore: "The layouts, themes, icons and backdrops of SwiftMessages."
    case .banners: "Banners along the top edge, in OwlBanners' styles."
    case .placements: "The nine placements, and every way to set a size."
    case .lists: "Several overlays at once, in a list or in a pile."
    case .turns: "The rules for showing, queueing and replacing overlays."
    case .pace: "Times for reading, and the user's own patience."
    case .words: "Usher's own texts in seven languages, with plurals."
    case .dialogs: "Dialogs that cover the app until they are answered."
    case .motion: "Springs, curves, swipes and flings."
    case .keyboard: "Overlays while the user types."
    case .progress: "Progress bars and activity indicators."
    }
  }

  /// A group of sections under one heading.
  package enum Group: String, CaseIterable, Sendable {
    /// The overlays that most apps show.
    case everyday = "Everyday"
    /// The appearance of overlays.
    case looks = "Looks"
    /// The positions, order, timing and motion of overlays.
    case behavior = "Behaviour"

    package var sections: [Section] { Section.allCases.filter { $0.group == self } }
  }

  package var group: Group {
    switch self {
    case .basics, .abilities, .beside, .forms, .dialogs, .progress: .everyday
    case .themes, .platform, .toasts, .notes, .floats, .alerts, .rating, .custom, .messages,
      .explore, .banners:
      .looks
    case .placements, .lists, .turns, .pace, .words, .motion, .keyboard: .behavior
    }
  }

  /// The section's name in file names.
  package var name: String { Control.hyphenated(rawValue) }

  package var presets: [Preset] {
    Preset.all.filter { $0.section == self }
  }
}
