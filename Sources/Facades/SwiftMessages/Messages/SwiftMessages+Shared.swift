public import Foundation
public import UIKitNames
internal import Usher

/// The shared instance, by its members' names.
extension SwiftMessages {
  /// The instance that the static members are about.
  nonisolated public static var sharedInstance: SwiftMessages {
    Presenter.defaultCompanion { SwiftMessages(isShared: true) }
  }

  /// How the shared instance shows messages where nothing is said of it.
  public static var defaultConfig: Config {
    get { sharedInstance.defaultConfig }
    set { sharedInstance.defaultConfig = newValue }
  }

  /// How long nothing is shown after a message of the shared instance has gone, in seconds.
  public static var pauseBetweenMessages: TimeInterval {
    get { sharedInstance.pauseBetweenMessages }
    set { sharedInstance.pauseBetweenMessages = newValue }
  }

  /// Shows a view that is made on the main actor, soon, as `defaultConfig` says now; on
  /// another thread, as it says by then.
  nonisolated public static func show(viewProvider: @escaping ViewProvider) {
    sharedInstance.show(viewProvider: viewProvider)
  }

  /// Shows a view that is made on the main actor, soon; may be called on any thread.
  nonisolated public static func show(config: Config, viewProvider: @escaping ViewProvider) {
    sharedInstance.show(config: config, viewProvider: viewProvider)
  }

  /// Shows a view as `defaultConfig` says.
  public static func show(view: UIView) {
    sharedInstance.show(view: view)
  }

  /// Shows a view, as soon as its turn has come.
  public static func show(config: Config, view: UIView) {
    sharedInstance.show(config: config, view: view)
  }

  /// Sends away what is shown; may be called on any thread.
  nonisolated public static func hide(animated: Bool = true) {
    onMainActor { $0.hide(animated: animated) }
  }

  /// Sends away what is shown, and takes back everything that waits or is delayed; may be called on any
  /// thread.
  nonisolated public static func hideAll() {
    onMainActor { $0.hideAll() }
  }

  /// Sends away and takes back the messages of an id; may be called on any thread.
  nonisolated public static func hide(id: String) {
    onMainActor { $0.hide(id: id) }
  }

  /// Sends away and takes back the messages of an id, once this was called as often as they were asked for;
  /// may be called on any thread.
  nonisolated public static func hideCounted(id: String) {
    onMainActor { $0.hideCounted(id: id) }
  }

  /// Does something with the shared instance: at once on the main actor, and soon on another thread, after
  /// what that thread asked for before.
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

  /// What is shown, where it is of this id and a view of this type.
  public static func current<T: UIView>(id: String) -> T? {
    sharedInstance.current(id: id)
  }

  /// What waits in line under this id, where it is a view of this type.
  public static func queued<T: UIView>(id: String) -> T? {
    sharedInstance.queued(id: id)
  }

  /// What is shown, or else waits in line, under this id.
  public static func currentOrQueued<T: UIView>(id: String) -> T? {
    sharedInstance.currentOrQueued(id: id)
  }

  /// How often messages of an id were asked for since they were last sent away.
  public static func count(id: String) -> Int {
    sharedInstance.count(id: id)
  }

  /// Lets an id count as asked for so often; without effect where it does not count at all.
  public static func set(count: Int, for id: String) {
    sharedInstance.set(count: count, for: id)
  }
}
