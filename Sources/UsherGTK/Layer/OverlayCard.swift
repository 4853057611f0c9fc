#if GTK
internal import CGTK
internal import Usher

/// The widget of one overlay: a surface with the content on it.
@MainActor
final class OverlayCard: WidgetBehavior {
  private let surface: Surface
  private let content: WidgetPointer
  private var placed: PlacedOverlay?

  /// Puts `content`, a floating widget, on a surface of `style`.
  init(content: WidgetPointer, style: Style, appearance: Appearance) {
    self.content = content
    surface = Surface(style: style, appearance: appearance)
    super.init()
    gtk_widget_set_parent(content, widget)
  }

  /// The size within the proposal that the content needs; whole points, as GTK counts.
  func size(within proposal: SizeProposal) -> Size {
    let natural = Double(measure(GTK_ORIENTATION_HORIZONTAL, across: -1).natural)
    let width = min(max(natural, proposal.minimumWidth), proposal.maximumWidth).rounded(.down)
    let height = Double(measure(GTK_ORIENTATION_VERTICAL, across: Int32(width)).natural)
    return Size(width: width, height: min(height, proposal.maximumHeight.rounded(.down)))
  }

  /// Takes its place; the layer moves it there when it is next laid out.
  func place(_ placed: PlacedOverlay) {
    self.placed = placed
    gtk_widget_set_child_visible(widget, 1)
    gtk_widget_set_can_target(widget, placed.acceptsInput ? 1 : 0)
    if gtk_widget_get_opacity(widget) != placed.opacity {
      gtk_widget_set_opacity(widget, placed.opacity)
    }
  }

  /// Moves to its place within the layer; at rest, onto whole pixels so that text stays sharp.
  func allocateInLayer() {
    guard let placed else { return }
    var origin = placed.currentFrame.origin
    if placed.offset == .zero {
      let scale = Double(max(gtk_widget_get_scale_factor(widget), 1))
      origin = Point(
        x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale)
    }
    var translation = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
    let size = placed.frame.size
    // GTK warns about a widget that is placed without having been measured.
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(
      widget, Int32(size.width), Int32(size.height), -1,
      gsk_transform_translate(nil, &translation))
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
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    surface.draw(
      into: snapshot, width: Float(gtk_widget_get_width(widget)),
      height: Float(gtk_widget_get_height(widget)), on: widget)
    gtk_widget_snapshot_child(widget, content, snapshot)
  }
}
#endif
