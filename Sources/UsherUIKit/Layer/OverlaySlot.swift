#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// The views of one overlay: its card, and the scrim directly below the card.
///
/// The slot fills its superview, so that assistive technology finds both views together.
@MainActor
final class OverlaySlot: UIView {
  let card: OverlayCard
  let scrim: ScrimView
  /// Called for VoiceOver's two-finger scrub on the card or the scrim, and returns whether Escape
  /// was used.
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
    // UIKit declares this for every object, but calls it on the main thread.
    MainActor.assumeIsolated { onEscape() }
  }
}
#endif
