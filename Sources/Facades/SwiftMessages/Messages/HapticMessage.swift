/// A message view that says what a person may feel when it comes.
@MainActor
protocol HapticMessage {
  /// What it is; `nil` leaves it to the message's configuration.
  var defaultHaptic: SwiftMessages.Haptic? { get }
}
