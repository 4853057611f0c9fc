internal import UsherCore

extension OverlayContent {
  /// Returns a list of a presenter's history, newest entry first.
  ///
  /// It has a search field, filters, and a clear button. While the list is open, it follows the
  /// history, and its entries are marked as seen. Cleared entries can be restored until the list is
  /// closed. The buttons of an entry work as long as the app retains the handle of its request. The
  /// list itself isn't recorded.
  ///
  /// ```swift
  /// presenter.presentHistory()
  /// ```
  ///
  /// - Parameters:
  ///   - presenter: The presenter whose history is shown.
  ///   - words: The texts of the list.
  /// - Returns: The content, on a card.
  @MainActor
  public static func history(
    of presenter: Presenter, strings words: HistoryStrings = HistoryStrings()
  ) -> OverlayContent {
    HistoryList(presenter.history, words: words).content()
  }
}

extension HistoryList {
  func content() -> OverlayContent {
    let entries = shown
    var field = OverlayNode.Field(
      search, placeholder: OverlayNode.Text(words.search, color: .secondaryLabel))
    field.ground = OverlayNode.Field.Ground(edge: .clear)
    var pieces: [OverlayNode] = [head, .field(field), filters]
    if let note = note(isEmpty: entries.isEmpty) { pieces.append(note) }
    if !entries.isEmpty {
      let rows = entries.flatMap { [.divider(OverlayNode.Divider()), row(of: $0)] }.dropFirst()
      pieces.append(
        .scroll(
          OverlayNode.Scroll(
            .stack(
              OverlayNode.Stack(.vertical, spacing: 10, alignment: .fill, children: Array(rows))),
            maximumHeight: 320)))
    }
    var content = OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: 12, alignment: .fill,
          padding: Insets(horizontal: 16, vertical: 16), children: pieces)))
    content.semantics.label = words.title
    content.companion = self
    return content
  }

  private var head: OverlayNode {
    .stack(
      OverlayNode.Stack(
        .horizontal, spacing: 8,
        children: [
          .text(OverlayNode.Text(words.title, size: 17, weight: .semibold)),
          .spacer(OverlayNode.Spacer()),
          .button(OverlayNode.Button(words.close) {}),
        ]))
  }

  /// The text that replaces an empty list, and the button that restores cleared entries, or `nil`
  /// if neither is needed.
  private func note(isEmpty: Bool) -> OverlayNode? {
    var pieces: [OverlayNode] = []
    if isEmpty {
      pieces.append(.text(OverlayNode.Text(words.nothing, color: .secondaryLabel)))
    }
    if canRestore {
      pieces.append(.spacer(OverlayNode.Spacer()))
      pieces.append(
        .button(OverlayNode.Button(words.undo, dismisses: false) { [self] in restore() }))
    }
    guard pieces.count != 1 else { return pieces[0] }
    return pieces.isEmpty ? nil : .stack(OverlayNode.Stack(.horizontal, children: pieces))
  }

  /// The filters and the clear button.
  ///
  /// If there are several lanes, filters for the lanes follow below.
  private var filters: OverlayNode {
    let lanes = lanes.count > 1 ? lanes : []
    let ofLanes = stride(from: 0, to: lanes.count, by: 4).map { start in
      lanes[start...].prefix(4).map { (Filter.lane($0), words.lane($0)) }
    }
    return .stack(
      OverlayNode.Stack(
        .vertical, spacing: 6, alignment: .fill,
        children: [
          row(choosing: [(.all, words.all), (.missed, words.missed)], before: clearButton)
        ] + ofLanes.map { row(choosing: $0) }))
  }

  /// The button that removes entries of ended requests, or `nil` if there are none.
  private var clearButton: OverlayNode? {
    guard history.canClear else { return nil }
    return .button(
      OverlayNode.Button(
        label: OverlayNode.Text(words.clear, size: 14, weight: .semibold, color: .accent),
        style: .plain.shaped(
          cornerRadius: 14, padding: Insets(horizontal: 12, vertical: 0), height: 28),
        dismisses: false
      ) { [self] in clear() })
  }

  private func row(
    choosing choices: [(Filter, String)], before last: OverlayNode? = nil
  ) -> OverlayNode {
    let buttons = choices.map { button(choosing: $0, title: $1) }
    return .stack(
      OverlayNode.Stack(
        .horizontal, spacing: 6,
        children: buttons + [.spacer(OverlayNode.Spacer())] + (last.map { [$0] } ?? [])))
  }

  private func button(choosing choice: Filter, title: String) -> OverlayNode {
    let isChosen = filter.value == choice
    let style = isChosen ? OverlayNode.ButtonStyle.bordered : .plain
    return .button(
      OverlayNode.Button(
        label: OverlayNode.Text(
          title, size: 14, weight: isChosen ? .semibold : .regular,
          color: isChosen ? .label : .secondaryLabel),
        style: style.shaped(
          cornerRadius: 14, padding: Insets(horizontal: 12, vertical: 0), height: 28),
        dismisses: false
      ) { [filter] in filter.value = choice })
  }

  private func row(of entry: OverlayHistory.Entry) -> OverlayNode {
    let handle = history.handle(of: entry)
    let buttons = entry.isPrivate ? [] : handle?.titledButtons ?? []
    let labels = Set(buttons.map(\.button.title))
    let texts =
      entry.isPrivate ? [words.privateMessage] : entry.lines.filter { !labels.contains($0) }
    var lines = texts.enumerated().map { number, string in
      OverlayNode.text(
        OverlayNode.Text(
          string, size: number == 0 ? 15 : 14, weight: number == 0 ? .semibold : .regular,
          color: number == 0 ? .label : .secondaryLabel))
    }
    var notes: [String] = []
    if missed.contains(entry.id) { notes.append(words.missed) }
    if entry.count > 1 { notes.append(words.times(entry.count)) }
    if let reason = entry.outcome.flatMap(words.reason) { notes.append(reason) }
    if !notes.isEmpty {
      lines.append(
        .text(
          OverlayNode.Text(
            notes.joined(separator: " · "), size: 13, color: .secondaryLabel)))
    }
    let column = OverlayNode.stack(
      OverlayNode.Stack(.vertical, spacing: 3, alignment: .fill, children: lines))
    let pressed = buttons.map { number, button in
      OverlayNode.button(
        OverlayNode.Button(button.title, dismisses: false, isEnabled: button.isEnabled) {
          [weak handle] in handle?.press(number)
        })
    }
    return .stack(
      OverlayNode.Stack(.horizontal, spacing: 10, children: [column] + pressed))
  }
}

extension PresentationHandle {
  /// The buttons with titles, from the pending request or stored after its end.
  fileprivate var titledButtons: [(number: Int, button: OverlayNode.Button)] {
    request?.content?.titledButtons ?? remembered
  }

  /// Presses a button in a history list, with the same effect as in the overlay.
  fileprivate func press(_ number: Int) {
    guard let button = titledButtons.first(where: { $0.number == number })?.button else { return }
    if let presenter, request != nil {
      presenter.press(button, number, of: self)
    } else if button.isPressable {
      button.perform(self)
    }
  }
}
