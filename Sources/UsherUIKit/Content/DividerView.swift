#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a divider, sized by the stack that contains it.
@MainActor
final class DividerView: PieceView {
  private let color: AdaptiveColor

  init(_ divider: OverlayNode.Divider) {
    color = divider.color
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
}
#endif
