package import LibraryDemos
internal import UIKit
package import Usher

extension PresetStage {
  /// Launches the app, and lets a demo of an older library come to rest.
  ///
  /// - Parameters:
  ///   - demo: What is asked for, through the library's own API.
  ///   - appearance: How the app looks.
  /// - Returns: The stage, to be ended by `end()`.
  package static func showing(_ demo: Demo, in appearance: Appearance) async -> PresetStage {
    let stage = PresetStage(in: appearance)
    demo.run()
    await stage.settle(1.6)
    return stage
  }

  /// Sends away what is shown and what waits, as the libraries' shared objects outlive the scene.
  package func end() async {
    presenter.dismissAll()
    // The slowest exit takes two seconds, and the longest gap of a lane one.
    await settle(3)
    await settle(1)
  }

  /// Lets the main actor do everything that it was handed, and then time pass, in seconds.
  private func settle(_ seconds: Double) async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
    StandIn.advance(by: seconds)
  }
}
