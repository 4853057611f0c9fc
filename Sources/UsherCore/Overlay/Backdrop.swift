/// The layer between an overlay and everything behind it: a scrim, and the reaction to a tap on it.
///
/// ```swift
/// let alert = OverlayPreset().position(.center).backdrop(Backdrop(tap: .absorb))
/// let dimming = OverlayPreset().backdrop(Backdrop(tap: .forward, isModal: false))
/// ```
public struct Backdrop: Hashable, Sendable {
  /// The reaction to a tap outside the overlay; with `forward`, the app behind it stays usable.
  public var tap: TapBehavior
  /// Whether keys and focus stay inside the overlay while it is shown.
  public var isModal: Bool
  /// The timing of the scrim's fade-in, which begins with the entrance.
  ///
  /// The same timing applies to the change from the scrim of an overlay that this one replaces.
  public var fadeIn: Timing
  /// The timing of the scrim's fade-out, which begins with the exit.
  public var fadeOut: Timing
  /// The hole in the scrim around the anchor of an overlay with an `anchor`; `nil` for none.
  public var spotlight: Spotlight?

  /// Creates a backdrop.
  ///
  /// By default, the backdrop is modal, a tap on it dismisses the overlay, and its scrim fades in
  /// and out in 0.2 seconds, as in SwiftMessages.
  public init(
    tap: TapBehavior = .dismiss, isModal: Bool = true,
    fadeIn: Timing = .easeOut(.milliseconds(200)), fadeOut: Timing = .easeIn(.milliseconds(200)),
    spotlight: Spotlight? = nil
  ) {
    self.tap = tap
    self.isModal = isModal
    self.fadeIn = fadeIn
    self.fadeOut = fadeOut
    self.spotlight = spotlight
  }
}

/// The reaction to a tap.
public enum TapBehavior: Hashable, Sendable {
  /// The tap dismisses the overlay.
  case dismiss
  /// The tap has no effect, and the app behind does not get it.
  case absorb
  /// The tap goes to the app behind, as if the overlay or backdrop were not there.
  case forward
  /// The tap postpones the end of the countdown, even of one that has not begun. So does a drag of
  /// the overlay that returns. A negative length counts as zero.
  case delayExit(by: Duration)
}
