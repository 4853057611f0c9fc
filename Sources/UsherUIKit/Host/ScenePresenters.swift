#if canImport(UIKit)
internal import UIKit
internal import Usher

/// The presenters of scenes: one for each, from when it is first asked for until the scene is disconnected.
@MainActor
final class ScenePresenters {
  /// Those of the app.
  static let shared = ScenePresenters()
  private var entries: [Entry] = []
  /// The one that waits for a scene, where there was none.
  private var expectant: (presenter: Presenter, host: UIKitHost)?
  private let notifications = NotificationInput()
  private var isListening = false

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
  /// - Returns: The same one for each call.
  func presenter(of scene: UIWindowScene, level: UIWindow.Level? = nil) -> Presenter {
    listen()
    let entry = entries.first { $0.scene === scene } ?? enter(scene)
    if let level { entry.host.setLevel(level) }
    return entry.presenter
  }

  /// The presenter of the scene in front; where there is none yet, one that waits for a scene and loses nothing.
  func presenter(inFront scenes: [UIWindowScene]) -> Presenter {
    listen()
    if let front = Self.front(of: scenes) { return presenter(of: front) }
    if let expectant { return expectant.presenter }
    let host = UIKitHost(scene: nil)
    let presenter = Presenter(host: host)
    expectant = (presenter, host)
    return presenter
  }

  /// The scene that a person looks at: one that is active, else one that is inactive, as while the app starts.
  private static func front(of scenes: [UIWindowScene]) -> UIWindowScene? {
    scenes.first { $0.activationState == .foregroundActive }
      ?? scenes.first { $0.activationState == .foregroundInactive }
  }

  private func enter(_ scene: UIWindowScene) -> Entry {
    let entry: Entry
    if let expectant {
      self.expectant = nil
      entry = Entry(scene: scene, presenter: expectant.presenter, host: expectant.host)
      entries.append(entry)
      expectant.host.enter(scene)
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
    for name in [UIScene.willEnterForegroundNotification, UIScene.didActivateNotification] {
      notifications.listen(to: name) { [weak self] scene, _ in
        guard let self, expectant != nil, let scene = scene as? UIWindowScene else { return }
        _ = presenter(of: scene)
      }
    }
    notifications.listen(to: UIScene.didDisconnectNotification) { [weak self] scene, _ in
      guard let self, let scene = scene as? UIWindowScene else { return }
      for entry in entries where entry.scene === scene { entry.host.close() }
      entries.removeAll { $0.scene === scene || $0.scene == nil }
    }
  }
}
#endif
