#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
@_spi(Facades) internal import Usher

/// The members of the shared instance as static members.
extension SwiftMessages {
  /// The instance behind the static members.
  nonisolated public static var sharedInstance: SwiftMessages {
    Presenter.defaultCompanion { SwiftMessages(isShared: true) }
  }

  /// The shared instance's configuration for messages that are shown without one.
  public static var defaultConfig: Config {
    get { sharedInstance.defaultConfig }
    set { sharedInstance.defaultConfig = newValue }
  }

  /// The pause after a message of the shared instance has gone, in seconds.
  public static var pauseBetweenMessages: TimeInterval {
    get { sharedInstance.pauseBetweenMessages }
    set { sharedInstance.pauseBetweenMessages = newValue }
  }

  /// Makes a view on the main actor and shows it soon with `defaultConfig`; callable from any
  /// thread.
  ///
  /// On the main actor, `defaultConfig` is read at the time of the call. On another thread it is
  /// read when the view is made.
  nonisolated public static func show(viewProvider: @escaping ViewProvider) {
    sharedInstance.show(viewProvider: viewProvider)
  }

  /// Makes a view on the main actor and shows it soon; callable from any thread.
  nonisolated public static func show(config: Config, viewProvider: @escaping ViewProvider) {
    sharedInstance.show(config: config, viewProvider: viewProvider)
  }

  /// Shows a view with `defaultConfig`.
  public static func show(view: UIView) {
    sharedInstance.show(view: view)
  }

  /// Shows a view in its turn.
  public static func show(config: Config, view: UIView) {
    sharedInstance.show(config: config, view: view)
  }

  /// Hides the shown message; callable from any thread.
  nonisolated public static func hide(animated: Bool = true) {
    onMainActor { $0.hide(animated: animated) }
  }

  /// Hides the shown message, and removes all waiting and delayed messages; callable from any
  /// thread.
  nonisolated public static func hideAll() {
    onMainActor { $0.hideAll() }
  }

  /// Hides and removes the messages with an id; callable from any thread.
  nonisolated public static func hide(id: String) {
    onMainActor { $0.hide(id: id) }
  }

  /// Hides and removes the messages with an id, once called as often as the messages were
  /// requested; callable from any thread.
  nonisolated public static func hideCounted(id: String) {
    onMainActor { $0.hideCounted(id: id) }
  }

  /// Calls `act` with the shared instance: at once on the main actor, and otherwise soon, after the
  /// thread's earlier requests.
  nonisolated private static func onMainActor(
    _ act: @escaping @MainActor @Sendable (SwiftMessages) -> Void
  ) {
    let instance = sharedInstance
    let isDone: Void? = MainActor.ifCurrent { act(instance) }
    guard isDone == nil else { return }
    Presenter.enqueue(in: { instance.defaultConfig.presenter }) { _ in
      act(instance)
    }
  }

  /// The shown view with the id and of the type `T`.
  public static func current<T: UIView>(id: String) -> T? {
    sharedInstance.current(id: id)
  }

  /// The first waiting view with the id, if the view is of the type `T`.
  public static func queued<T: UIView>(id: String) -> T? {
    sharedInstance.queued(id: id)
  }

  /// The shown view with the id, or else the first waiting view.
  public static func currentOrQueued<T: UIView>(id: String) -> T? {
    sharedInstance.currentOrQueued(id: id)
  }

  /// The number of requests for an id since its messages were last hidden.
  public static func count(id: String) -> Int {
    sharedInstance.count(id: id)
  }

  /// Sets the number of requests for an id; ignored for an id without counted messages.
  public static func set(count: Int, for id: String) {
    sharedInstance.set(count: count, for: id)
  }
}
#endif
