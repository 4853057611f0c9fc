public import Foundation

/// The drawing of a view by its own code ("UIView.draw(_:)").
///
/// A surface is created when the code uses the context. Views that draw nothing don't need one.
final class ViewDrawing {
  private let size: CGSize
  private var pixels: PixelSurface?
  private lazy var context = makeContext()

  /// The number of pixels per point.
  private static let scale: CGFloat = 2

  private init(size: CGSize) {
    self.size = size
  }

  /// Calls `body` with a context for a view of a given size, and returns the picture.
  ///
  /// Returns `nil` if the context wasn't used.
  static func picture(of size: CGSize, _ body: () -> Void) -> CGImage? {
    let drawing = ViewDrawing(size: size)
    currentContexts.append { drawing.context }
    body()
    UIGraphicsPopContext()
    return drawing.pixels.map { CGImage(pixels: $0) }
  }

  private func makeContext() -> CGContext {
    let pixels = PixelSurface(
      width: Int((size.width * Self.scale).rounded(.up)),
      height: Int((size.height * Self.scale).rounded(.up)))
    self.pixels = pixels
    return CGContext(Canvas(pixels, scale: Double(Self.scale)))
  }
}

extension NSString {
  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    guard let canvas = UIGraphicsGetCurrentContext()?.canvas else { return }
    let text = NSAttributedString(string: description, attributes: attributes ?? [:])
    var style = TextStyle.plain
    style.traits = .current
    let layout = TextLayout(text, style: style, width: rect.width, height: rect.height)
    canvas.saved { layout.draw(on: canvas, at: rect.origin) }
  }
}
