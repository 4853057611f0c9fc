package import Usher

/// What is set of a backdrop.
package struct BackdropSettings: Hashable, Sendable {
  /// Whether there is one.
  package var isOn = false
  /// What a tap on it does.
  package var tap = Reaction.dismiss
  /// Whether keys and focus stay inside the overlay.
  package var isModal = true
  /// What it is filled with.
  package var scrim = Background.scrim
  /// How long it takes to come, and to go.
  package var fade = Duration.milliseconds(200)

  /// The backdrop; `nil` where there is none.
  var backdrop: Backdrop? {
    isOn
      ? Backdrop(tap: tap, isModal: isModal, fadeIn: .easeOut(fade), fadeOut: .easeIn(fade)) : nil
  }
}
