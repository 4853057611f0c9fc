internal import UsherCore

/// The "n more" buttons for overlays that don't fit in a list.
final class MoreOffers: PresenterAbility {
  /// The offer next to each list.
  private var handles: [List: PresentationHandle] = [:]

  private struct List: Hashable {
    let lane: LaneID
    let placement: OverlayPosition
  }

  init(of presenter: Presenter) {}

  func didPerform(_ command: OverlayCommand, in presenter: Presenter) {
    guard case .offerMore(let lane, let placement, let latest, let count) = command else { return }
    let list = List(lane: lane, placement: placement)
    let known = handles[list].flatMap { $0.result == nil ? $0 : nil }
    guard count > 0 else {
      known?.dismiss()
      return
    }
    let words = OverlayStrings.current.text(.more, count)
    let content = OverlayContent.offer(words) { [weak presenter] in
      presenter?.receive(.moreRequested(lane, placement))
    }
    if let known {
      // An offer that is leaving returns.
      known.update(to: content)
      return
    }
    handles[list] = presenter.present(
      content,
      as: .offer(
        beside: presenter.overlay(of: latest) ?? OverlayConfiguration(), at: placement,
        in: lane.counterpart))
  }
}

extension OverlayConfiguration {
  /// Returns the configuration of an offer next to a list.
  ///
  /// Only its button responds to input, so that the user can't dismiss it while overlays are
  /// hidden.
  fileprivate static func offer(
    beside latest: OverlayConfiguration, at placement: OverlayPosition, in lane: LaneID
  ) -> OverlayConfiguration {
    var overlay = OverlayConfiguration(
      placement: placement, precedence: .stack, lifetime: .infinite,
      entrance: .fadeIn, exit: .fadeOut)
    overlay.lane = lane
    overlay.size = SizeConstraints(width: .intrinsic, height: .intrinsic)
    overlay.margins = latest.margins
    overlay.safeArea = latest.safeArea == .filled ? .respected : latest.safeArea
    overlay.obstructions = latest.obstructions
    overlay.swipe = nil
    overlay.tap = .absorb
    overlay.dismissesOnEscape = false
    return overlay
  }
}

extension OverlayContent {
  /// Returns the content of an offer, a button with the shape of a capsule.
  fileprivate static func offer(
    _ words: String, perform: @escaping @MainActor @Sendable () -> Void
  ) -> OverlayContent {
    var content = OverlayContent(
      .button(
        OverlayNode.Button(
          label: OverlayNode.Text(words, size: 13, weight: .semibold, color: .label),
          style: .plain.shaped(
            cornerRadius: ListRoom.offerRadius,
            padding: Insets(horizontal: 16, vertical: 6), height: ListRoom.minimumOfferHeight),
          dismisses: false, perform: perform)),
      style: OverlayStyle(
        background: OverlayStyle.card.background, cornerRadius: ListRoom.offerRadius,
        border: OverlayStyle.card.border))
    // The hidden overlays were already announced.
    content.semantics.announcement = .silent
    return content
  }
}
