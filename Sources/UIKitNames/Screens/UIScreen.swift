#if !canImport(UIKit)
public import Foundation
internal import Usher

/// What overlays are shown on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The one there is; it goes with the default presenter.
  public static var main: UIScreen {
    Presenter.defaultCompanion { UIScreen() }
  }

  /// Makes a screen.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// All of it, in points: here the viewport of `Presenter.default`, as it is now; `zero` where there is no
  /// presenter.
  open var bounds: CGRect {
    guard let size = Presenter.default?.viewport?.size else { return .zero }
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
#endif
