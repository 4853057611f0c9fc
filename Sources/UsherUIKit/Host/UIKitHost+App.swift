#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

extension UIKitHost {
  /// The app's localisations, the one that the app is shown in first.
  public var languages: [String] { Bundle.main.preferredLocalizations }

  /// Asks for time in the background, as a task of the app's; the system may end it before the
  /// returned function is called, and the app then stands still until it comes back.
  ///
  /// Without a scene, as in an app extension or before the first one, the app is not held; nor is
  /// it again after the system has ended the task. A scene that goes to the background or is
  /// disconnected tells so by itself, so that `onQuit` is never called.
  public func holdApp(onQuit: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard let app = scene?.app else { return {} }
    var task = UIBackgroundTaskIdentifier.invalid
    let end = { @MainActor in
      guard task != .invalid else { return }
      app.endBackgroundTask(task)
      task = .invalid
    }
    task = app.beginBackgroundTask(withName: "Usher") { end() }
    return end
  }
}
#endif
