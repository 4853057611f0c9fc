#if !canImport(UIKit)
package import Foundation
package import Usher

/// Tells a view what keyboards do: whatever covers part of a window from its lower edge.
@MainActor
package final class KeyboardNews {
  private let listener: Listener
  private let onActivity: @MainActor (Bool) -> Void
  private var keyboards: [Keyboard] = []

  /// Begins to listen to the default window.
  ///
  /// - Parameters:
  ///   - view: The view that follows keyboards; without effect.
  ///   - topMargin: Without effect.
  ///   - onActivity: Called when the app comes to the front, and when it no longer is.
  ///   - listener: Called for each change.
  package init(
    for view: UIView, topMargin: @escaping @MainActor () -> CGFloat,
    onActivity: @escaping @MainActor (Bool) -> Void, listener: @escaping Listener
  ) {
    self.listener = listener
    self.onActivity = onActivity
    Presenter.withDefault { [weak self] in self?.follow($0) }
  }

  /// Listens to the window of a presenter, too; once however often it is asked.
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
