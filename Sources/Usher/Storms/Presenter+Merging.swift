internal import UsherCore

extension Presenter {
  /// Moves the content of the request `source` to the overlay `target` and ends `source`.
  ///
  /// `target` counts the request, and keeps its callbacks, tap actions and values.
  func merge(from source: OverlayID, into target: OverlayID) {
    guard let request = happened(.merged(into: target), to: source), let handle = handles[target]
    else { return }
    if handle.count < .max { handle.count += 1 }
    // The overlay is still drawn by the host or by the app, because content only replaces content.
    guard let content = request.content, handle.request?.given != nil else { return }
    handle.request?.show(content, given: content)
    handle.request?.count.merged()
    guard let wait = handle.request?.count.pace.changed(at: host.now) else { return }
    act(atPace: wait) { [weak self] in self?.showMerged(in: target) }
  }

  /// Rebuilds the content and the number of an overlay into which requests were merged.
  private func showMerged(in id: OverlayID) {
    guard let content = handles[id]?.request?.given else { return }
    handles[id]?.request?.count.pace.wasShown(at: host.now)
    append(.transform(id, content))
  }

  /// Returns the text for the number of requests that an overlay represents, or `nil` for a single
  /// request.
  func countWords(of id: OverlayID) -> String? {
    guard let count = handles[id]?.count, count > 1 else { return nil }
    return OverlayStrings.current.text(.times, count)
  }
}

extension OverlayConfiguration {
  /// Sets the value that prevents merging with different overlays.
  ///
  /// It depends on the buttons, and on whether the content is urgent, for example a failure.
  mutating func setVariant(by content: OverlayContent?) {
    let isUrgent = content?.semantics.politeness == .assertive
    guard identity == .mergeAndCount, let buttons = content?.root.buttons,
      isUrgent || !buttons.isEmpty
    else {
      variant = 0
      return
    }
    // If two sets of buttons have the same name, the probability of equal values is one in four
    // billion.
    var hash = StableHash()
    if isUrgent { hash.add(1) }
    for button in buttons {
      hash.add(all: button.label.string.utf8)
      hash.add(0)
      // The words of a link may contain a number.
      hash.add(all: (button.link?.address ?? button.description ?? "").utf8)
      hash.add(button.isDestructive ? 1 : 0)
    }
    variant = hash.folded
  }
}
