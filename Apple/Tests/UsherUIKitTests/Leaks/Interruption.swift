import UIKit

/// What the system and the user do while overlays are up, and take back.
enum Interruption: CaseIterable {
  case anotherScreenReader, lessMotion, largerLetters, rotation, otherApp

  /// An interruption comes once in so many times; the numbers have no common divisor.
  var rarity: Int {
    switch self {
    case .anotherScreenReader: 7
    case .lessMotion: 11
    case .largerLetters: 13
    case .rotation: 17
    case .otherApp: 19
    }
  }

  /// Lets it happen.
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

  /// Takes it back.
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
