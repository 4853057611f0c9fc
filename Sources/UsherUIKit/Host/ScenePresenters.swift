#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The presenters of scenes: one for each scene, from the first request until the scene's
/// disconnection.
@MainActor
final class ScenePresenters {
  /// The app's presenters.
  static let shared = ScenePresenters()
  private var entries: [Entry] = []
  /// The presenter waiting for a first scene.
  private var expectant: (presenter: Presenter, host: UIKitHost)?
  private let notifications = NotificationInput()
  private var isListening = false
  /// The most recently activated scene; `nil` before the first notification.
  private weak var lastActive: UIWindowScene?

  private struct Entry {
    weak var scene: UIWindowScene?
    let presenter: Presenter
    let host: UIKitHost
  }

  /// The presenter of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - level: The level of the window; `nil` leaves it as it is.
  ///   - isComing: Whether the scene is about to enter the foreground.
  /// - Returns: The same one for each call.
  func presenter(
    of scene: UIWindowScene, level: UIWindow.Level? = nil, isComing: Bool = false
  ) -> Presenter {
    listen()
    let entry = entries.first { $0.scene === scene } ?? enter(scene, isComing: isComing)
    if let level { entry.host.setLevel(level) }
    return entry.presenter
  }

  /// Returns the presenter of the scene in front; before the first scene, a presenter with a queue
  /// for that scene.
  func presenter(inFront scenes: [UIWindowScene]) -> Presenter {
    listen()
    if let front = front(of: scenes) { return presenter(of: front) }
    if let expectant { return expectant.presenter }
    let host = UIKitHost(scene: nil)
    let presenter = Presenter(host: host)
    expectant = (presenter, host)
    return presenter
  }

  /// The scene in front: the most recently activated of the active scenes, else an inactive scene,
  /// as while the app starts; in the background, the scene that probably comes back first.
  private func front(of scenes: [UIWindowScene]) -> UIWindowScene? {
    let scenes = scenes.filter { $0.isForTheUser }
    let active = scenes.filter { $0.activationState == .foregroundActive }
    return active.first { $0 === lastActive } ?? active.first
      ?? scenes.first { $0.activationState == .foregroundInactive }
      ?? scenes.first { $0 === lastActive }
      ?? scenes.first { scene in entries.contains { $0.scene === scene } }
  }

  private func enter(_ scene: UIWindowScene, isComing: Bool) -> Entry {
    let entry: Entry
    if let expectant, scene.isForTheUser {
      self.expectant = nil
      entry = Entry(scene: scene, presenter: expectant.presenter, host: expectant.host)
      entries.append(entry)
      expectant.host.enter(scene, isComing: isComing)
    } else {
      let host = UIKitHost(scene: scene)
      entry = Entry(scene: scene, presenter: Presenter(host: host), host: host)
      entries.append(entry)
    }
    return entry
  }

  private func listen() {
    guard !isListening else { return }
    isListening = true
    notifications.listen(to: UIScene.willEnterForegroundNotification) { [weak self] scene, _ in
      self?.comes(scene)
    }
    notifications.listen(to: UIScene.didActivateNotification) { [weak self] scene, _ in
      if let scene = scene as? UIWindowScene { self?.lastActive = scene }
      self?.comes(scene)
    }
    notifications.listen(to: UIScene.didDisconnectNotification) { [weak self] scene, _ in
      guard let self, let scene = scene as? UIWindowScene else { return }
      for entry in entries where entry.scene === scene { entry.host.close() }
      entries.removeAll { $0.scene === scene || $0.scene == nil }
    }
  }

  /// Hands the waiting presenter to a scene on its way to the front.
  private func comes(_ scene: Any?) {
    guard expectant != nil, let scene = scene as? UIWindowScene, scene.isForTheUser else { return }
    _ = presenter(of: scene, isComing: true)
  }
}
#endif
