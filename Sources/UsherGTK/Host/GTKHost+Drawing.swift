#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// Reports an anchor's position now and whenever the position changes.
  ///
  /// The anchor is one of the app's widgets.
  public func followAnchor(_ id: AnchorID) {
    guard !isClosed else { return connection.anchorMoved(id, to: .removed) }
    anchors.follow(id)
  }

  /// Stops reporting an anchor's position.
  public func unfollowAnchor(_ id: AnchorID) { anchors.unfollow(id) }

  /// Cancels the pointer's press on an overlay's widgets.
  public func claimPointer(for id: OverlayID) {
    guard !isClosed else { return }
    pointer.claim()
  }

  /// Places the overlays' widgets as described by the scene.
  public func draw(_ scene: OverlayScene) {
    guard !isClosed else { return }
    let isReordered = layer.draw(scene, under: attention.position)
    if isReordered { relations.show(layer.cardsByAnchor) }
    focus.cardsWereDrawn()
    if trapped == nil {
      focusShownCards()
      tabOrder.cardsWereDrawn()
    }
    editing.cardsWereDrawn()
    attention.show(scene)
  }

  /// Starts the frame clock or a timer for the next wakeup.
  ///
  /// If the clock is manual, neither is started.
  public func schedule(_ wakeup: Wakeup) {
    if wakeup != .nextFrame { layer.thawCards() }
    switch clock {
    case .frameClock: pacemaker.schedule(isClosed ? .never : wakeup)
    case .manual: break
    }
  }

  /// The frame of an overlay's widget in the area's coordinates, or `nil` if the overlay isn't on
  /// screen.
  public func frame(of id: OverlayID) -> OverlayRect? {
    guard let card = layer.cards[id], card.isOnScreen else { return nil }
    return OverlayRect(of: card.widget, in: area.widget)
  }

  /// The frames of an overlay's buttons in the area's coordinates, in reading order.
  ///
  /// Buttons on hidden pages have an empty frame.
  public func buttonFrames(of id: OverlayID) -> [OverlayRect] {
    guard let card = layer.cards[id] else { return [] }
    let isMapped = gtk_widget_get_mapped(card.widget) != 0
    return card.controls.buttons.compactMap { button in
      if isMapped, gtk_widget_get_mapped(button) == 0 {
        return OverlayRect(x: 0, y: 0, width: 0, height: 0)
      }
      return OverlayRect(of: button, in: area.widget)
    }
  }

  /// Whether no timer, frame or report to the presenter is pending.
  public var isIdle: Bool {
    pacemaker.isIdle && firstSizes.isIdle && (layer.news?.isIdle ?? true) && attention.isIdle
  }
}
#endif
