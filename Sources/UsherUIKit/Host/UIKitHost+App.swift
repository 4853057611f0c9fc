#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

extension UIKitHost {
  /// The app's localizations, the current localization first.
  public var languages: [String] { Bundle.main.preferredLocalizations }

  /// Starts a background task, so that the app can finish its work.
  ///
  /// The system may end the task before the returned function is called, and then suspends the app
  /// without starting another task. Because a task requires a scene, it isn't started in an app
  /// extension or before the first scene.
  ///
  /// - Parameter onQuit: Never called, because scenes report when they enter the background or are
  ///   disconnected.
  /// - Returns: A function that ends the task.
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
