#if GTK
internal import CGTK
internal import Usher

/// The widget above everything else in a window; it holds one card for each overlay.
///
/// Beside its cards it is not there: clicks, scrolling and typing reach the app, unless a backdrop
/// keeps them.
@MainActor
final class OverlayLayer: WidgetBehavior {
  /// Called whenever the window lays the layer out, with the viewport and the overlays whose content
  /// needs another size than they have.
  var onLayout: @MainActor (Viewport, [OverlayID]) -> Void = { _, _ in }
  /// Whether the pointer, beside the cards, is kept from what lies behind.
  var absorbs: @MainActor (Point) -> Bool = { _ in false }
  /// Called with what cannot be drawn.
  var report: @MainActor (Problem) -> Void = { _ in }
  private(set) var cards: [OverlayID: OverlayCard] = [:]
  /// The same cards back to front, as the scene has them.
  private var stack: [(id: OverlayID, card: OverlayCard)] = []
  /// What the backdrops of cards that have gone were filled with, as long as a scene shows it.
  private var goneFills: [OverlayID: ScrimPainter] = [:]
  let window: WidgetPointer
  /// Whether assistive technology has been told that it is there.
  private var isKnown = false

  init(in window: WidgetPointer) {
    self.window = window
    super.init(role: GTK_ACCESSIBLE_ROLE_GROUP)
    gtk_widget_set_parent(widget, window)
    WindowLayoutClass.install(widget, on: window)
  }

  /// Takes the layer and its cards out of the window.
  func remove() {
    onLayout = { _, _ in }
    absorbs = { _ in false }
    report = { _ in }
    cards = [:]
    stack = []
    goneFills = [:]
    WindowLayoutClass.uninstall(from: window)
    gtk_widget_unparent(widget)
  }

  /// Draws the layer after everything else in the window; needed again when that changes.
  func raise() {
    guard gtk_widget_get_parent(widget) == window else { return }
    gtk_widget_insert_before(widget, window, nil)
  }

  /// Adds a card, or puts it in the place of the one that the overlay has.
  func put(_ card: OverlayCard, for id: OverlayID) {
    guard let known = cards.updateValue(card, forKey: id),
      let index = stack.firstIndex(where: { $0.id == id })
    else {
      gtk_widget_set_parent(card.widget, widget)
      return stack.append((id, card))
    }
    gtk_widget_insert_after(card.widget, widget, known.widget)
    stack[index].card = card
    card.takePlace(of: known)
    gtk_widget_unparent(known.widget)
  }

  func removeCard(of id: OverlayID) {
    guard let card = cards.removeValue(forKey: id) else { return }
    stack.removeAll { $0.id == id }
    goneFills[id] = card.fill
    gtk_widget_unparent(card.widget)
  }

  /// Lets assistive technology find no overlay behind the modal one, if there is one.
  func hideCards(behind modal: OverlayID?, in scene: OverlayScene) {
    guard modal != nil || stack.contains(where: { $0.card.isBehindModal }) else { return }
    let front = modal.flatMap { modal in scene.overlays.firstIndex { $0.id == modal } } ?? 0
    for (index, placed) in scene.overlays.enumerated() {
      cards[placed.id]?.isBehindModal = index < front
    }
  }

  /// Shows the scene's overlays where it places them, and no others.
  ///
  /// - Parameters:
  ///   - scene: What to show.
  ///   - pointer: Where the pointer is; `nil` where it is not in the window.
  func draw(_ scene: OverlayScene, under pointer: Point?) {
    var (needsLayout, needsDrawing) = (false, false)
    for (id, card) in stack {
      let placed = scene.overlays.first { $0.id == id }
      let known = (scrim: card.scrim, opacity: card.opacity)
      if !card.onlyMoves(to: placed, under: pointer) { needsLayout = true }
      card.place(placed)
      if card.scrim != known.scrim || card.opacity != known.opacity { needsDrawing = true }
    }
    if !goneFills.isEmpty {
      let shown = Set(scene.overlays.flatMap { $0.scrim?.replaced ?? [] }.map(\.id))
      goneFills = goneFills.filter { shown.contains($0.key) }
    }
    let movingCount = stack.count { $0.card.isMoving }
    for (_, card) in stack { card.freeze(movingCount: movingCount) }
    if needsLayout {
      gtk_widget_queue_allocate(widget)
    } else {
      allocateCards()
    }
    tellOfNewCards()
    if needsDrawing { redraw() }
  }

  /// Draws every card as it is from the next frame on: nothing moves any more.
  func settle() {
    for (_, card) in stack { card.thaw() }
  }

  override func allocate(width: Int32, height: Int32) {
    let viewport = Viewport(
      size: Size(width: Double(width), height: Double(height)),
      safeArea: Insets(top: titleBarHeight, left: 0, bottom: 0, right: 0),
      layoutDirection: gtk_widget_get_direction(window) == GTK_TEXT_DIR_RTL
        ? .rightToLeft : .leftToRight)
    onLayout(viewport, stack.filter { $0.card.hasOutgrownItsSize }.map(\.id))
    allocateCards()
  }

  /// Moves the cards to their places.
  private func allocateCards() {
    for (_, card) in stack { card.allocateInLayer() }
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    for (_, card) in stack {
      card.drawScrim(into: snapshot, in: self)
      card.draw(into: snapshot, in: self)
    }
  }

  /// What the backdrop of an overlay is filled with, or was; `nil` where that is not known any more.
  func fill(of id: OverlayID) -> ScrimPainter? {
    cards[id]?.fill ?? goneFills[id]
  }

  override func contains(x: Double, y: Double) -> Bool { absorbs(Point(x: x, y: y)) }

  /// What else the window holds, back to front: the app's content and a title bar; popovers and
  /// tooltips, which have a surface of their own, are left out.
  var neighbors: [WidgetPointer] {
    var neighbors: [WidgetPointer] = []
    var child = gtk_widget_get_first_child(window)
    while let part = child {
      child = gtk_widget_get_next_sibling(part)
      if part != widget, !isInstance(part, of: gtk_native_get_type()) { neighbors.append(part) }
    }
    return neighbors
  }

  /// How far down the window's own parts reach: a title bar, of the app's or of GTK's making.
  private var titleBarHeight: Double {
    let content = gtk_window_get_child(cast(window))
    return neighbors.filter { $0 != content && gtk_widget_get_visible($0) != 0 }
      .map { Rect(of: $0, in: window)?.maxY ?? 0 }.max() ?? 0
  }

  private func tellOfNewCards() {
    guard !stack.isEmpty, gtk_widget_get_mapped(widget) != 0 else { return }
    if !isKnown {
      isKnown = true
      AccessibleWidget(widget).makeKnown()
    }
    for (_, card) in stack { card.becomeKnown() }
  }

  /// The card that `inner` is, or is in; `nil` where it is elsewhere.
  func card(around inner: WidgetPointer) -> OverlayCard? {
    stack.first {
      $0.card.widget == inner || gtk_widget_is_ancestor(inner, $0.card.widget) != 0
    }?.card
  }

  /// The cards behind one, back to front.
  func cards(behind card: OverlayCard) -> [OverlayCard] {
    Array(stack.map(\.card).prefix { $0 !== card })
  }
}
#endif
