#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a stack, with pieces in a row, in a column or in layers.
@MainActor
final class StackView: PieceView {
  private var stack = OverlayNode.Stack(.vertical, children: [])
  private var pieces: [ViewPiece] = []
  /// Whether sizes are cached.
  ///
  /// They aren't cached if the stack contains one of the app's views, which may need a different
  /// size at any time.
  private var remembersSizes = true
  /// The layout with cached sizes.
  ///
  /// UIKit requests these sizes in each frame while a card crosses the safe area.
  private var known: StackLayout?

  func show(_ stack: OverlayNode.Stack, _ pieces: [ViewPiece]) {
    (self.stack, self.pieces) = (stack, pieces)
    setSubviews(pieces.map(\.view))
    remembersSizes = !pieces.contains { $0.node.showsPlatformView }
    forgetSizes()
    setNeedsLayout()
  }

  override func forgetSizes() { known = nil }

  override var minimumWidth: Double { layout.minimumWidth }

  override func naturalSize(width: Double) -> OverlaySize { layout.size(width: width) }

  override func minimumHeight(of natural: OverlaySize, width: Double) -> Double {
    layout.minimumHeight(width: width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // For example, a new card has no size yet.
    guard bounds.width > 0 else { return }
    for (piece, frame) in zip(pieces, layout.frames(filling: OverlayRect(bounds))) {
      if let frame { place(piece.view, at: frame) }
    }
  }

  private var layout: StackLayout {
    if let known { return known }
    let layout = StackLayout(stack, pieces, isInWholePoints: true)
    if remembersSizes { known = layout }
    return layout
  }
}

extension OverlayNode {
  /// Whether the node shows one of the app's views or fields.
  fileprivate var showsPlatformView: Bool {
    switch self {
    case .native: true
    case .field(let field): field.platform != nil
    case .stack, .box, .pages, .scroll: children.contains { $0.showsPlatformView }
    case .text, .image, .button, .input, .rating, .activity, .progress, .divider, .spacer: false
    }
  }
}
#endif
