#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// A glyph that fills the view.
///
/// It is drawn with shape layers, so it is sharp at any size.
@MainActor
final class GlyphView: TraitView {
  private let glyph: Glyph
  private let color: AdaptiveColor
  private let shapes: [CAShapeLayer]

  init(_ glyph: Glyph, color: AdaptiveColor) {
    self.glyph = glyph
    self.color = color
    shapes = glyph.shapes.map { _ in CAShapeLayer() }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for shape in shapes { layer.addSublayer(shape) }
    traitsDidChange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = OverlaySize(bounds.size)
    let (across, down) = (size.width / glyph.side, size.height / glyph.side)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (drawing, shape) in zip(glyph.shapes, shapes) {
      let path = CGMutablePath()
      for step in drawing.path { step.trace(in: path, across: across, down: down) }
      shape.frame = bounds
      shape.path = path
      if case .line(let width) = drawing.paint {
        shape.lineWidth = CGFloat(max(Glyph.Step.mended(width), 0) * min(across, down))
      }
    }
    CATransaction.commit()
  }

  override func traitsDidChange() {
    let color = followingTint(color).resolved(for: traits)
    // The opacity is set on the whole layer, so overlapping shapes have the same color.
    let opaque = UIColor(color.opacity(1)).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = Float(color.alpha)
    for (drawing, shape) in zip(glyph.shapes, shapes) {
      switch drawing.paint {
      case .fill:
        shape.fillColor = opaque
        shape.fillRule = .evenOdd
        shape.strokeColor = nil
      case .line:
        shape.fillColor = nil
        shape.strokeColor = opaque
        shape.lineCap = .round
        shape.lineJoin = .round
      }
    }
    CATransaction.commit()
  }
}
#endif
