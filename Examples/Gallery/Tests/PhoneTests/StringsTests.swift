#if GTK
import UIKitPhone
import UIKitTesting
import Testing
import UIKit
import Usher
import UsherTesting
import UsherUIKit

@Suite("Space for Usher's strings on the phone", .oneWorld)
@MainActor
struct StringsTests {
  private let phone = OverlaidPhone()
  private var presenter: Presenter { phone.presenter }

  private nonisolated static let letters = [UIContentSizeCategory.large, .extraExtraExtraLarge]

  @Test("each step of a tour has enough space for its text", arguments: letters)
  func tour(letters: UIContentSizeCategory) async throws {
    try await inEachLanguage(letters) {
      let tour = Task {
        try await presenter.tour((1...3).map { .step("Step", title: "\($0)") })
      }
      try await ManualClock().wait { !presenter.shown.isEmpty }
      for title in [OverlayStrings.Text.next, .next, .done] {
        phone.device.pass(1)
        expectWholeLabels()
        try phone.tap(OverlayStrings.current[title])
      }
      #expect(try await ManualClock().value(of: tour).ending == .completed)
      phone.device.pass(1)
    }
  }

  @Test("the list of a history has enough space for its text", arguments: letters)
  func history(letters: UIContentSizeCategory) async throws {
    _ = presenter.history
    presenter.present(.notification(title: "News")).dismiss()
    phone.device.pass(1)
    try await inEachLanguage(letters) {
      presenter.presentHistory()
      phone.device.pass(1)
      expectWholeLabels()
      try phone.tap(OverlayStrings.current[.close])
    }
  }

  /// Runs `body` in each of Usher's languages, isolated from other tests, with a text size.
  private func inEachLanguage(
    _ letters: UIContentSizeCategory, _ body: @MainActor () async throws -> Void
  ) async throws {
    phone.device.settings.letters = letters
    phone.device.pass(1)
    try await Presenter.withOwnDefault { @MainActor in
      for language in OverlayStrings.Language.allCases {
        OverlayStrings.current = OverlayStrings(language)
        try await body()
      }
    }
  }

  /// Expects that each label with a single word is as wide as the word.
  private func expectWholeLabels() {
    let labels = phone.screen.scene.windows.flatMap { Self.labels(in: $0) }
    #expect(labels.count > 3)
    for label in labels where label.text?.contains(" ") == false {
      let needed = label.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width
      #expect(label.bounds.width >= needed - 0.5, "“\(label.text ?? "")” is cut")
    }
  }

  private static func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
  }
}
#endif
