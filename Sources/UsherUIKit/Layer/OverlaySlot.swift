#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// The views of one overlay: the card, and the scrim right under the card.
///
/// The slot fills its superview, so that assistive technology finds the two together.
@MainActor
final class OverlaySlot: UIView {
  /// The card.
  let card: OverlayCard
  /// The scrim.
  let scrim: ScrimView
  /// Called for VoiceOver's two-finger scrub on the card and on the scrim; returns whether Escape
  /// had an effect.
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
