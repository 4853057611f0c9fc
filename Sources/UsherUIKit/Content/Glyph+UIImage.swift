#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension Glyph {
  /// Draws the glyph into a template image.
  ///
  /// - Parameter side: The side length of the image, in points.
  /// - Returns: The image, at the screen's scale.
  @_spi(Facades) public func templateImage(side: Double) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    let scale = side / self.side
    let image = renderer.image { context in
      let canvas = context.cgContext
      canvas.setFillColor(UIColor.black.cgColor)
      canvas.setStrokeColor(UIColor.black.cgColor)
      canvas.setLineCap(.round)
      canvas.setLineJoin(.round)
      for shape in shapes {
        let path = CGMutablePath()
        for step in shape.path { step.trace(in: path, across: scale, down: scale) }
        canvas.addPath(path)
        switch shape.paint {
        case .fill: canvas.fillPath(using: .evenOdd)
        case .line(let width):
          canvas.setLineWidth(CGFloat(max(Glyph.Step.mended(width), 0) * scale))
          canvas.strokePath()
        }
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
#endif
