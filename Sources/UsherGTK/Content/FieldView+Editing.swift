#if GTK && os(Linux)
internal import Dispatch
internal import Usher

/// Calls a field's editing callbacks while the user types.
extension FieldView {
  /// Responds when the caret or the selection moves.
  func noteSelection() {
    guard !isReplacing else { return }
    // A text view moves its caret before it reports the change of its text.
    if field.isMultiline, removal == nil, entry.written != field.visibleText { keep() }
    field.editing?.didSelect?()
  }

  /// Responds when the user removes text, and returns whether the entry may remove it.
  ///
  /// If the removed range was selected, the app is asked later, because an insertion at the same
  /// position may follow.
  func mayRemove(from start: Int, to end: Int) -> Bool {
    guard asksAboutChanges else { return true }
    completeRemoval()
    controls.followFocus()
    let range = start..<max(end < 0 ? field.text.value.unicodeScalars.count : end, start)
    guard entry.selection == range else { return mayChange(range, to: "") }
    removal = range
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.completeRemoval() }
    }
    return true
  }

  /// Responds when the user inserts text, and returns whether the entry may insert it.
  ///
  /// The text may replace a selection that was just removed.
  func mayInsert(_ words: String, at position: Int) -> Bool {
    guard asksAboutChanges else { return true }
    let replaced = removal?.lowerBound == position ? removal : nil
    if replaced == nil { completeRemoval() }
    controls.followFocus()
    removal = nil
    guard !mayChange(replaced ?? position..<position, to: words) else { return true }
    showText()
    return false
  }

  private var asksAboutChanges: Bool { !isReplacing && field.editing?.shouldChange != nil }

  /// Completes a removal without an insertion: asks the app, and keeps the change or restores the
  /// text.
  func completeRemoval() {
    guard let range = removal else { return }
    removal = nil
    if mayChange(range, to: "") { keep() } else { showText() }
  }

  /// Asks the app whether `words` may replace a range of its text.
  ///
  /// If there is no callback, the change is allowed.
  private func mayChange(_ range: Range<Int>, to words: String) -> Bool {
    let scalars = field.text.value.unicodeScalars
    func index(_ offset: Int) -> String.Index {
      scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
        ?? scalars.endIndex
    }
    let known = index(range.lowerBound)..<index(range.upperBound)
    return field.editing?.shouldChange?(known, words) ?? true
  }
}
#endif
