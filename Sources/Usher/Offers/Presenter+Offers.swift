internal import UsherCore

/// The overlays that offer the user what a list hides for want of room.
struct Offers {
  /// The offer beside each list.
  private var handles: [List: PresentationHandle] = [:]

  /// A list of overlays.
  private struct List: Hashable {
    let lane: LaneID
    let placement: OverlayPosition
  }

  /// Whether an overlay is an offer.
  @MainActor
  func contains(_ id: OverlayID) -> Bool {
    handles.contains { $0.value.id == id }
  }

  /// The offer beside the list of a lane and placement; `nil` for none.
  subscript(lane: LaneID, placement: OverlayPosition) -> PresentationHandle? {
    get { handles[List(lane: lane, placement: placement)] }
    set { handles[List(lane: lane, placement: placement)] = newValue }
  }
}

extension Presenter {
  /// Offers the overlays that a list hides, by an overlay of its own beside the list.
  ///
  /// - Parameters:
  ///   - count: The number of hidden overlays; 0 withdraws the offer.
  ///   - lane: The list's lane.
  ///   - placement: The list's placement.
  ///   - latest: The latest overlay of the list, whose margins the offer has.
  func offerMore(
    _ count: Int, of lane: LaneID, at placement: OverlayPosition, beside latest: OverlayID
  ) {
    let known = offers[lane, placement].flatMap { $0.result == nil ? $0 : nil }
    guard count > 0 else {
      known?.dismiss()
      return
    }
    let content = OverlayContent.offer(OverlayStrings.current.text(.more, count)) { [weak self] in
      self?.receive(.moreRequested(lane, placement))
    }
    if let known {
      // An offer on its way out comes back.
      known.update(to: content)
      return
    }
    offers[lane, placement] = present(
      content,
      as: .offer(
        beside: engine.overlay(of: latest) ?? OverlayConfiguration(), at: placement,
        in: lane.counterpart))
  }

  /// Returns those of the overlays that the app asked for: all but offers.
  func withoutOffers(_ ids: [OverlayID]) -> [OverlayID] { ids.filter { !offers.contains($0) } }
}

extension OverlayConfiguration {
  /// Returns the values of an offer beside a list.
  ///
  /// Only the button acts, so that the offer cannot be sent away while something is hidden.
  fileprivate static func offer(
    beside latest: OverlayConfiguration, at placement: OverlayPosition, in lane: LaneID
  ) -> OverlayConfiguration {
    var overlay = OverlayConfiguration(
      placement: placement, precedence: .stack, lifetime: .infinite,
      entrance: .fadeIn, exit: .fadeOut)
    overlay.lane = lane
    overlay.size = SizeConstraints(width: .intrinsic, height: .constant(ListRoom.offerHeight))
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
  /// Returns the content of an offer: a capsule that is a button.
  fileprivate static func offer(
    _ words: String, perform: @escaping @MainActor @Sendable () -> Void
  ) -> OverlayContent {
    var content = OverlayContent(
      .button(
        OverlayNode.Button(
          label: OverlayNode.Text(words, size: 13, weight: .semibold, color: .label),
          style: .plain.shaped(
            cornerRadius: ListRoom.offerHeight / 2, padding: Insets(horizontal: 16, vertical: 0),
            height: ListRoom.offerHeight),
          dismisses: false, perform: perform)),
      style: OverlayStyle(
        background: OverlayStyle.card.background, cornerRadius: ListRoom.offerHeight / 2))
    // The hidden overlays were announced themselves.
    content.semantics.announcement = .silent
    return content
  }
}
