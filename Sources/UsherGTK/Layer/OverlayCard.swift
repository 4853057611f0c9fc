#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget for one overlay, which consists of its surface and its content.
@MainActor
final class OverlayCard: WidgetBehavior {
  let built: BuiltContent<WidgetBuilder>
  private var surface: Surface { didSet { frozen.forget() } }
  private(set) var fill: ScrimPainter
  /// Whether a scene contained a scrim for the card.
  private(set) var hadScrim = false
  private(set) var content: WidgetPointer
  /// The backdrop's button for assistive technology, or `nil` if the backdrop has no name.
  var backdropButton: WidgetPointer?
  private var placed: PlacedOverlay?
  /// The card's motion between the last two scenes.
  private var motion = CardMotion.none
  private let frozen = FrozenCard()
  /// The last proposal and the size measured for it, or `nil` before the first measurement.
  var measured: (proposal: SizeProposal, size: OverlaySize)?

  /// Whether the card itself has the focus and draws a focus ring.
  private var hasRing = false

  /// The card's accessible role.
  ///
  /// GTK can't change the role of an existing widget.
  private let role: Semantics.Role

  /// Whether the card can show content with the given role.
  ///
  /// The card of a dialog only shows dialogs. If a status becomes an alert or vice versa, the card
  /// keeps its first role, because a new card would interrupt presses and typing. An alert is still
  /// announced.
  func canShow(_ role: Semantics.Role) -> Bool {
    role == self.role || role != .dialog && self.role != .dialog
  }
  private(set) var anchor: AnchorID?
  private var isKnown = false
  /// Whether the card is behind a modal overlay and therefore hidden from assistive technology.
  var isBehindModal = false {
    didSet {
      if isBehindModal != oldValue { AccessibleWidget(widget).setHidden(isBehindModal) }
    }
  }

  /// The strength of the surface's shadow, from 0 to 1.
  var shadow: Double {
    get { surface.shadow }
    set {
      guard newValue != surface.shadow else { return }
      surface.shadow = newValue
      redraw()
    }
  }

  /// Creates a card that shows `content`, the floating root widget of `built`, on a surface.
  ///
  /// The card is hidden until it is placed.
  init(
    content: WidgetPointer, of built: BuiltContent<WidgetBuilder>, surface: Surface,
    scrim: ScrimPainter,
    semantics: ResolvedSemantics
  ) {
    fill = scrim
    self.content = content
    self.built = built
    self.surface = surface
    role = semantics.role
    (isModal, anchor) = (semantics.isModal, semantics.anchor)
    super.init(role: semantics.role.gtk)
    AccessibleWidget(widget).describe(as: semantics)
    gtk_widget_set_child_visible(widget, 0)
    gtk_widget_set_parent(content, widget)
    Signal.connectObject(widget, "state-flags-changed") { [weak self] in self?.followFocus() }
  }

  /// Whether the pointer is pressed on the card or a part of it.
  ///
  /// GTK's own flag would remain set if a pressed part left the card.
  var isPressed = false { didSet { settleSoon() } }

  /// Copies another card's measured size and position, but no content.
  func copyPlace(of other: OverlayCard) {
    (measured, hadScrim) = (other.measured, other.hadScrim)
    place(other.placed)
  }

  func show(
    _ content: WidgetPointer, on surface: Surface, scrim: ScrimPainter,
    as semantics: ResolvedSemantics
  ) {
    AccessibleWidget(widget).describe(as: semantics)
    (isModal, anchor) = (semantics.isModal, semantics.anchor)
    measured = nil
    hold(content)
    paint(on: surface, scrim: scrim)
  }

  func hold(_ content: WidgetPointer) {
    guard content != self.content || gtk_widget_get_parent(content) == nil else { return }
    // The previous content may be part of the new content.
    if content != self.content, gtk_widget_get_parent(self.content) == widget {
      gtk_widget_unparent(self.content)
    }
    self.content = content
    gtk_widget_set_parent(content, widget)
  }

  /// Replaces the surface and the scrim, for example if the appearance changes to dark.
  func paint(on surface: Surface, scrim: ScrimPainter) {
    let known = self.surface
    self.surface = surface
    self.surface.shadow = known.shadow
    self.surface.arrow = known.arrow
    fill = scrim
    redraw()
  }

  var controls: Controls { built.builder.controls }

  /// Updates progress bars with the remaining fraction of the lifetime.
  private func setTimeLeft(_ share: Double?) {
    // The fraction is the same in nearly every frame.
    if controls.timeLeft.value != share { controls.timeLeft.value = share }
  }

  func holds(_ part: WidgetPointer) -> Bool {
    part == widget || gtk_widget_is_ancestor(part, widget) != 0
  }

  private(set) var isModal: Bool

  /// Whether the current scene doesn't contain the card.
  var isNew: Bool { placed == nil }

  /// Whether the current scene contains the card and the card is visible.
  var isOnScreen: Bool {
    placed.map { $0.opacity > 0 && $0.scale > 0 } ?? false
  }

  /// Whether a part of the card or its shadow may be visible inside `bounds` of the layer.
  ///
  /// For example, a long list of cards continues beyond the layer's edge.
  func isInSight(of bounds: OverlayRect) -> Bool {
    guard let placed, opacity > 0 else { return false }
    let ground = placed.backgroundFrame
    // A rotated card extends beyond its frame by at most its longer side.
    let reach = max(ground.size.width, ground.size.height) + surface.reach * placed.scale
    return ground.maxX + reach > bounds.minX && ground.minX - reach < bounds.maxX
      && ground.maxY + reach > bounds.minY && ground.minY - reach < bounds.maxY
  }

  var isMoving: Bool { motion != .none }

  /// The card's current scrim, or `nil` if there is no visible scrim.
  var scrim: Scrim? {
    guard let scrim = placed?.scrim, scrim.opacity > 0 else { return nil }
    return scrim
  }

  /// The hole in the card's scrim, or `nil` if there is none.
  var spotlight: PlacedSpotlight? { placed?.spotlight }

  /// Draws the card's scrim over everything behind the card in `layer`.
  func drawScrim(into snapshot: OpaquePointer, in layer: OverlayView) {
    guard let scrim else { return }
    let replaced = scrim.replaced.compactMap { part in
      layer.fill(of: part.id).map { (painter: $0, share: part.share) }
    }
    ScrimPainter.draw(
      replaced + [(fill, scrim.share)], opacity: scrim.opacity, around: spotlight,
      into: snapshot, behind: self, in: layer)
  }

  /// The card's opacity, from 0 to 1.
  ///
  /// The opacity of a card that isn't placed is 0.
  var opacity: Double { placed?.opacity ?? 0 }

  /// Draws the card into its layer at its current opacity.
  ///
  /// The widget's own opacity isn't used, because GTK would record the whole card again in each
  /// frame of a fade.
  func draw(into snapshot: OpaquePointer, in layer: OverlayView) {
    guard opacity > 0 else { return }
    if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
    gtk_widget_snapshot_child(layer.widget, widget, snapshot)
    if opacity < 1 { gtk_snapshot_pop(snapshot) }
  }

  /// Whether the surface shows the widgets behind the card.
  ///
  /// Such a surface may change in every frame.
  var isLive: Bool { surface.isLive }

  func drawSurface(into snapshot: OpaquePointer) {
    surface.draw(into: snapshot, over: background, on: widget)
  }

  var acceptsInput: Bool { placed?.acceptsInput ?? false }

  /// Moves the keyboard focus to the first control, or to the card if it has no controls.
  func grabFocus() {
    guard !focusControl() else { return }
    // The card isn't always focusable, because Tab would then also stop at the card.
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_grab_focus(widget)
  }

  /// Moves the keyboard focus to the first control, and returns whether there is one.
  ///
  /// The first control is the field that requests the focus. If there are no fields or inputs, it
  /// is the default button. Otherwise, it is the first control in reading order.
  func focusControl() -> Bool {
    if let control = controls.firstControl, gtk_widget_get_mapped(control) != 0 {
      return gtk_widget_grab_focus(control) != 0
    }
    return gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
  }

  private func followFocus() {
    let flags = gtk_widget_get_state_flags(widget).rawValue
    if flags & GTK_STATE_FLAG_FOCUSED.rawValue == 0 { gtk_widget_set_focusable(widget, 0) }
    // GTK changes these flags before the value of `gtk_widget_has_visible_focus()`. A card that
    // contains the focus also has the second flag.
    let ringed = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    let hasRing = flags & ringed == ringed
    guard hasRing != self.hasRing else { return }
    self.hasRing = hasRing
    redraw()
  }

  /// Reports the card to assistive technology if it is on screen and hasn't been reported.
  func becomeKnown() {
    guard !isKnown, gtk_widget_get_mapped(widget) != 0 else { return }
    isKnown = true
    AccessibleWidget(widget).makeKnown(isHidden: isBehindModal)
  }

  /// Whether the card can move to the next scene with only a new transform.
  ///
  /// `pointer` is `nil` if the pointer is outside the window.
  func onlyMoves(to placed: PlacedOverlay?, under pointer: OverlayPoint?) -> Bool {
    CardMotion.suffices(from: self.placed, to: placed, under: pointer)
  }

  /// Stores the card's position in the current scene.
  ///
  /// If `placed` is `nil`, the card is hidden. The layer moves the widget afterward.
  func place(_ placed: PlacedOverlay?) {
    let known = self.placed
    if placed?.bleed != known?.bleed { redraw() }
    if placed?.arrow != surface.arrow {
      surface.arrow = placed?.arrow
      redraw()
    }
    motion = CardMotion(from: known, to: placed)
    self.placed = placed
    if placed?.scrim != nil { hadScrim = true }
    // A scale of 0 has no inverse transform, which GTK needs for the pointer.
    let isDrawn = placed.map { $0.scale > 0 } ?? false
    if isDrawn != known.map({ $0.scale > 0 }) {
      gtk_widget_set_child_visible(widget, isDrawn ? 1 : 0)
    }
    guard let placed else { return }
    setTimeLeft(placed.timeLeft)
    guard placed.acceptsInput != known?.acceptsInput else { return }
    gtk_widget_set_can_target(widget, placed.acceptsInput ? 1 : 0)
    gtk_widget_set_can_focus(widget, placed.acceptsInput ? 1 : 0)
  }

  func freeze(movingCount: Int) {
    frozen.follow(motion, movingCount: movingCount, of: widget)
  }

  func thaw() {
    frozen.thaw(widget)
  }

  func allocateInLayer() {
    guard let placed else { return }
    let size = placed.frame.size
    // GTK warns about a widget that is allocated without being measured.
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(
      widget, Int32(size.width), Int32(size.height), -1, transform(of: placed))
  }

  /// Returns the transform from the layer to the card.
  ///
  /// The caller owns the transform.
  private func transform(of placed: PlacedOverlay) -> OpaquePointer? {
    let (frame, size) = (placed.currentFrame, placed.frame.size)
    if placed.scale == 1 && placed.rotation == 0 {
      return Self.translation(nil, placed.offset == .zero ? sharp(frame.origin) : frame.origin)
    }
    let center = OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    let (scale, degrees) = (Float(placed.scale), Float(placed.rotation * 180 / .pi))
    let turned = gsk_transform_rotate(Self.translation(nil, center), degrees)
    return Self.translation(
      gsk_transform_scale(turned, scale, scale),
      OverlayPoint(x: -size.width / 2, y: -size.height / 2))
  }

  /// Rounds a point to whole pixels to keep text sharp.
  private func sharp(_ point: OverlayPoint) -> OverlayPoint {
    let scale = Double(max(gtk_widget_get_scale_factor(widget), 1))
    return OverlayPoint(
      x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
  }

  private static func translation(_ next: OpaquePointer?, _ point: OverlayPoint) -> OpaquePointer? {
    var way = graphene_point_t(x: Float(point.x), y: Float(point.y))
    return gsk_transform_translate(next, &way)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    // The minimum width and height are 0, because a window may be smaller than the content.
    let needed = Self.measure(content, orientation, across: across)
    return (0, max(needed.natural, needed.minimum))
  }

  override func allocate(width: Int32, height: Int32) {
    fill(with: content, width: width, height: height)
    allocateBackdropButton(width: width, height: height)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let drawing = RenderNode { gtk_widget_snapshot_child(widget, content, $0) }
    frozen.draw(
      widget, content: drawing, over: background,
      canFreeze: !surface.isLive && !controls.hasLiveSurface, into: snapshot
    ) { draw(drawing, into: $0) }
    if hasRing {
      FocusRing.draw(
        inside: SurfaceShape(of: background, corners: surface.style.corners).outline,
        color: surface.ringColor, into: snapshot)
    }
  }

  private func draw(_ drawing: RenderNode?, into snapshot: OpaquePointer) {
    surface.draw(into: snapshot, over: background, on: widget) { snapshot in
      guard let drawing else { return }
      // Clipping is slow, so content is clipped only if it is larger than the card: to the card,
      // and to the corners of its background.
      let isClipped =
        Double(gtk_widget_get_width(content)) > bounds.size.width
        || Double(gtk_widget_get_height(content)) > bounds.size.height
      guard isClipped else { return gtk_snapshot_append_node(snapshot, drawing.pointer) }
      surface.clip(into: snapshot, over: background) { snapshot in
        var clip = bounds.graphene
        gtk_snapshot_push_clip(snapshot, &clip)
        gtk_snapshot_append_node(snapshot, drawing.pointer)
        gtk_snapshot_pop(snapshot)
      }
    }
  }

  override func contains(x: Double, y: Double) -> Bool {
    surface.contains(OverlayPoint(x: x, y: y), over: background)
  }

  /// Returns the corners that keep a part of the card within the card's corners.
  func corners(of part: OverlayRect, atLeast radius: Double) -> Corners {
    Contour(of: background, corners: surface.style.corners).corners(of: part, atLeast: radius)
  }

  /// The background's frame in the card's coordinates.
  private var background: OverlayRect {
    bounds.outset(by: placed?.bleed ?? .zero)
  }
}
#endif
