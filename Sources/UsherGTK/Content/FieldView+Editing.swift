#if GTK && os(Linux)
internal import CGTK
internal import Dispatch
internal import Usher

/// Calls a field's editing callbacks while the user types.
extension FieldView {
  func connectEditing(of text: UnsafeMutablePointer<GtkText>) {
    Signal.connectDeletion(text) { [weak self] start, end in self?.remove(from: start, to: end) }
    Signal.connectInsertion(text) { [weak self] words, position in
      self?.insert(words, at: position)
    }
    for property in ["cursor-position", "selection-bound"] {
      Signal.connectObject(text, "notify::" + property) { [weak self] in
        if let self, !isReplacing { field.editing?.didSelect?() }
      }
    }
  }

  /// Receives a removal by the user.
  ///
  /// If the removed range was selected, the app is asked later, because an insertion at the same
  /// position may follow.
  private func remove(from start: Int, to end: Int) {
    guard asksAboutChanges else { return }
    completeRemoval()
    controls.followFocus()
    let range = start..<max(end < 0 ? field.text.value.unicodeScalars.count : end, start)
    var (first, last) = (Int32(0), Int32(0))
    if gtk_editable_get_selection_bounds(editable, &first, &last) != 0,
      Int(first)..<Int(last) == range
    {
      removal = range
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.completeRemoval() }
      }
    } else if !mayChange(range, to: "") {
      g_signal_stop_emission_by_name(text, "delete-text")
    }
  }

  /// Receives an insertion by the user, which may replace a selection that was just removed.
  private func insert(_ words: String, at position: Int) {
    guard asksAboutChanges else { return }
    let replaced = removal?.lowerBound == position ? removal : nil
    if replaced == nil { completeRemoval() }
    controls.followFocus()
    removal = nil
    guard !mayChange(replaced ?? position..<position, to: words) else { return }
    g_signal_stop_emission_by_name(text, "insert-text")
    showText()
  }

  private var asksAboutChanges: Bool { !isReplacing && field.editing?.shouldChange != nil }

  /// Completes a removal without an insertion: asks the app, and keeps or restores the text.
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
