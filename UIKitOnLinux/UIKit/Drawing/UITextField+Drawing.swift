#if GTK
internal import CGTK
internal import Foundation

extension UITextField: DrawnContent {
  func draw(on canvas: Canvas, as layer: CALayer) {
    drawBorder(on: canvas, in: layer.bounds)
    let rectangle = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let layout = layout(of: shownText)
    let origin = origin(of: layout, in: rectangle)
    canvas.clipped(to: { canvas.trace(rectangle.insetBy(dx: -1, dy: 0)) }) {
      if isEditing, selection.length > 0 {
        let from = caretRect(for: UITextPosition(offset: selection.location))
        let to = caretRect(for: UITextPosition(offset: NSMaxRange(selection)))
        canvas.fill(
          CGRect(x: from.minX, y: from.minY, width: to.minX - from.minX, height: from.height),
          with: tintColor.channels(for: traitCollection).faded(by: 0.3))
      }
      layout.draw(on: canvas, at: origin)
      if isEditing, selection.length == 0 {
        canvas.fill(
          caretRect(for: UITextPosition(offset: selection.location)),
          with: tintColor.channels(for: traitCollection))
      }
    }
  }

  private func drawBorder(on canvas: Canvas, in bounds: CGRect) {
    guard borderStyle != .none else { return }
    let outline = RoundedRectangle(
      bounds.insetBy(dx: 0.5, dy: 0.5), radius: borderStyle == .roundedRect ? 5 : 0)
    cairo_new_path(canvas.context)
    outline.trace(on: canvas)
    if borderStyle == .roundedRect {
      canvas.use(UIColor.systemBackground.channels(for: traitCollection))
      cairo_fill_preserve(canvas.context)
    }
    canvas.use(UIColor.systemGray3.channels(for: traitCollection))
    cairo_set_line_width(canvas.context, 1)
    cairo_stroke(canvas.context)
  }
}
#endif
