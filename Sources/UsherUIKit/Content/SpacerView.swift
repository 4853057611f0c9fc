#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of room between two pieces, along the stack around.
@MainActor
final class SpacerView: PieceView {
  private let least: OverlaySize

  /// Makes room along `axis`; along the depth, no room.
  init(_ spacer: OverlayNode.Spacer, in axis: OverlayNode.Stack.Axis) {
    least =
      switch axis {
      case .horizontal: OverlaySize(width: spacer.least, height: 0)
      case .vertical: OverlaySize(width: 0, height: spacer.least)
      case .depth: .zero
      }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func naturalSize(width: Double) -> OverlaySize { least }
}
#endif
