/// A message view with a haptic feedback of its own.
@MainActor
protocol HapticMessage {
  /// The view's haptic feedback; `nil` for the configuration's.
  var defaultHaptic: SwiftMessages.Haptic? { get }
}
