#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The presenters of scenes.
///
/// A scene has one presenter, from its first request until it is disconnected.
@MainActor
final class ScenePresenters {
  static let shared = ScenePresenters()
  private var entries: [Entry] = []
  /// The presenter that waits for the first scene.
  private var expectant: (presenter: Presenter, host: UIKitHost)?
  private let notifications = NotificationInput()
  private var isListening = false
  /// The most recently activated scene, or `nil` before the first activation.
  private weak var lastActive: UIWindowScene?

  private struct Entry {
    weak var scene: UIWindowScene?
    let presenter: Presenter
    let host: UIKitHost
  }

  /// Returns the presenter of a scene, which is created by the first call.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - level: The new level of the window, or `nil` to keep the level.
  ///   - isComing: Whether the scene is about to enter the foreground.
  /// - Returns: The same presenter for each call.
  func presenter(
    of scene: UIWindowScene, level: UIWindow.Level? = nil, isComing: Bool = false
  ) -> Presenter {
    listen()
    let entry = entries.first { $0.scene === scene } ?? enter(scene, isComing: isComing)
    if let level { entry.host.setLevel(level) }
    return entry.presenter
  }

  /// Returns the presenter of the frontmost scene.
  ///
  /// If no scene exists yet, returns a presenter whose requests wait for the first scene.
  func presenter(inFront scenes: [UIWindowScene]) -> Presenter {
    listen()
    if let front = front(of: scenes) { return presenter(of: front) }
    if let expectant { return expectant.presenter }
    let host = UIKitHost(scene: nil)
    let presenter = Presenter(host: host)
    expectant = (presenter, host)
    return presenter
  }

  /// Returns the frontmost scene, or `nil` if there is no suitable scene.
  ///
  /// This is an active scene, if possible the scene that was activated last. If no scene is active,
  /// for example while the app starts, it is an inactive scene in the foreground. If all scenes are
  /// in the background, it is the scene that was activated last, or else a scene with a presenter.
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

  /// Assigns the waiting presenter to a scene that is about to appear.
  private func comes(_ scene: Any?) {
    guard expectant != nil, let scene = scene as? UIWindowScene, scene.isForTheUser else { return }
    _ = presenter(of: scene, isComing: true)
  }
}
#endif
