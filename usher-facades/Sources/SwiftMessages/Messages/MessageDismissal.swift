#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// A request to hide messages, in any number of windows, and the news of their end.
@MainActor
final class MessageDismissal {
  /// The number of selections with messages still to go, and 1 until `close()` is called.
  private var left = 1
  private let completion: (@MainActor () -> Void)?

  /// Makes a request, which calls `completion` once, after the last message has gone.
  init(completion: (@MainActor () -> Void)?) {
    self.completion = completion
  }

  /// Dismisses the selected messages of a window; a no-op once the window is gone.
  func dismiss(_ selection: OverlaySelection<String>, on presenter: Presenter?) {
    guard let presenter else { return }
    left += 1
    presenter.dismiss(selection) { self.selectionHasGone() }
  }

  /// Notes that no more messages are hidden by this request.
  func close() {
    selectionHasGone()
  }

  private func selectionHasGone() {
    left -= 1
    if left == 0 { completion?() }
  }
}
#endif
