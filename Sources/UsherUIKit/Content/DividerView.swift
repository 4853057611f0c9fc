#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a line between two pieces: upright in a row, otherwise across.
@MainActor
final class DividerView: PieceView {
  private let thickness: Double
  private let isUpright: Bool

  init(_ divider: OverlayNode.Divider, isUpright: Bool) {
    thickness = divider.thickness
    self.isUpright = isUpright
    super.init(frame: .zero)
    backgroundColor = UIColor(divider.color)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func naturalSize(width: Double) -> OverlaySize {
    isUpright ? OverlaySize(width: thickness, height: 0) : OverlaySize(width: 0, height: thickness)
  }
}
#endif
