#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of room between two pieces; the stack around it gives it its size.
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
