#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// Creates an overlay's native widgets, or changes the existing widgets.
  public func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {
    guard !isClosed else { return }
    lookUpAccent()
    let known = layer.cards[id]
    let edited = known.flatMap { card in
      focusedField(of: card).map {
        (text: card.controls.fieldNodes[$0].text, caret: Caret(of: card.controls.fields[$0]))
      }
    }
    let hadFocus = trapped != id && known.map { tabOrder.isInside($0) } ?? false
    // If the field already received the focus that it requested, don't request it again.
    let asksForFocus =
      trapped != id
      && known.map { $0.controls.firstField == nil || firstFocus.isExpecting(id) } ?? true
    let card = attention.keepingPointer { put(content, as: semantics, for: id) }
    guard let card else { return }
    card.nameBackdrop(semantics.backdropLabel) { [connection] in connection.backdropUsed(id) }
    relations.show(layer.cardsByAnchor)
    if let edited, let field = card.controls.number(ofFieldWith: edited.text) {
      if focusedField(of: card) != field { edited.caret.enter(card.controls.fields[field]) }
    } else if hadFocus {
      if !tabOrder.isInside(card) { tabOrder.enter(card) }
    } else if asksForFocus, card.controls.firstField != nil {
      firstFocus.expect(id)
    }
    followFocus()
  }

  /// Shows content on the overlay's card, or on a new card if the existing card can't change its
  /// role.
  private func put(
    _ content: OverlayContent, as semantics: ResolvedSemantics, for id: OverlayID
  ) -> OverlayCard? {
    let known = layer.cards[id].flatMap { $0.canShow(semantics.role) ? $0 : nil }
    let built = known?.built ?? makeContent(for: id)
    contents[id] = content
    let environment = built.builder.environment
    environment.traits.value = traits.with(content.appearance)
    // If the only image can't be loaded, the content is still a surface, so the overlay stays
    // visible.
    guard
      let root = built.show(content.root)?.widget ?? gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    else { return nil }
    let (surface, scrim) = ground(of: content, for: environment.traits.value)
    if let known {
      known.show(root, on: surface, scrim: scrim, as: semantics)
      focus.refresh()
      return known
    }
    firstFocus.forget(id)
    let card = OverlayCard(
      content: root, of: built, surface: surface, scrim: scrim, semantics: semantics)
    environment.card = card
    layer.put(card, for: id)
    attention.watch(card.widget, of: id)
    focusedArea.look()
    if trapped == id { focus.enter(card.widget) }
    return card
  }

  private func makeContent(for id: OverlayID) -> BuiltContent<WidgetBuilder> {
    let connection = connection
    let controls = Controls(
      onPress: { number, button in
        connection.actionTaken(ActionID(number), in: id, dismisses: button.dismisses)
      },
      onType: { connection.textTyped(in: id) },
      followFocus: { [weak self] in self?.editing.followFocus() },
      endEditing: { [weak self] in self?.editing.end(in: $0) },
      allowsReturn: { [weak self] in self?.editing.allowsReturn(in: $0) ?? true })
    return BuiltContent(
      by: WidgetBuilder(
        environment: ViewEnvironment(traits: ObservableValue(traits), allowsMotion: allowsMotion),
        images: ImageLoader(widget: layer.widget) { connection.report($0) },
        controls: controls))
  }

  /// Calls the editing callbacks immediately if a field is being edited.
  ///
  /// If the field was removed, the app must be called while the app still has the field's data.
  private func followFocus() {
    if editing.isUnderWay { editing.followFocus() }
  }

  /// Measures an overlay's widgets within a proposal.
  ///
  /// Returns zero if the overlay isn't attached.
  public func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    layer.cards[id]?.size(within: proposal) ?? .zero
  }

  /// Measures an overlay, or returns `nil` if a new overlay is measured in the next frame.
  ///
  /// A new overlay is measured immediately if it is modal, if the clock is manual, or if no new
  /// frame will follow. A modal overlay can't wait, because its scrim continues the scrim of the
  /// overlay that it replaces. That overlay may be removed before the next frame.
  public func measure(_ id: OverlayID, within proposal: SizeProposal) -> OverlaySize? {
    guard let card = layer.cards[id], card.isNew, !card.isModal, canWaitForFrame else {
      firstSizes.forget(id)
      return size(of: id, within: proposal)
    }
    firstSizes.ask(for: id, within: proposal)
    return nil
  }

  /// Whether a frame that hasn't started yet will follow.
  private var canWaitForFrame: Bool {
    switch clock {
    case .frameClock: !pacemaker.isTicking && firstSizes.canWait
    case .manual: false
    }
  }

  /// Removes an overlay's widgets.
  public func detach(_ id: OverlayID) {
    contents[id] = nil
    firstSizes.forget(id)
    guard let card = layer.cards[id] else { return }
    firstFocus.forget(id)
    if focusedOnceShown == id { focusedOnceShown = nil }
    if trapped == id { restoreFocus() }
    if tabOrder.isInside(card) { tabOrder.giveBack() }
    attention.keepingPointer { layer.removeCard(of: id) }
    relations.show(layer.cardsByAnchor)
    focusedArea.look()
    followFocus()
  }

  func ground(of content: OverlayContent, for traits: Traits) -> (Surface, scrim: ScrimPainter) {
    (
      Surface(style: content.style, traits: traits),
      ScrimPainter(background: content.scrim, traits: traits)
    )
  }
}
#endif
