/// The context of one step of the engine: its moment, conditions for all overlays, and commands.
///
/// Functions that add commands have a parameter `in: &step`, and other functions `in: step`.
/// Functions that compute a state at any moment, such as `pose(at:in:)`, have that moment as a
/// parameter.
package struct Step: Equatable, Sendable {
  /// The moment of the current event, or of an earlier deadline that is being performed.
  package internal(set) var now = Instant(nanoseconds: .min)
  /// The viewport, empty before the first report and after the window closes.
  package internal(set) var viewport = OverlayViewport(size: .zero)
  /// The app's area with the keyboard focus, or `nil` if the app doesn't have the focus.
  package internal(set) var focusedArea: OverlayRect?
  package internal(set) var preferences = Preferences()
  /// The user's timeout scale.
  ///
  /// If the reported scale was invalid, this is the corrected scale.
  package internal(set) var timeoutScale = TimeoutScale.times(1)
  /// The attention that applies to all overlays, for example that the app is inactive.
  package internal(set) var attention: Attention = []
  private var commands: [OverlayCommand] = []

  init() {}

  /// Restores a step between two events, when it has no commands.
  package init(
    now: Instant, viewport: OverlayViewport, focusedArea: OverlayRect?, preferences: Preferences,
    attention: Attention, timeoutScale: TimeoutScale
  ) {
    self.now = now
    self.viewport = viewport
    self.focusedArea = focusedArea
    self.preferences = preferences
    self.attention = attention
    self.timeoutScale = timeoutScale
  }

  mutating func give(_ command: OverlayCommand) { commands.append(command) }

  var commandCount: Int { commands.count }

  mutating func removeCommands() -> [OverlayCommand] {
    defer { commands = [] }
    return commands
  }

  /// The timing of changes in a shown overlay's size, place and opacity.
  ///
  /// It is immediate if the user prefers reduced motion or animations are disabled. Otherwise, it
  /// is a spring with a response of 0.4 seconds, as in SwiftEntryKit.
  var adjustmentTiming: Timing {
    preferences.reducesMotion ? .immediate : calm(.spring(.smooth))
  }

  /// Returns the timing, or an immediate timing if animations are disabled.
  func calm(_ timing: Timing) -> Timing { preferences.disablesAnimations ? .immediate : timing }
}
