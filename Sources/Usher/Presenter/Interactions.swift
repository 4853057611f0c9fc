internal import UsherCore

/// The app's actions on taps, besides the overlay's own reactions; called on the main actor.
///
/// The actions are called in order. If the tap dismisses the overlay, its exit has begun before.
/// Taps while the overlay is leaving are ignored.
public struct Interactions: Sendable {
  /// An action on a tap.
  public typealias Action = @MainActor @Sendable () -> Void

  /// The actions on a tap on the overlay outside its controls; not called if the overlay forwards
  /// taps.
  public var onTap: [Action]
  /// The actions on a tap on the backdrop behind the overlay.
  public var onBackdropTap: [Action]

  /// The actions on a press of the button that closes the overlay.
  var onClose: [Action] = []

  /// Makes a set of actions; empty by default.
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
