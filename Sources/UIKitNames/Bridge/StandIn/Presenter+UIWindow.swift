#if !canImport(UIKit)
public import Usher

extension Presenter {
  /// The window it shows overlays in: the key window where that is its own, otherwise one that stands for
  /// its own.
  public var window: UIWindow {
    let known = UIApplication.shared.windows.first { $0.presenter === self }
    return known ?? UIWindow(presenter: self)
  }
}
#endif
