#if GTK
internal import CGTK
internal import Foundation

extension UIActivityIndicatorView: DrawnContent {
  private static let spokes = 8
  private static let secondsPerRound = 0.8

  func draw(on canvas: Canvas, as layer: CALayer) {
    let context = canvas.context
    let side = Double(min(layer.bounds.width, layer.bounds.height))
    let color = (color ?? .secondaryLabel).channels(for: traitCollection)
    let rounds = (StandIn.now - (start ?? StandIn.now)) / Self.secondsPerRound
    let strongest = Int(rounds.truncatingRemainder(dividingBy: 1) * Double(Self.spokes) + 1e-6)
    cairo_translate(context, Double(layer.bounds.midX), Double(layer.bounds.midY))
    cairo_set_line_width(context, side * 0.1)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    for spoke in 0..<Self.spokes {
      let age = (strongest - spoke + 2 * Self.spokes) % Self.spokes
      canvas.saved {
        canvas.use(color.faded(by: 1 - 0.8 * Double(age) / Double(Self.spokes - 1)))
        cairo_rotate(context, Double(spoke) * 2 * .pi / Double(Self.spokes))
        cairo_move_to(context, 0, -side * 0.24)
        cairo_line_to(context, 0, -side * 0.43)
        cairo_stroke(context)
      }
    }
  }
}
#endif
