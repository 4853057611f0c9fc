package import Usher

/// The playground's settings of the backdrop.
package struct BackdropSettings: Hashable, Sendable {
  /// Whether the overlay has a backdrop.
  package var isOn = false
  /// The effect of a tap on the backdrop.
  package var tap = TapBehavior.dismiss
  /// Whether keys and focus stay inside the overlay.
  package var isModal = true
  /// The backdrop's fill.
  package var scrim = Background.scrim
  /// The duration of fading in, and of fading out.
  package var fade = Duration.milliseconds(200)

  /// The backdrop as configured; `nil` if switched off.
  var backdrop: Backdrop? {
    isOn
      ? Backdrop(tap: tap, isModal: isModal, fadeIn: .easeOut(fade), fadeOut: .easeIn(fade)) : nil
  }
}
