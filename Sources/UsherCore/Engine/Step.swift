/// The context of one step of the engine: its moment, the conditions that hold for every overlay,
/// and the commands given so far.
///
/// A transition takes its step as `in: &step` if it gives commands, and otherwise as `in: step`.
/// Questions about any moment, such as `pose(at:in:)`, take that moment instead.
package struct Step: Equatable, Sendable {
  /// The moment of the event that is received, or of the deadline that is met before the event.
  package internal(set) var now = Instant(nanoseconds: .min)
  /// The viewport of the overlays; empty until the first one is known, and after the window has
  /// closed.
  package internal(set) var viewport = OverlayViewport(size: .zero)
  /// The area of the app's that has the keyboard focus; `nil` for none.
  package internal(set) var focusedArea: OverlayRect?
  /// The user's preferences for all apps.
  package internal(set) var preferences = Preferences()
  /// The user's timeout scale; always usable.
  package internal(set) var timeoutScale = TimeoutScale.times(1)
  /// The user's attention, as far as it concerns every overlay.
  package internal(set) var attention: Attention = []
  private var commands: [OverlayCommand] = []

  /// Creates the step before the first event.
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

  /// Adds a command for the host.
  mutating func give(_ command: OverlayCommand) { commands.append(command) }

  /// The number of commands given so far.
  var commandCount: Int { commands.count }

  /// Removes and returns the commands, in order.
  mutating func removeCommands() -> [OverlayCommand] {
    defer { commands = [] }
    return commands
  }

  /// The timing by which a shown overlay changes its size or place: SwiftEntryKit's 0.4 seconds
  /// without overshoot, or at once if the user prefers reduced motion.
  var adjustmentTiming: Timing {
    preferences.reducesMotion ? .immediate : calm(.spring(.smooth))
  }

  /// Returns the timing; at once if nothing is to move.
  func calm(_ timing: Timing) -> Timing { preferences.disablesAnimations ? .immediate : timing }
}
