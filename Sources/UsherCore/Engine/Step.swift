/// The context of one step of the engine: its moment, conditions for all overlays, and commands.
///
/// A transition has a parameter `in: &step` if it adds commands, and `in: step` otherwise.
/// Functions for any moment, such as `pose(at:in:)`, have that moment as a parameter.
package struct Step: Equatable, Sendable {
  /// The moment of the current event, or of the deadline that is performed before the event.
  package internal(set) var now = Instant(nanoseconds: .min)
  /// The viewport.
  ///
  /// It is empty until the first one is known, and after the window closes.
  package internal(set) var viewport = OverlayViewport(size: .zero)
  /// The app's area with the keyboard focus, or `nil`.
  package internal(set) var focusedArea: OverlayRect?
  package internal(set) var preferences = Preferences()
  /// The user's timeout scale, which is always valid.
  package internal(set) var timeoutScale = TimeoutScale.times(1)
  /// The user's attention that concerns every overlay.
  package internal(set) var attention: Attention = []
  private var commands: [OverlayCommand] = []

  init() {}

  /// Restores the step between two events, which has no commands.
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

  /// The number of commands added so far.
  var commandCount: Int { commands.count }

  /// Removes and returns the commands, in order.
  mutating func removeCommands() -> [OverlayCommand] {
    defer { commands = [] }
    return commands
  }

  /// The timing of a shown overlay's changes of size or place.
  ///
  /// It is SwiftEntryKit's 0.4 seconds without overshoot, or immediate for reduced motion.
  var adjustmentTiming: Timing {
    preferences.reducesMotion ? .immediate : calm(.spring(.smooth))
  }

  /// Returns the timing, or an immediate timing if animations are disabled.
  func calm(_ timing: Timing) -> Timing { preferences.disablesAnimations ? .immediate : timing }
}
