#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a box: a padded child on a surface, with margins around the surface.
@MainActor
final class BoxView: WidgetBehavior {
  private var box = OverlayNode.Box()
  private var child: WidgetPointer?
  private let environment: ViewEnvironment

  init(_ environment: ViewEnvironment) {
    self.environment = environment
    super.init()
    environment.traits.addObserver(self) { [weak self] in self?.redraw() }
  }

  func show(_ box: OverlayNode.Box, child: WidgetPointer?) {
    (self.box, self.child) = (box, child)
    widget.setChildren(child.map { [$0] } ?? [])
    gtk_widget_set_opacity(widget, box.opacity)
    gtk_widget_queue_resize(widget)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_VERTICAL else { return measureWidth() }
    let outer = Self.height(of: box.margins)
    if let fixed = box.height { return (Int32(fixed) + outer, Int32(fixed) + outer) }
    let inner = Self.height(of: box.padding)
    let needed = measureChild(orientation, across: childWidth(in: across))
    let minimum = max(needed.minimum + inner, Int32(box.minimumHeight))
    return (minimum + outer, max(needed.natural + inner, minimum) + outer)
  }

  private func measureWidth() -> (minimum: Int32, natural: Int32) {
    let needed = measureChild(GTK_ORIENTATION_HORIZONTAL, across: -1)
    let minimum = Int32(box.minimumWidth(around: Double(needed.minimum)))
    let wish = box.width.map { Int32($0) }
    let usual = max(needed.natural + Self.width(of: box.padding), Int32(box.idealWidth ?? 0))
    return (minimum, max(minimum, (wish ?? usual) + Self.width(of: box.margins)))
  }

  override func allocate(width: Int32, height: Int32) {
    guard let child else { return }
    let start = Int32(box.margins.left) + Int32(box.padding.left)
    let top = Int32(box.margins.top) + Int32(box.padding.top)
    // A child that needs more space than the box has keeps its minimum size, and extends beyond the
    // box.
    let least = measureChild(GTK_ORIENTATION_HORIZONTAL, across: -1).minimum
    let childWidth = max(childWidth(in: width), least)
    let needed = measureChild(GTK_ORIENTATION_VERTICAL, across: childWidth)
    let room = height - Self.height(of: box.margins) - Self.height(of: box.padding)
    Self.place(
      child, x: isReversed ? width - start - childWidth : start, y: top, width: childWidth,
      height: max(room, needed.minimum))
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    guard let style = box.style else { return super.snapshot(snapshot) }
    Surface(style: style, traits: environment.traits.value)
      .draw(into: snapshot, over: ground, on: widget) { super.snapshot($0) }
  }

  /// Whether a point is on the box's visible surface.
  ///
  /// If there is no visible surface, the pointer reaches the widgets behind the box.
  override func contains(x: Double, y: Double) -> Bool {
    guard let style = box.style, style.background != .clear else { return false }
    return Surface(style: style, traits: environment.traits.value)
      .contains(OverlayPoint(x: x, y: y), over: ground)
  }

  /// The surface's frame in the box's coordinates, or `nil` if there is no surface.
  var surfaceFrame: OverlayRect? { box.style == nil ? nil : ground }

  /// The box's bounds without its margins.
  private var ground: OverlayRect {
    let margins = box.margins
    return OverlayRect(
      x: isReversed ? margins.right : margins.left, y: margins.top,
      width: max(bounds.size.width - margins.left - margins.right, 0),
      height: max(bounds.size.height - margins.top - margins.bottom, 0))
  }

  private func childWidth(in width: Int32) -> Int32 {
    if width < 0 {
      guard let fixed = box.width else { return -1 }
      return max(Int32(fixed) - Self.width(of: box.padding), 0)
    }
    return max(width - Self.width(of: box.margins) - Self.width(of: box.padding), 0)
  }

  private func measureChild(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard let child, gtk_widget_should_layout(child) != 0 else { return (0, 0) }
    return Self.measure(child, orientation, across: across)
  }

  private static func width(of insets: Insets) -> Int32 { Int32(insets.left) + Int32(insets.right) }
  private static func height(of insets: Insets) -> Int32 {
    Int32(insets.top) + Int32(insets.bottom)
  }
}
#endif
