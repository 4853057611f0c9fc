#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
@_spi(Facades) internal import Usher

/// The screen that shows overlays.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The main screen; a new object for each default presenter.
  public static var main: UIScreen {
    Presenter.defaultCompanion { UIScreen() }
  }

  /// Makes a screen.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The screen's bounds, in points: the current viewport of `Presenter.default`; `zero` without a
  /// presenter.
  open var bounds: CGRect {
    guard let size = Presenter.default?.viewport?.size else { return .zero }
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
#endif
