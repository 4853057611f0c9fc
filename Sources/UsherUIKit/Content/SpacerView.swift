#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a spacer, sized by the stack that contains it.
@MainActor
final class SpacerView: PieceView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
#endif
