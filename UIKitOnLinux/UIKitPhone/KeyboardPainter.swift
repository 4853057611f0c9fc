#if GTK && UIKIT_STAND_IN
internal import CGTK
internal import UIKit

/// A painter of the on-screen keyboard.
@MainActor
struct KeyboardPainter {
  private let keyboard: OnScreenKeyboard
  private let pen: Pen
  private let isDark: Bool

  init(_ keyboard: OnScreenKeyboard, pen: Pen, isDark: Bool) {
    self.keyboard = keyboard
    self.pen = pen
    self.isDark = isDark
  }

  /// Draws the keyboard at its current position, as wide as the screen.
  func paint(width: CGFloat) {
    guard let frame = keyboard.frame else { return }
    cairo_save(pen.context)
    cairo_rectangle(
      pen.context, Double(frame.minX), Double(frame.minY), Double(width), Double(frame.height))
    cairo_clip(pen.context)
    pen.use(isDark ? 0.17 : 0.82)
    cairo_paint(pen.context)
    let keys = keyboard.keys
    let top = keys.map(\.frame.minY).min() ?? 0
    cairo_translate(pen.context, 0, Double(frame.minY + 14 - top))
    for (key, place) in keys { paint(key, in: place) }
    pen.use(isDark ? 1 : 0, alpha: 0.5)
    pen.write("drawn", size: 10, around: CGPoint(x: 40, y: keyboard.frameUp.maxY - 14))
    cairo_restore(pen.context)
  }

  private func paint(_ key: OnScreenKeyboard.Key, in frame: CGRect) {
    let isLit =
      switch key {
      case .letter, .space: true
      case .shift: keyboard.hasShift
      case .delete, .enter, .dismiss: false
      }
    pen.use(isDark ? 0 : 0.5)
    pen.fill(frame.offsetBy(dx: 0, dy: 1), radius: 5)
    pen.use(isLit ? (isDark ? 0.42 : 1) : (isDark ? 0.28 : 0.68))
    pen.fill(frame, radius: 5)
    pen.use(isDark ? 1 : 0)
    let title = keyboard.hasShift ? key.title.capitalized : key.title
    let isWord =
      switch key {
      case .space, .enter, .dismiss: true
      case .letter, .shift, .delete: false
      }
    pen.write(
      isWord ? key.title : title, size: isWord ? 15 : 21,
      around: CGPoint(x: frame.midX, y: frame.midY))
  }
}
#endif
