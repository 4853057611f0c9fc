#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a stack of pieces in a row, a column or layers.
///
/// GtkBox isn't used for three reasons. Its rows and columns differ from other hosts. It searches
/// for the minimum height of its wrapped texts, which takes longer than creating the rest of an
/// overlay. If the text just fits this height, GtkBox shrinks the button next to the text.
@MainActor
final class StackView: WidgetBehavior {
  private var stack = OverlayNode.Stack(.vertical, children: [])
  private var pieces: [WidgetPiece] = []

  init() { super.init(role: GTK_ACCESSIBLE_ROLE_GROUP) }

  func show(_ stack: OverlayNode.Stack, _ pieces: [WidgetPiece]) {
    (self.stack, self.pieces) = (stack, pieces)
    widget.setChildren(pieces.map(\.widget))
    gtk_widget_queue_resize(widget)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let layout = layout
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      return Self.whole(layout.minimumWidth, layout.naturalWidth)
    }
    let width = across < 0 ? layout.naturalWidth : Double(across)
    let (least, natural) = (layout.minimumHeight(width: width), layout.size(width: width).height)
    return Self.whole(least, natural)
  }

  private static func whole(_ least: Double, _ natural: Double) -> (minimum: Int32, natural: Int32)
  {
    (Int32(least.rounded(.up)), Int32(max(natural, least).rounded(.up)))
  }

  override func allocate(width: Int32, height: Int32) {
    let frame = OverlayRect(x: 0, y: 0, width: Double(width), height: Double(height))
    for (piece, frame) in zip(pieces, layout.frames(filling: frame)) {
      guard let frame else { continue }
      let width = Int32(frame.size.width)
      // GTK warns about a widget that is allocated without being measured.
      if piece.node.isGap { _ = Self.measure(piece.widget, GTK_ORIENTATION_HORIZONTAL, across: -1) }
      Self.place(
        piece.widget,
        x: isReversed ? Int32(bounds.size.width) - Int32(frame.minX) - width : Int32(frame.minX),
        y: Int32(frame.minY), width: width, height: Int32(frame.size.height))
    }
  }

  private var layout: StackLayout {
    StackLayout(stack, pieces, isInWholePoints: true)
  }
}

struct WidgetPiece: LayoutPiece {
  let node: OverlayNode
  let widget: WidgetPointer

  var takesRoom: Bool { gtk_widget_should_layout(widget) != 0 }

  var contentWidth: Double {
    guard case .box(let box) = node, let child = gtk_widget_get_first_child(widget) else {
      return naturalWidth(within: .infinity)
    }
    let (_, natural) = WidgetBehavior.measure(child, GTK_ORIENTATION_HORIZONTAL, across: -1)
    return box.size(around: OverlaySize(width: Double(natural), height: 0)).width
  }

  func minimumWidth(of natural: Double) -> Double { Double(extents.minimum) }

  func naturalWidth(within width: Double) -> Double {
    let (least, natural) = extents
    return max(min(Double(natural), width), Double(least))
  }

  func size(width: Double) -> OverlaySize {
    let (least, natural) = extents
    // A piece that fills a column can use the whole width for its text.
    let height = heights(width: width.isFinite ? max(width, Double(least)) : Double(natural))
    return OverlaySize(width: naturalWidth(within: width), height: Double(height.natural))
  }

  func minimumHeight(of natural: OverlaySize, width: Double) -> Double {
    Double(heights(width: width).minimum)
  }

  func scaledWithText(_ length: Double) -> Double { length * TextScale.of(widget) }

  private var extents: (minimum: Int32, natural: Int32) {
    WidgetBehavior.measure(widget, GTK_ORIENTATION_HORIZONTAL, across: -1)
  }

  private func heights(width: Double) -> (minimum: Int32, natural: Int32) {
    WidgetBehavior.measure(widget, GTK_ORIENTATION_VERTICAL, across: Int32(width))
  }
}
#endif
