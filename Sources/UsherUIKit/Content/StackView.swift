#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a stack: pieces in a row, in a column, or in layers.
@MainActor
final class StackView: PieceView {
  private let stack: OverlayNode.Stack
  private let pieces: [ViewPiece]

  /// Puts the views of pieces into a stack; pieces without a view are left out.
  init(_ stack: OverlayNode.Stack, _ pieces: [ViewPiece]) {
    self.stack = stack
    self.pieces = pieces
    super.init(frame: .zero)
    for piece in pieces { addSubview(piece.view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var leastWidth: Double { layout.leastWidth }

  override func naturalSize(width: Double) -> OverlaySize { layout.size(width: width) }

  override func leastHeight(of natural: OverlaySize, width: Double) -> Double {
    layout.leastHeight(width: width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (piece, frame) in zip(pieces, layout.frames(filling: OverlayRect(bounds))) {
      if let frame { place(piece.view, at: frame) }
    }
  }

  private var layout: StackLayout<ViewPiece> {
    StackLayout(stack, pieces, isInWholePoints: true)
  }
}
#endif
