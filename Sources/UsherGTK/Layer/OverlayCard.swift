#if GTK
internal import CGTK
internal import Usher

/// The widget of one overlay: a surface with the content on it.
@MainActor
final class OverlayCard: WidgetBehavior {
  /// What can be used in the content.
  private(set) var controls: Controls
  private var surface: Surface { didSet { frozen.forget() } }
  /// Draws what its backdrop is filled with.
  private(set) var fill: ScrimPainter
  private var content: WidgetPointer
  /// Stands for its backdrop where assistive technology looks for something to press.
  var backdropButton: WidgetPointer?
  private var placed: PlacedOverlay?
  /// How it moved from the last scene to this one.
  private var motion = CardMotion.none
  private let frozen = FrozenCard()
  /// The last proposal it was measured for, and the size it needed then.
  private var measured: (proposal: SizeProposal, size: Size)?

  /// What it is to assistive technology; GTK lets nobody change a widget's role.
  let role: Semantics.Role
  /// Whether assistive technology has been told that it is there.
  private var isKnown = false
  /// Whether it lies behind a modal one, where assistive technology finds nothing.
  var isBehindModal = false {
    didSet {
      if isBehindModal != oldValue { AccessibleWidget(widget).setHidden(isBehindModal) }
    }
  }

  /// Puts `content`, a floating widget, on a surface; hidden until it is placed.
  init(
    content: WidgetPointer, controls: Controls, surface: Surface, scrim: ScrimPainter,
    semantics: ResolvedSemantics
  ) {
    fill = scrim
    self.content = content
    self.controls = controls
    self.surface = surface
    role = semantics.role
    super.init(role: semantics.role.gtk)
    AccessibleWidget(widget).describe(as: semantics)
    gtk_widget_set_child_visible(widget, 0)
    gtk_widget_set_parent(content, widget)
  }

  /// Takes the place of a card, and of nothing else, in the same layer.
  func takePlace(of other: OverlayCard) {
    measured = other.measured
    place(other.placed)
  }

  /// Puts other content, a floating widget, in the place of what is there, which goes.
  func show(
    _ content: WidgetPointer, controls: Controls, on surface: Surface, scrim: ScrimPainter,
    as semantics: ResolvedSemantics
  ) {
    AccessibleWidget(widget).describe(as: semantics)
    gtk_widget_unparent(self.content)
    self.content = content
    self.controls = controls
    measured = nil
    gtk_widget_set_parent(content, widget)
    paint(on: surface, scrim: scrim)
  }

  /// Puts the content on another surface, as when things turn dark.
  func paint(on surface: Surface, scrim: ScrimPainter) {
    self.surface = surface
    fill = scrim
    redraw()
  }

  /// Tells the bars in it how much is left of the overlay's lifetime, from 0 to 1; `nil` where it has
  /// none.
  private func setTimeLeft(_ share: Double?) {
    // It stays as it is in nearly every frame.
    if controls.timeLeft.value != share { controls.timeLeft.value = share }
  }

  /// Whether a widget is part of it.
  func holds(_ part: WidgetPointer) -> Bool {
    part == widget || gtk_widget_is_ancestor(part, widget) != 0
  }

  /// Whether a scene has it, and not as something invisible.
  var isOnScreen: Bool {
    placed.map { $0.opacity > 0 && $0.scale > 0 } ?? false
  }

  /// Whether it moved from the last scene to this one.
  var isMoving: Bool { motion != .none }

  /// How what covers everything behind it looks now; `nil` where nothing does.
  var scrim: Scrim? {
    guard let scrim = placed?.scrim, scrim.opacity > 0 else { return nil }
    return scrim
  }

  /// Covers everything behind it in `layer` with its scrim, as that looks now.
  func drawScrim(into snapshot: OpaquePointer, in layer: OverlayLayer) {
    guard let scrim else { return }
    let replaced = scrim.replaced.compactMap { part in
      layer.fill(of: part.id).map { (painter: $0, share: part.share) }
    }
    ScrimPainter.draw(
      replaced + [(fill, scrim.share)], opacity: scrim.opacity, into: snapshot, behind: self,
      in: layer)
  }

  /// How visible it is, from 0 to 1.
  var opacity: Double { placed?.opacity ?? 0 }

  /// Draws it into its layer, as visible as it is now.
  ///
  /// An opacity of the widget's own would have GTK record the whole card anew in each frame of a fade.
  func draw(into snapshot: OpaquePointer, in layer: OverlayLayer) {
    guard opacity > 0 else { return }
    if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
    gtk_widget_snapshot_child(layer.widget, widget, snapshot)
    if opacity < 1 { gtk_snapshot_pop(snapshot) }
  }

  /// Whether it shows what lies behind it, so that it may look different in every frame.
  var isLive: Bool { surface.isLive }

  /// Draws its surface alone.
  func drawSurface(into snapshot: OpaquePointer) {
    surface.draw(into: snapshot, over: background, on: widget)
  }

  /// Whether the pointer and the keyboard can do anything with it.
  var takesInput: Bool { placed?.acceptsInput ?? false }

  /// Tells assistive technology that it is there, as soon as it is on screen.
  func becomeKnown() {
    guard !isKnown, gtk_widget_get_mapped(widget) != 0 else { return }
    isKnown = true
    AccessibleWidget(widget).makeKnown(isHidden: isBehindModal)
  }

  /// The size within the proposal that the content needs; whole points, as GTK counts.
  func size(within proposal: SizeProposal) -> Size {
    let size = needed(within: proposal)
    measured = (proposal, size)
    return size
  }

  /// The size the content needs now, within the last proposal; `nil` before the first one.
  var sizeNeeded: Size? {
    measured.map { size(within: $0.proposal) }
  }

  /// Whether the content needs another size than it did when it was measured, as when letters grow.
  var hasOutgrownItsSize: Bool {
    measured.map { needed(within: $0.proposal) != $0.size } ?? false
  }

  /// Whether it gets to its place in another scene by another transform alone, so that nothing has to be
  /// laid out for it; `pointer` is where that is, and `nil` beside the window.
  func onlyMoves(to placed: PlacedOverlay?, under pointer: Point?) -> Bool {
    CardMotion.suffices(from: self.placed, to: placed, under: pointer)
  }

  /// Takes its place, or hides; the layer moves it there.
  func place(_ placed: PlacedOverlay?) {
    let known = self.placed
    if placed?.bleed != known?.bleed { redraw() }
    motion = CardMotion(from: known, to: placed)
    self.placed = placed
    // What has no size has no inverse transform either, which GTK needs for the pointer.
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

  /// Lets itself be drawn from a texture where that is worth it now that so many cards move.
  func freeze(movingCount: Int) {
    frozen.follow(motion, movingCount: movingCount, of: widget)
  }

  /// Is drawn as it is again, since nothing moves any more.
  func thaw() {
    frozen.thaw(widget)
  }

  /// Moves to its place within the layer.
  func allocateInLayer() {
    guard let placed else { return }
    let size = placed.frame.size
    // GTK warns about a widget that is placed without having been measured.
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(
      widget, Int32(size.width), Int32(size.height), -1, transform(of: placed))
  }

  /// From the layer's coordinates to those of the card; the one who gets it owns it.
  private func transform(of placed: PlacedOverlay) -> OpaquePointer? {
    let (frame, size) = (placed.currentFrame, placed.frame.size)
    if placed.scale == 1 && placed.rotation == 0 {
      return Self.translation(nil, placed.offset == .zero ? sharp(frame.origin) : frame.origin)
    }
    let center = Point(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    let (scale, degrees) = (Float(placed.scale), Float(placed.rotation * 180 / .pi))
    let turned = gsk_transform_rotate(Self.translation(nil, center), degrees)
    return Self.translation(
      gsk_transform_scale(turned, scale, scale), Point(x: -size.width / 2, y: -size.height / 2))
  }

  /// The nearest point that lies on whole pixels, so that text stays sharp.
  private func sharp(_ point: Point) -> Point {
    let scale = Double(max(gtk_widget_get_scale_factor(widget), 1))
    return Point(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
  }

  private static func translation(_ next: OpaquePointer?, _ point: Point) -> OpaquePointer? {
    var way = graphene_point_t(x: Float(point.x), y: Float(point.y))
    return gsk_transform_translate(next, &way)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    // No least size of its own: a window may be smaller than what the content would like.
    let needed = Self.measure(content, orientation, across: across)
    return (0, max(needed.natural, needed.minimum))
  }

  override func allocate(width: Int32, height: Int32) {
    let least = Self.measure(content, GTK_ORIENTATION_HORIZONTAL, across: -1).minimum
    let contentWidth = max(width, least)
    let needed = Self.measure(content, GTK_ORIENTATION_VERTICAL, across: contentWidth).minimum
    gtk_widget_allocate(content, contentWidth, max(height, needed), -1, nil)
    allocateBackdropButton(width: width, height: height)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let drawing = RenderNode { gtk_widget_snapshot_child(widget, content, $0) }
    frozen.draw(
      widget, content: drawing, over: background,
      canFreeze: !surface.isLive && !controls.hasLiveSurface, into: snapshot
    ) { draw(drawing, into: $0) }
  }

  /// Draws the surface and, on it, the content.
  private func draw(_ drawing: RenderNode?, into snapshot: OpaquePointer) {
    surface.draw(into: snapshot, over: background, on: widget) { snapshot in
      guard let drawing else { return }
      // Clipping costs, so only what is larger than the card is clipped: to the card, and to the
      // corners of its background.
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
    surface.contains(Point(x: x, y: y), over: background)
  }

  /// What its background takes, in the card's own coordinates.
  private var background: Rect {
    bounds.outset(by: placed?.bleed ?? .zero)
  }

  private func needed(within proposal: SizeProposal) -> Size {
    let natural = Double(measure(GTK_ORIENTATION_HORIZONTAL, across: -1).natural)
    let width = min(max(natural, proposal.minimumWidth), proposal.maximumWidth).rounded(.down)
    let height = Double(measure(GTK_ORIENTATION_VERTICAL, across: Int32(width)).natural)
    return Size(
      width: width,
      height: min(max(height, proposal.minimumHeight), proposal.maximumHeight).rounded(.down))
  }
}
#endif
