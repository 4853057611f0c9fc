package import Usher

/// A choice at the top of a page, which applies to everything that the gallery shows afterward.
@MainActor
package final class PageChoice {
  package let title: String
  package let options: [String]
  private let read: () -> Int?
  private let write: (Int) -> Void
  private var followers: [Int: @MainActor (Int?) -> Void] = [:]
  private var followerCount = 0

  init(
    _ title: String, _ options: [String], read: @escaping () -> Int?,
    write: @escaping (Int) -> Void
  ) {
    self.title = title
    self.options = options
    self.read = read
    self.write = write
  }

  /// The index of the current option, or `nil` if no option has the current value.
  package var selected: Int? { read() }

  /// Selects the option at an index, and notifies followers.
  package func select(_ index: Int) {
    write(index)
    refresh()
  }

  /// Calls `act` with the index of the current option whenever it may have changed.
  ///
  /// - Returns: The number for `unfollow(_:)`.
  package func follow(_ act: @escaping @MainActor (Int?) -> Void) -> Int {
    followerCount += 1
    followers[followerCount] = act
    return followerCount
  }

  package func unfollow(_ number: Int) { followers[number] = nil }

  /// Notifies followers, because a preset may have selected a different option.
  package func refresh() {
    for number in followers.keys.sorted() { followers[number]?(selected) }
  }

  /// Creates the choice for a section's page.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - presenter: The presenter of the gallery's overlays.
  /// - Returns: The choice, or `nil` for most sections.
  package static func choice(on section: Section, for presenter: Presenter) -> PageChoice? {
    switch section {
    case .pace: timeoutScale(of: presenter)
    case .words: language
    case .basics, .abilities, .beside, .themes, .platform, .toasts, .notes, .floats, .alerts,
      .rating, .forms, .custom, .messages, .explore, .banners, .placements, .lists, .turns,
      .dialogs, .motion, .keyboard, .progress:
      nil
    }
  }

  /// The user's timeout scale, from one to ten times, or endless.
  private static func timeoutScale(of presenter: Presenter) -> PageChoice {
    let values = (1...10).map { TimeoutScale.times(Double($0)) } + [.endless]
    let titles =
      ["As usual", "Twice as long"] + (3...10).map { "\($0) times as long" } + ["Endless"]
    return PageChoice("Your patience", titles) { [weak presenter] in
      values.firstIndex { $0 == presenter?.timeoutScale }
    } write: { [weak presenter] in
      presenter?.timeoutScale = values[$0]
    }
  }

  /// The language of Usher's texts, each with its own name.
  private static var language: PageChoice {
    let languages = OverlayStrings.Language.allCases
    return PageChoice("Language", languages.map(name)) {
      languages.firstIndex(of: OverlayStrings.current.language)
    } write: {
      OverlayStrings.current = OverlayStrings(languages[$0])
    }
  }

  private static func name(of language: OverlayStrings.Language) -> String {
    switch language {
    case .english: "English"
    case .german: "Deutsch"
    case .french: "Français"
    case .spanish: "Español"
    case .arabic: "العربية"
    case .japanese: "日本語"
    case .chinese: "简体中文"
    }
  }
}
