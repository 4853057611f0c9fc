#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
@_spi(Facades) internal import Usher

/// Static members that use the shared instance.
extension SwiftMessages {
  /// The instance used by the static members.
  nonisolated public static var sharedInstance: SwiftMessages {
    Presenter.defaultCompanion { SwiftMessages(isShared: true) }
  }

  /// The shared instance's configuration for messages that are shown without a configuration.
  public static var defaultConfig: Config {
    get { sharedInstance.defaultConfig }
    set { sharedInstance.defaultConfig = newValue }
  }

  /// The pause after a message of the shared instance is removed, in seconds.
  public static var pauseBetweenMessages: TimeInterval {
    get { sharedInstance.pauseBetweenMessages }
    set { sharedInstance.pauseBetweenMessages = newValue }
  }

  /// Creates a view on the main actor and shows it with `defaultConfig`.
  ///
  /// You can call this from any thread. On the main actor, `defaultConfig` is read immediately. On
  /// other threads, it is read when the view is created.
  nonisolated public static func show(viewProvider: @escaping ViewProvider) {
    sharedInstance.show(viewProvider: viewProvider)
  }

  /// Creates a view on the main actor and shows it.
  ///
  /// Callable from any thread.
  nonisolated public static func show(config: Config, viewProvider: @escaping ViewProvider) {
    sharedInstance.show(config: config, viewProvider: viewProvider)
  }

  /// Shows a view with `defaultConfig`.
  public static func show(view: UIView) {
    sharedInstance.show(view: view)
  }

  /// Adds a view to the queue.
  public static func show(config: Config, view: UIView) {
    sharedInstance.show(config: config, view: view)
  }

  /// Hides the visible message.
  ///
  /// Callable from any thread.
  nonisolated public static func hide(animated: Bool = true) {
    onMainActor { $0.hide(animated: animated) }
  }

  /// Hides the visible message, and removes all waiting and delayed messages.
  ///
  /// Callable from any thread.
  nonisolated public static func hideAll() {
    onMainActor { $0.hideAll() }
  }

  /// Hides the messages with an ID, including waiting messages.
  ///
  /// Callable from any thread.
  nonisolated public static func hide(id: String) {
    onMainActor { $0.hide(id: id) }
  }

  /// Decreases an ID's count by 1, and hides and removes its messages if the count reaches 0.
  ///
  /// For example, if the ID was requested three times, the third call hides its messages. You can
  /// call this from any thread.
  nonisolated public static func hideCounted(id: String) {
    onMainActor { $0.hideCounted(id: id) }
  }

  /// Calls `act` with the shared instance.
  ///
  /// On the main actor, it is called immediately. On other threads, it is called later, after the
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

  /// Returns the visible message's view, or `nil` if it has a different ID or isn't a `T`.
  public static func current<T: UIView>(id: String) -> T? {
    sharedInstance.current(id: id)
  }

  /// Returns the view of the first waiting message with the ID, or `nil` if it isn't a `T`.
  public static func queued<T: UIView>(id: String) -> T? {
    sharedInstance.queued(id: id)
  }

  /// Returns the visible view with the ID, or the first waiting view with the ID.
  public static func currentOrQueued<T: UIView>(id: String) -> T? {
    sharedInstance.currentOrQueued(id: id)
  }

  /// Returns the number of requests for an ID since its messages were last hidden.
  public static func count(id: String) -> Int {
    sharedInstance.count(id: id)
  }

  /// Sets the count of an ID, which `hideCounted(id:)` decreases.
  ///
  /// The call is ignored if no pending message with the ID is counted.
  public static func set(count: Int, for id: String) {
    sharedInstance.set(count: count, for: id)
  }
}
#endif
