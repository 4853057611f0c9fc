internal import UsherCore

/// A page with a title and a back button.
public struct ContentPage: Sendable {
  /// The title at the top.
  ///
  /// If it is empty, there is only the back button.
  let title: OverlayNode.Text
  let body: OverlayNode
  /// The number of the page that the back button shows, starting at 0, or `nil` for no back button.
  let parent: Int?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title at the top.
  ///   - body: The page's content.
  ///   - parent: The number of the page that the back button shows, starting at 0. If it is `nil`
  ///     or there is no page with this number, there is no back button.
  public init(title: OverlayNode.Text, body: OverlayNode, parent: Int? = nil) {
    self.title = title
    self.body = body
    self.parent = parent
  }
}

extension OverlayContent {
  /// Returns content with several pages, one of which is shown at a time.
  ///
  /// Each page has a title and a back button. To show another page, set `shown` in the action of a
  /// button that doesn't dismiss the overlay.
  ///
  /// - Parameters:
  ///   - shown: The number of the visible page, starting at 0. If it is `nil` or there is no page
  ///     with this number, the first page is shown.
  ///   - pages: The pages. If there are none, the content is empty.
  ///   - back: The back button's label for screen readers.
  /// - Returns: The content, on a card.
  @MainActor
  public static func pages(
    _ shown: ObservableValue<Int?>, _ pages: [ContentPage],
    back: String = OverlayStrings.current[.back]
  ) -> OverlayContent {
    let nodes = pages.enumerated().map { place, page in
      let parent = page.parent.flatMap { pages.indices.contains($0) && $0 != place ? $0 : nil }
      return node(of: page, back: parent.map { wayBack(to: $0, by: shown, called: back) })
    }
    let places = pages.indices
    let place = shown.map { shown -> Int? in
      if let shown, places.contains(shown) { shown } else { 0 }
    }
    return OverlayContent(.pages(OverlayNode.Pages(place, pages: nodes)))
  }

  private static func node(of page: ContentPage, back: OverlayNode.Button?) -> OverlayNode {
    let head =
      (back.map { [OverlayNode.button($0)] } ?? [])
      + (page.title.runs.isEmpty ? [] : [.text(page.title)])
    let row = OverlayNode.stack(OverlayNode.Stack(.horizontal, spacing: 8, children: head))
    return .stack(
      OverlayNode.Stack(
        .vertical, spacing: 12, alignment: .fill, padding: Insets(horizontal: 16, vertical: 16),
        children: (head.isEmpty ? [] : [row]) + [page.body]))
  }

  private static func wayBack(
    to parent: Int, by shown: ObservableValue<Int?>, called description: String
  ) -> OverlayNode.Button {
    OverlayNode.Button(
      label: OverlayNode.Text(""), icon: OverlayNode.Image(.glyph(.back), size: 24, color: .accent),
      style: OverlayNode.ButtonStyle(
        background: .clear, pressed: .fill, cornerRadius: 8,
        padding: Insets(horizontal: 4, vertical: 4)),
      description: description, dismisses: false
    ) { shown.value = parent }
  }
}
