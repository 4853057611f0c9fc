#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// Reports where an anchor, a widget of the app's, is, and whenever that has changed.
  public func followAnchor(_ id: AnchorID) {
    guard !isClosed else { return connection.anchorMoved(id, to: .removed) }
    anchors.follow(id)
  }

  /// Reports no more about an anchor.
  public func unfollowAnchor(_ id: AnchorID) { anchors.unfollow(id) }

  /// Takes the pointer away from the widgets under it.
  public func claimPointer(for id: OverlayID) {
    guard !isClosed else { return }
    pointer.claim()
  }

  /// Places the overlays' widgets as the scene describes.
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

  /// Arms the frame clock or a timer for the next wakeup.
  ///
  /// With a manual clock, neither is armed.
  public func schedule(_ wakeup: Wakeup) {
    if wakeup != .nextFrame { layer.thawCards() }
    switch clock {
    case .frameClock: pacemaker.schedule(isClosed ? .never : wakeup)
    case .manual: break
    }
  }

  /// The frame of an overlay's widget in the area's coordinates; `nil` for an overlay not on
  /// screen.
  public func frame(of id: OverlayID) -> OverlayRect? {
    guard let card = layer.cards[id], card.isOnScreen else { return nil }
    return OverlayRect(of: card.widget, in: area.widget)
  }

  /// The frames of an overlay's buttons in the area's coordinates, in reading order.
  ///
  /// Buttons on a page that is not shown have an empty frame.
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

  /// Whether no timer is armed, no frame is requested, and no news is on its way to the presenter.
  public var isIdle: Bool {
    pacemaker.isIdle && firstSizes.isIdle && (layer.news?.isIdle ?? true) && attention.isIdle
  }
}
#endif
