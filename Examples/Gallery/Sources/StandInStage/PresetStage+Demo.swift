#if GTK
package import LibraryDemos

package import Usher
package import UIKit

extension PresetStage {
  /// Launches the app, and shows a demo of an older library until motion stops.
  ///
  /// - Parameters:
  ///   - demo: The demo, which uses the library's API.
  ///   - page: The content of the app.
  ///   - size: The size of the app, in points.
  ///   - appearance: The app's appearance.
  /// - Returns: The stage, which must be ended using `end()`.
  package static func showing(
    _ demo: Demo, above page: Page, size: CGSize, in appearance: Appearance
  ) async -> PresetStage {
    let stage = PresetStage(page, size: size, in: appearance)
    demo.run()
    await stage.settle(1.4)
    // For overlays that were requested in the meantime, for example when another overlay appeared.
    await stage.settle(0.2)
    return stage
  }

  /// Answers the current task of Popup, and waits for the next task.
  package func answerTask() async {
    Demo.answerTask()
    await settle(1)
  }

  /// Dismisses all shown and waiting overlays, because the libraries' shared objects outlive the
  /// scene.
  package func end() async {
    presenter.dismissAll()
    // The slowest exit takes two seconds, and the longest gap of a lane takes one second.
    await settle(3)
    await settle(1)
  }

  /// Waits for the main actor's pending work, and then advances the clock by a number of seconds.
  private func settle(_ seconds: Double) async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
    StandIn.advance(by: seconds)
  }
}
#endif
