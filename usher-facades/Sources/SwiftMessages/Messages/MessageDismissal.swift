#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// A call that hides messages in one or several windows, and reports their end.
@MainActor
final class MessageDismissal {
  /// The number of selections whose messages haven't all ended, plus 1 until `close()` is called.
  private var left = 1
  private let completion: (@MainActor () -> Void)?

  /// Creates a dismissal that calls `completion` once, after the last message is removed.
  init(completion: (@MainActor () -> Void)?) {
    self.completion = completion
  }

  /// Dismisses the selected messages of a window.
  ///
  /// Does nothing if the window was closed.
  func dismiss(_ selection: OverlaySelection<String>, on presenter: Presenter?) {
    guard let presenter else { return }
    left += 1
    presenter.dismiss(selection) { self.selectionHasGone() }
  }

  /// Ends the list of selections, after which `completion` can be called.
  func close() {
    selectionHasGone()
  }

  private func selectionHasGone() {
    left -= 1
    if left == 0 { completion?() }
  }
}
#endif
