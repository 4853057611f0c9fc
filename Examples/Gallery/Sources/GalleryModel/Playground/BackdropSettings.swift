package import Usher

/// The playground's settings of the backdrop.
package struct BackdropSettings: Hashable, Sendable {
  package var isOn = false
  package var tap = TapBehavior.dismiss
  /// Whether keys and focus stay inside the overlay.
  package var isModal = true
  package var scrim = Background.scrim
  /// The duration of fading in and of fading out.
  package var fade = Duration.milliseconds(200)

  /// The configured backdrop, or `nil` if it is off.
  var backdrop: Backdrop? {
    isOn
      ? Backdrop(tap: tap, isModal: isModal, fadeIn: .easeOut(fade), fadeOut: .easeIn(fade)) : nil
  }
}
