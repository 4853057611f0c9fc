/// What lies between an overlay and everything behind it: its scrim, and what a tap on that does.
public struct Backdrop: Hashable, Sendable {
  /// What a tap outside the overlay does; `forward` leaves what lies behind usable.
  public var tap: Reaction
  /// Whether keys and focus stay inside the overlay as long as it is up.
  public var isModal: Bool
  /// How the scrim becomes visible, together with the entrance; or how it goes over from the scrim of an
  /// overlay whose place is taken.
  public var fadeIn: Timing
  /// How the scrim goes, together with the exit.
  public var fadeOut: Timing

  /// Makes a backdrop; without anything given it is modal and a tap on it dismisses, and its scrim
  /// comes and goes in 0.2 seconds, as in SwiftMessages.
  public init(
    tap: Reaction = .dismiss, isModal: Bool = true,
    fadeIn: Timing = .easeOut(.milliseconds(200)), fadeOut: Timing = .easeIn(.milliseconds(200))
  ) {
    self.tap = tap
    self.isModal = isModal
    self.fadeIn = fadeIn
    self.fadeOut = fadeOut
  }
}
