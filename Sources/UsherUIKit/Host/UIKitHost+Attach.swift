#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
public import Usher

extension UIKitHost {
  /// Makes an overlay's native views, or changes those that it has.
  public func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {
    // The app may ask for an overlay in the middle of an animation of its own.
    UIView.performWithoutAnimation { self.put(content, as: semantics, for: id) }
  }

  private func put(_ content: OverlayContent, as semantics: ResolvedSemantics, for id: OverlayID) {
    if regions[id]?.view == nil { openStage() }
    guard let view = view(of: id) else { return }
    let known = view.slots[id]
    let card =
      known?.card ?? OverlayCard(style: content.style, builder: makeBuilder(for: id, in: view))
    editing.attach(card.controls, of: id) {
      card.show(content)
      let fill = FillView(background: content.scrim, images: card.images)
      if let known {
        // A new bar of the time left has to run, too.
        tracks[id] = nil
        known.scrim.show(fill)
      } else {
        view.put(OverlaySlot(card: card, scrim: ScrimView(fill: fill)), for: id)
      }
    }
    guard let slot = view.slots[id] else { return }
    focusedArea.attach(id)
    slot.overrideUserInterfaceStyle = UIUserInterfaceStyle(content.appearance)
    slot.card.describe(
      as: semantics, beside: semantics.anchor.flatMap { anchors.view(of: $0)?.accessibilityLabel })
    slot.onEscape = { [connection] in connection.keyPressed(.escape) }
    slot.scrim.name(semantics.backdropLabel)
    slot.scrim.onActivate = { [connection] in connection.backdropUsed(id) }
  }

  /// Measures the views.
  public func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    slot(of: id)?.card.size(within: proposal) ?? .zero
  }

  /// Takes the views away.
  public func detach(_ id: OverlayID) {
    tracks[id] = nil
    editing.detach(id)
    focusedArea.detach(id)
    if visited == id { visited = nil }
    view(of: id)?.remove(id)
  }

  private func makeBuilder(for id: OverlayID, in view: OverlayView) -> ViewBuilder {
    let controls = Controls(
      onPress: { [connection] number, button in
        connection.actionTaken(ActionID(number), in: id, dismisses: button.dismisses)
      },
      onSizeChange: { [weak self] in self?.remeasure(id) })
    return ViewBuilder(
      controls: controls, images: ImageLoader { [connection] in connection.report($0) },
      parent: { [weak view] in view?.parentController })
  }

  /// Reports the content's new size, if a turned page or a changed text needs another size.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - isResized: Whether the content already has the size.
  func remeasure(_ id: OverlayID, isResized: Bool = false) {
    guard let size = slot(of: id)?.card.outgrownSize else { return }
    if isResized {
      connection.contentResized(of: id, to: size)
    } else {
      connection.sizeChanged(of: id, to: size)
    }
  }
}

extension UIUserInterfaceStyle {
  /// The style of content with a fixed appearance.
  init(_ appearance: Appearance?) {
    switch appearance {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}
#endif
