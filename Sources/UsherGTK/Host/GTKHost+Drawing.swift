#if GTK
internal import CGTK
public import Usher

extension GTKHost {
  /// Takes the pointer away from the widgets under it.
  public func claimPointer(for id: OverlayID) {
    guard !isClosed else { return }
    pointer.claim()
  }

  /// Moves the widgets where the scene has them.
  public func draw(_ scene: OverlayScene) {
    guard !isClosed else { return }
    layer.draw(scene, under: attention.position)
    layer.hideCards(behind: trapped, in: scene)
    focus.cardsWereDrawn()
    if trapped == nil {
      firstFocus.cardsWereDrawn()
      tabOrder.cardsWereDrawn()
    }
    editing.cardsWereDrawn()
    attention.show(scene)
  }

  /// Arms the frame clock or a timer; a manual clock needs neither.
  public func schedule(_ wakeup: Wakeup) {
    if wakeup != .nextFrame { layer.settle() }
    switch clock {
    case .frameClock: pacemaker.schedule(isClosed ? .never : wakeup)
    case .manual: break
    }
  }

  /// Where an overlay's widget is, in the window's coordinates; `nil` where it is not on screen.
  public func frame(of id: OverlayID) -> Rect? {
    guard let card = layer.cards[id], card.isOnScreen else { return nil }
    return Rect(of: card.widget, in: window)
  }

  /// Where the widgets of an overlay's buttons are, in the window's coordinates and reading order; those
  /// of a page that is not shown have no size.
  public func buttonFrames(of id: OverlayID) -> [Rect] {
    guard let card = layer.cards[id] else { return [] }
    let isMapped = gtk_widget_get_mapped(card.widget) != 0
    return card.controls.buttons.compactMap { button in
      if isMapped, gtk_widget_get_mapped(button) == 0 {
        return Rect(x: 0, y: 0, width: 0, height: 0)
      }
      return Rect(of: button, in: window)
    }
  }

  /// Whether no timer is armed, no frame asked for, and no news on its way to the presenter.
  public var isIdle: Bool { pacemaker.isIdle && layoutNews.isIdle && attention.isIdle }
}
#endif
