#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a stack: pieces in a row, in a column, or in layers.
@MainActor
final class StackView: PieceView {
  private var stack = OverlayNode.Stack(.vertical, children: [])
  private var pieces: [ViewPiece] = []

  /// Shows the views of pieces in a stack; pieces without a view are left out.
  func show(_ stack: OverlayNode.Stack, _ pieces: [ViewPiece]) {
    (self.stack, self.pieces) = (stack, pieces)
    setSubviews(pieces.map(\.view))
    setNeedsLayout()
  }

  override var leastWidth: Double { layout.leastWidth }

  override func naturalSize(width: Double) -> OverlaySize { layout.size(width: width) }

  override func leastHeight(of natural: OverlaySize, width: Double) -> Double {
    layout.leastHeight(width: width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // As on a card without a size.
    guard bounds.width > 0 else { return }
    for (piece, frame) in zip(pieces, layout.frames(filling: OverlayRect(bounds))) {
      if let frame { place(piece.view, at: frame) }
    }
  }

  private var layout: StackLayout<ViewPiece> {
    StackLayout(stack, pieces, isInWholePoints: true)
  }
}
#endif
