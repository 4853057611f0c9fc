#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
public import Usher

extension UIKitHost {
  /// Creates or updates the native views of an overlay.
  public func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {
    // The app may present an overlay inside one of its animations.
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
        // A new bar of the remaining lifetime must start its animation.
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
    offerCopying(of: id, on: slot.card)
    slot.onEscape = { [connection] in connection.keyPressed(.escape) }
    slot.scrim.name(semantics.backdropLabel)
    slot.scrim.onActivate = { [connection] in connection.backdropUsed(id) }
  }

  /// Returns the size of an overlay's views.
  public func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    slot(of: id)?.card.size(within: proposal) ?? .zero
  }

  /// Removes the views of an overlay.
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

  /// Reports the new size of the content if it has changed, for example after a page was turned.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - isResized: Whether the content already has its new size. If so, the overlay is resized
  ///     without an animation.
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
  /// Creates the style of content, or `unspecified` if the content has no fixed appearance.
  init(_ appearance: Appearance?) {
    switch appearance {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}
#endif
