#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

extension UIKitHost {
  /// The app's localizations, the current localization first.
  public var languages: [String] { Bundle.main.preferredLocalizations }

  /// Starts a background task, so that the app can finish its work.
  ///
  /// The system may end the task before the returned function is called. The app is then suspended,
  /// and no new task is started. Without a scene, for example in an app extension or before the
  /// first scene, no task is started either.
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
