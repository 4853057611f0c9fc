internal import UsherCore

/// The app's actions for taps, called in order on the main actor.
///
/// If the tap also dismisses the overlay, the exit starts before the actions are called. Taps while
/// the overlay is leaving are ignored.
public struct Interactions: Sendable {
  /// An action for a tap.
  public typealias Action = @MainActor @Sendable () -> Void

  /// The actions for a tap on the overlay outside its controls.
  ///
  /// They aren't called if the overlay forwards taps.
  public var onTap: [Action]
  /// The actions for a tap on the backdrop.
  public var onBackdropTap: [Action]

  var onClose: [Action] = []

  /// Creates a set of actions, which is empty by default.
  public init(onTap: [Action] = [], onBackdropTap: [Action] = []) {
    self.onTap = onTap
    self.onBackdropTap = onBackdropTap
  }

  var isEmpty: Bool { onTap.isEmpty && onBackdropTap.isEmpty && onClose.isEmpty }

  func actions(for area: TapArea) -> [Action] {
    switch area {
    case .overlay: onTap
    case .backdrop: onBackdropTap
    }
  }
}
