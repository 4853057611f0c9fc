internal import SwiftEntryKit
internal import Usher

/// A list in which each row leads to a page.
///
/// The view provides its own content tree.
final class StepsView: UIView, ContentRepresentable {
  private let shown = ObservableValue<Int?>(nil)

  private static let letters = [
    ("Ada", "The engine can weave patterns."), ("Grace", "A ship in port is safe."),
    ("Hedy", "Hop to the next frequency."),
  ]

  /// The pages: the list, and a page for each row.
  var usherContent: OverlayContent {
    let rows = Self.letters.enumerated().map { number, letter in
      OverlayNode.button(
        OverlayNode.Button(
          label: OverlayNode.Text(letter.0, size: 16, color: .label), style: .bordered,
          dismisses: false
        ) { [shown] in shown.value = number + 1 })
    }
    let list = ContentPage(title: title("Letters"), body: column(rows))
    let pages = Self.letters.map { name, words in
      ContentPage(
        title: title(name), body: column([.text(OverlayNode.Text(words, size: 16))]), parent: 0)
    }
    return .pages(shown, [list] + pages)
  }

  private func title(_ words: String) -> OverlayNode.Text {
    OverlayNode.Text(words, font: .headline, alignment: .center)
  }

  private func column(_ pieces: [OverlayNode]) -> OverlayNode {
    .stack(
      OverlayNode.Stack(
        .vertical, spacing: 12, alignment: .fill, padding: Insets(horizontal: 20, vertical: 12),
        children: pieces))
  }
}
