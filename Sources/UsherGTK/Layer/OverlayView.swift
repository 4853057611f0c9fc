#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget above everything else in a window or pane, with one card for each overlay.
///
/// Outside its cards, clicks, scrolling and typing reach the app, unless a backdrop absorbs them.
@MainActor
final class OverlayView: WidgetBehavior {
  private(set) var connection = HostConnection()
  /// The delayed reports about layouts, or `nil` before `start(_:)`.
  private(set) var news: LayoutNews?
  private(set) var cards: [OverlayID: OverlayCard] = [:]
  /// The cards from back to front, in the scene's order.
  private var stack: [(id: OverlayID, card: OverlayCard)] = []
  /// The fills of removed cards' backdrops that a scene still shows.
  private var goneFills: [OverlayID: ScrimPainter] = [:]
  let area: OverlayArea
  private var isKnown = false

  init(in area: OverlayArea) {
    self.area = area
    super.init(role: GTK_ACCESSIBLE_ROLE_GROUP)
    gtk_widget_set_parent(widget, area.widget)
    if let pane = area.pane {
      pane.layer = widget
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    } else {
      WindowLayoutClass.install(widget, on: area.widget)
    }
  }

  func start(_ connection: HostConnection) {
    self.connection = connection
    news = LayoutNews { [weak self] in self?.tell($0, $1) }
  }

  func remove() {
    connection = HostConnection()
    news?.forget()
    cards = [:]
    stack = []
    goneFills = [:]
    if let pane = area.pane {
      pane.layer = nil
    } else {
      WindowLayoutClass.uninstall(from: area.widget)
    }
    gtk_widget_unparent(widget)
  }

  /// Moves the layer in front of the area's other children.
  ///
  /// Call this method again when the area's children change.
  func raise() {
    guard gtk_widget_get_parent(widget) == area.widget else { return }
    gtk_widget_insert_before(widget, area.widget, nil)
  }

  /// Adds a card, or replaces the overlay's existing card.
  func put(_ card: OverlayCard, for id: OverlayID) {
    guard let known = cards.updateValue(card, forKey: id),
      let index = stack.firstIndex(where: { $0.id == id })
    else {
      gtk_widget_set_parent(card.widget, widget)
      return stack.append((id, card))
    }
    gtk_widget_insert_after(card.widget, widget, known.widget)
    stack[index].card = card
    card.copyPlace(of: known)
    gtk_widget_unparent(known.widget)
  }

  func removeCard(of id: OverlayID) {
    guard let card = cards.removeValue(forKey: id) else { return }
    stack.removeAll { $0.id == id }
    // Later scenes use only fills that were shown before. The next scene may be late, so other
    // fills aren't kept.
    if card.hadScrim { goneFills[id] = card.fill }
    gtk_widget_unparent(card.widget)
  }

  /// Records the pressed widget, or `nil` if there is none.
  func notePress(on pressed: WidgetPointer?) {
    for card in cards.values { card.isPressed = pressed.map { card.holds($0) } ?? false }
  }

  /// Shows only the scene's overlays, at their positions.
  ///
  /// Returns whether the order of the cards changed.
  ///
  /// `pointer` is the pointer's position, or `nil` if the pointer is outside the area.
  func draw(_ scene: OverlayScene, under pointer: OverlayPoint?) -> Bool {
    let isReordered = order(scene.overlays.lazy.map { $0.id })
    var (needsLayout, needsDrawing) = (isReordered, isReordered)
    let places = Dictionary(scene.overlays.map { ($0.id, $0) }) { first, _ in first }
    for (id, card) in stack {
      let placed = places[id]
      let known = (scrim: card.scrim, hole: card.spotlight, opacity: card.opacity)
      if !card.onlyMoves(to: placed, under: pointer) { needsLayout = true }
      card.place(placed)
      if card.scrim != known.scrim || card.spotlight != known.hole
        || card.opacity != known.opacity
      {
        needsDrawing = true
      }
    }
    for (index, placed) in scene.overlays.enumerated() {
      cards[placed.id]?.isBehindModal = scene.isBehindModal(at: index)
      cards[placed.id]?.shadow = scene.shadow(at: index)
    }
    if !goneFills.isEmpty {
      let shown = Set(scene.overlays.flatMap { $0.scrim?.replaced ?? [] }.map(\.id))
      goneFills = goneFills.filter { shown.contains($0.key) }
    }
    let bounds = bounds
    let movingCount = stack.count { $0.card.isMoving && $0.card.isInSight(of: bounds) }
    for (_, card) in stack {
      if card.isInSight(of: bounds) { card.freeze(movingCount: movingCount) } else { card.thaw() }
    }
    if needsLayout {
      gtk_widget_queue_allocate(widget)
    } else {
      allocateCards()
    }
    tellOfNewCards()
    if needsDrawing { redraw() }
    return isReordered
  }

  /// Sorts the cards from back to front, as in the scene.
  ///
  /// Returns whether any card had to move.
  ///
  /// Cards outside the scene aren't drawn. If any card has to move, the cards outside the scene are
  /// placed at the back.
  private func order(_ ids: some Sequence<OverlayID>) -> Bool {
    // This allocates no memory, because it is called in every frame.
    var rest = stack[...]
    let isInOrder = ids.allSatisfy { id in
      guard cards[id] != nil else { return true }
      guard let index = rest.firstIndex(where: { $0.id == id }) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
    guard !isInOrder else { return false }
    let shown = Set(ids)
    stack.removeAll { shown.contains($0.id) }
    stack += ids.compactMap { id in cards[id].map { (id, $0) } }
    // In this order, from front to back, only a card that is brought to the front has to move.
    var next: WidgetPointer?
    for (_, card) in stack.reversed() {
      if gtk_widget_get_next_sibling(card.widget) != next {
        gtk_widget_insert_before(card.widget, widget, next)
      }
      next = card.widget
    }
    return true
  }

  func thawCards() {
    for (_, card) in stack { card.thaw() }
  }

  override func allocate(width: Int32, height: Int32) {
    let viewport = OverlayViewport(
      size: OverlaySize(width: Double(width), height: Double(height)),
      safeArea: area.pane?.safeArea
        ?? Insets(top: titleBarHeight, left: 0, bottom: 0, right: 0),
      layoutDirection: gtk_widget_get_direction(area.widget) == GTK_TEXT_DIR_RTL
        ? .rightToLeft : .leftToRight)
    news?.note(viewport, stack.filter { $0.card.hasOutgrownItsSize }.map(\.id))
    allocateCards()
  }

  private func tell(_ viewport: OverlayViewport, _ outgrown: [OverlayID]) {
    connection.viewportChanged(to: viewport)
    for id in outgrown {
      guard let size = cards[id]?.sizeNeeded else { continue }
      connection.sizeChanged(of: id, to: size)
    }
  }

  private func allocateCards() {
    for (_, card) in stack { card.allocateInLayer() }
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    markPresence(in: snapshot)
    let bounds = bounds
    for (_, card) in stack {
      card.drawScrim(into: snapshot, in: self)
      if card.isInSight(of: bounds) { card.draw(into: snapshot, in: self) }
    }
  }

  /// Draws an invisible point just outside the window.
  ///
  /// Without this point, GTK would redraw the whole window when an overlay slides in, which takes
  /// twice as long as the overlay itself. The reason is that GTK records the window's clip only if
  /// something is drawn outside the window. If the clip appears or disappears, GTK no longer
  /// recognizes the other drawings, and redraws them.
  private func markPresence(in snapshot: OpaquePointer) {
    var (color, point) = (
      GdkRGBA(), graphene_rect_t(origin: .init(x: -1, y: -1), size: .init(width: 1, height: 1))
    )
    gtk_snapshot_append_color(snapshot, &color, &point)
  }

  /// Returns the fill of an overlay's backdrop, even after the card is removed, or `nil` if the
  /// fill is unknown.
  func fill(of id: OverlayID) -> ScrimPainter? {
    cards[id]?.fill ?? goneFills[id]
  }

  /// Whether a backdrop absorbs the pointer at a point outside the cards.
  override func contains(x: Double, y: Double) -> Bool {
    if case .backdrop = connection.hitTest(OverlayPoint(x: x, y: y)) { true } else { false }
  }

  /// Whether a backdrop absorbs the pointer at the center of one of the app's widgets.
  func keepsPointer(from part: WidgetPointer) -> Bool {
    guard !part.isInside(widget), let frame = OverlayRect(of: part, in: widget) else {
      return false
    }
    let middle = OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    return switch connection.hitTest(middle) {
    case .backdrop: true
    // A card is in front of its own backdrop.
    case .overlay(let id): cards[id]?.scrim != nil
    case .passThrough: false
    }
  }

  /// The area's other children from back to front: the app's content, and a window's title bar.
  ///
  /// Popovers and tooltips are excluded, because they are separate windows.
  var neighbors: [WidgetPointer] {
    var neighbors: [WidgetPointer] = []
    var child = gtk_widget_get_first_child(area.widget)
    while let part = child {
      child = gtk_widget_get_next_sibling(part)
      if part != widget, !isInstance(part, of: gtk_native_get_type()) { neighbors.append(part) }
    }
    return neighbors
  }

  /// The height of the title bar, created by the app or by GTK.
  private var titleBarHeight: Double {
    let content = gtk_window_get_child(cast(area.widget))
    return neighbors.filter { $0 != content && gtk_widget_get_visible($0) != 0 }
      .map { OverlayRect(of: $0, in: area.widget)?.maxY ?? 0 }.max() ?? 0
  }

  private func tellOfNewCards() {
    guard !stack.isEmpty, gtk_widget_get_mapped(widget) != 0 else { return }
    if !isKnown {
      isKnown = true
      AccessibleWidget(widget).makeKnown()
    }
    for (_, card) in stack { card.becomeKnown() }
  }

  var acceptsInput: Bool { stack.contains { $0.card.acceptsInput } }

  var cardsInReach: [OverlayCard] { stack.map(\.card).filter(\.acceptsInput) }

  /// The widgets of each anchor's cards, from back to front.
  var cardsByAnchor: [AnchorID: [WidgetPointer]] {
    stack.reduce(into: [:]) { cards, element in
      if let anchor = element.card.anchor { cards[anchor, default: []].append(element.card.widget) }
    }
  }

  /// The focused widget inside the layer, or `nil` if there is none.
  var focus: WidgetPointer? {
    guard let focus = area.focus, gtk_widget_is_ancestor(focus, widget) != 0 else { return nil }
    return focus
  }

  /// Returns the card that is or contains `inner`, or `nil` if there is none.
  func card(around inner: WidgetPointer) -> OverlayCard? {
    stack.first {
      $0.card.widget == inner || gtk_widget_is_ancestor(inner, $0.card.widget) != 0
    }?.card
  }

  /// Returns the card with the given widget, and the cards in front that accept input, from back to
  /// front.
  func cards(from widget: WidgetPointer) -> [OverlayCard] {
    stack.map(\.card).drop { $0.widget != widget }
      .filter { $0.widget == widget || $0.acceptsInput }
  }

  func cards(behind card: OverlayCard) -> [OverlayCard] {
    Array(stack.map(\.card).prefix { $0 !== card })
  }
}
#endif
