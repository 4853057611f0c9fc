#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a line between two pieces: upright in a row, otherwise across.
@MainActor
final class DividerView: PieceView {
  private let color: AdaptiveColor
  private let thickness: Double
  private let isUpright: Bool

  init(_ divider: OverlayNode.Divider, isUpright: Bool) {
    color = divider.color
    thickness = divider.thickness
    self.isUpright = isUpright
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = uiColor(color)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func traitsDidChange() {
    super.traitsDidChange()
    backgroundColor = uiColor(color)
  }

  override func naturalSize(width: Double) -> OverlaySize {
    isUpright ? OverlaySize(width: thickness, height: 0) : OverlaySize(width: 0, height: thickness)
  }
}
#endif
