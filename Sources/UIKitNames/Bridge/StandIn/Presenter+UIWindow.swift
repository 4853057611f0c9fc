#if !canImport(UIKit)
public import Usher

extension Presenter {
  /// The window in which the presenter shows overlays: one of the app's windows, otherwise a new stand-in
  /// for the presenter's window.
  public var window: UIWindow {
    let known = UIApplication.shared.windows.first { $0.presenter === self }
    return known ?? UIWindow(presenter: self)
  }
}
#endif
