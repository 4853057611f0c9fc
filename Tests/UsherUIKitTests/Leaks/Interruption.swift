#if UIKIT_STAND_IN
import UIKit

/// A temporary change by the system or the user while overlays are shown.
enum Interruption: CaseIterable {
  case anotherScreenReader, lessMotion, largerLetters, rotation, otherApp

  /// The number of steps between two of these interruptions.
  ///
  /// The numbers are coprime.
  var rarity: Int {
    switch self {
    case .anotherScreenReader: 7
    case .lessMotion: 11
    case .largerLetters: 13
    case .rotation: 17
    case .otherApp: 19
    }
  }

  /// Starts the interruption.
  @MainActor
  func begin(in scene: UIWindowScene) {
    switch self {
    case .anotherScreenReader: StandIn.changeAccessibility { $0.isVoiceOverRunning = true }
    case .lessMotion: StandIn.changeAccessibility { $0.isReduceMotionEnabled = true }
    case .largerLetters:
      StandIn.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    case .rotation: StandIn.rotate(scene, to: .landscapeLeft)
    case .otherApp: StandIn.moveToBackground(scene)
    }
  }

  /// Ends the interruption.
  @MainActor
  func end(in scene: UIWindowScene) {
    switch self {
    case .anotherScreenReader: StandIn.changeAccessibility { $0.isVoiceOverRunning = false }
    case .lessMotion: StandIn.changeAccessibility { $0.isReduceMotionEnabled = false }
    case .largerLetters: StandIn.changeTraits { $0.preferredContentSizeCategory = .large }
    case .rotation: StandIn.rotate(scene, to: .portrait)
    case .otherApp: StandIn.activate(scene)
    }
  }
}
#endif
