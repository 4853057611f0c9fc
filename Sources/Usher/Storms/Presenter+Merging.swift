internal import UsherCore

extension Presenter {
  /// Moves the content of the request `source` to the overlay `target`, which counts it, and ends
  /// `source`.
  ///
  /// The callbacks, the actions on taps and the values of `target` stay.
  func merge(from source: OverlayID, into target: OverlayID) {
    guard let request = happened(.merged(into: target), to: source), let handle = handles[target]
    else { return }
    if handle.count < .max { handle.count += 1 }
    // The overlay stays drawn by the host or by the app, as before: content only replaces content.
    guard let content = request.content, handle.request?.given != nil else { return }
    handle.request?.show(content, given: content)
    handle.request?.count.merged()
    guard let wait = handle.request?.count.pace.changed(at: host.now) else { return }
    act(atPace: wait) { [weak self] in self?.showMerged(in: target) }
  }

  /// Has the content and the number of an overlay built that requests have merged into.
  private func showMerged(in id: OverlayID) {
    guard let content = handles[id]?.request?.given else { return }
    handles[id]?.request?.count.pace.wasShown(at: host.now)
    append(.transform(id, content))
  }

  /// Returns the words for the number of requests that an overlay stands for; `nil` for one.
  func countWords(of id: OverlayID) -> String? {
    guard let count = handles[id]?.count, count > 1 else { return nil }
    return OverlayStrings.current.text(.times, count)
  }
}

extension OverlayConfiguration {
  /// Sets what distinguishes the overlay from others that it might merge with: its buttons, and
  /// whether its content is urgent, as a failure is.
  mutating func setVariant(by content: OverlayContent?) {
    let isUrgent = content?.semantics.politeness == .assertive
    guard identity == .mergeAndCount, let buttons = content?.root.buttons,
      isUrgent || !buttons.isEmpty
    else {
      variant = 0
      return
    }
    // Of two sets of buttons with one name, one in four thousand million pairs shares the number.
    var hash = StableHash()
    if isUrgent { hash.add(1) }
    for button in buttons {
      hash.add(all: button.label.string.utf8)
      hash.add(0)
      hash.add(all: (button.description ?? "").utf8)
      hash.add(button.isDestructive ? 1 : 0)
    }
    variant = hash.folded
  }
}
