#if canImport(UIKit)
internal import UIKit

/// What belongs to one overlay: its card, and its scrim right under that.
///
/// It takes all the room there is, so that assistive technology finds the two together.
@MainActor
final class OverlaySlot: UIView {
  /// The card.
  let card: OverlayCard
  /// The scrim.
  let scrim: ScrimView
  /// What Escape does, as VoiceOver's two-finger scrub asks for on the card and on the scrim.
  var onEscape: @MainActor () -> Bool = { false }

  init(card: OverlayCard, scrim: ScrimView) {
    self.card = card
    self.scrim = scrim
    super.init(frame: .zero)
    addSubview(scrim)
    addSubview(card)
    card.isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrim.frame = bounds
  }

  override func accessibilityPerformEscape() -> Bool {
    // UIKit declares it for every object, and asks on the main thread.
    MainActor.assumeIsolated { onEscape() }
  }
}
#endif
