/// The layer between an overlay and the content behind it: a scrim, and the response to a tap.
///
/// ```swift
/// let alert = OverlayPreset().position(.center).backdrop(Backdrop(tap: .absorb))
/// let dimming = OverlayPreset().backdrop(Backdrop(tap: .forward, isModal: false))
/// ```
public struct Backdrop: Hashable, Sendable {
  /// The response to a tap outside the overlay.
  ///
  /// If it is `forward`, the app receives the tap, unless `isModal` is `true`.
  public var tap: TapBehavior
  /// Whether keys, focus and the pointer stay inside the overlay while it is shown.
  public var isModal: Bool
  /// The timing of the scrim's fade-in.
  ///
  /// The fade-in starts with the entrance. If the scrim replaces another overlay's scrim, the
  /// change from one fill to the other has the same timing.
  public var fadeIn: Timing
  /// The timing of the scrim's fade-out.
  ///
  /// The fade-out starts with the exit.
  public var fadeOut: Timing
  /// The hole in the scrim around the overlay's anchor, or `nil` if the scrim has no hole.
  ///
  /// If the overlay has no `anchor`, its scrim has no hole.
  public var spotlight: Spotlight?

  /// Creates a backdrop.
  ///
  /// By default, it is modal, a tap dismisses the overlay, and the scrim fades in and out in 0.2
  /// seconds, as in SwiftMessages.
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

/// The response to a tap.
public enum TapBehavior: Hashable, Sendable {
  /// The tap dismisses the overlay.
  case dismiss
  /// The tap has no effect, and the app doesn't receive it.
  case absorb
  /// The app receives the tap, as if the overlay or backdrop didn't exist.
  case forward
  /// The tap extends the countdown by this duration, even if the countdown hasn't started yet.
  ///
  /// A drag that doesn't dismiss the overlay has the same effect. Negative values are treated as
  /// zero.
  case delayExit(by: Duration)
}
