#if GTK
internal import CGTK
internal import Usher

/// The widget of a box: a child on a surface of its own, with room around both.
@MainActor
final class BoxView: WidgetBehavior {
  private let box: Node.Box
  private let child: WidgetPointer?
  private let looks: Looks

  /// Puts `child`, a floating widget, into the box.
  init(_ box: Node.Box, child: WidgetPointer?, _ looks: Looks) {
    self.box = box
    self.child = child
    self.looks = looks
    super.init()
    if let child { gtk_widget_set_parent(child, widget) }
    if box.opacity < 1 { gtk_widget_set_opacity(widget, box.opacity) }
    looks.traits.follow(by: self) { [weak self] in self?.redraw() }
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
    let outer = isWidth ? Self.width(of: box.margins) : Self.height(of: box.margins)
    if let fixed = isWidth ? box.width : box.height {
      return (Int32(fixed) + outer, Int32(fixed) + outer)
    }
    let inner = isWidth ? Self.width(of: box.padding) : Self.height(of: box.padding)
    let room = isWidth ? -1 : childWidth(in: across)
    let needed = measureChild(orientation, across: room)
    return (needed.minimum + inner + outer, needed.natural + inner + outer)
  }

  override func allocate(width: Int32, height: Int32) {
    guard let child else { return }
    let start = Int32(box.margins.left) + Int32(box.padding.left)
    let top = Int32(box.margins.top) + Int32(box.padding.top)
    // A child that needs more than the box has keeps what it needs, and juts out.
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
    Surface(style: style, traits: looks.traits.value)
      .draw(into: snapshot, over: ground, on: widget) { super.snapshot($0) }
  }

  /// Its surface takes the pointer; where there is none to be seen, whatever lies behind does.
  override func contains(x: Double, y: Double) -> Bool {
    guard let style = box.style, style.background != .clear else { return false }
    return Surface(style: style, traits: looks.traits.value)
      .contains(Point(x: x, y: y), over: ground)
  }

  /// What its surface takes; `nil` where it has none.
  var surfaceFrame: Rect? { box.style == nil ? nil : ground }

  /// What the surface takes.
  private var ground: Rect {
    let margins = box.margins
    return Rect(
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
