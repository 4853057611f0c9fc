#if os(Linux) && !UIKIT_STAND_IN
package import Foundation
@_spi(Facades) package import Usher

/// Reports changes of keyboards to a view; anything that covers a window from its lower edge counts
/// as keyboard.
@MainActor
package final class KeyboardNews {
  private let listener: Listener
  private let onActivity: @MainActor (Bool) -> Void
  private var keyboards: [Keyboard] = []

  /// Starts to observe the default window.
  ///
  /// - Parameters:
  ///   - view: The view that follows keyboards; ignored here.
  ///   - topMargin: Ignored here.
  ///   - onActivity: Called when the app becomes active or inactive.
  ///   - listener: Called for each change.
  package init(
    for view: UIView, topMargin: @escaping @MainActor () -> CGFloat,
    onActivity: @escaping @MainActor (Bool) -> Void, listener: @escaping Listener
  ) {
    self.listener = listener
    self.onActivity = onActivity
    Presenter.withDefault { [weak self] in self?.follow($0) }
  }

  /// Also observes the window of a presenter; a no-op if the window is already observed.
  package func follow(_ presenter: Presenter) {
    keyboards.removeAll { $0.presenter == nil }
    guard !keyboards.contains(where: { $0.presenter === presenter }) else { return }
    keyboards.append(Keyboard(in: presenter, of: self))
  }

  /// Does nothing: the view is not laid out here.
  package func measure() {}

  func setActive(_ isActive: Bool) { onActivity(isActive) }

  func tell(_ change: Change, _ userInfo: [AnyHashable: Any], in presenter: Presenter) {
    listener(change, userInfo) { act in
      presenter.act(after: .lasting(Keyboard.moveLength(in: presenter)), act)
    }
  }
}
#endif
