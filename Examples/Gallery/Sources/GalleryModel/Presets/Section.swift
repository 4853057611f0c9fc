/// A heading of the gallery, with the presets under it.
package enum Section: String, CaseIterable, Sendable {
  case basics = "Basics"
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
  case turns = "Turns"
  case dialogs = "Dialogs"
  case motion = "Motion"
  case keyboard = "Keyboard"
  case progress = "Progress"

  /// The section's subject, as one sentence.
  package var note: String {
    switch self {
    case .basics: "Messages as most apps need them."
    case .toasts: "As wide as the window, after SwiftEntryKit."
    case .notes: "A line of text that stays put, after SwiftEntryKit."
    case .floats: "Cards away from the edges, after SwiftEntryKit."
    case .alerts: "What wants an answer, after SwiftEntryKit."
    case .rating: "Five stars, after SwiftEntryKit."
    case .forms: "Fields to type into, after SwiftEntryKit."
    case .custom: "Content of any kind, after SwiftEntryKit."
    case .messages: "An amount, a dialog in the middle, and pages, after SwiftMessages."
    case .explore: "What the explorer of SwiftMessages can set."
    case .banners: "Strips along the top edge, after OwlBanners."
    case .placements: "Nine places, and sizes of every kind."
    case .lists: "Several at once, one after the other or over each other."
    case .turns: "Who is shown, who waits, and who gives way."
    case .dialogs: "What keeps the app behind it waiting."
    case .motion: "Springs, curves, and what a pointer can do."
    case .keyboard: "What gets out of the way of a keyboard."
    case .progress: "What goes on, and how far it is."
    }
  }

  /// The section's name in file names.
  package var name: String { Control.hyphenated(rawValue) }

  /// The section's presets, in order.
  package var presets: [Preset] {
    Preset.all.filter { $0.section == self }
  }
}
