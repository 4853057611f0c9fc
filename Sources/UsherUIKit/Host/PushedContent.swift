#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension Presenter {
  /// Moves a view controller's content out of the way of overlays with `pushesContent`, by its
  /// `additionalSafeAreaInsets`.
  ///
  /// Call it once, typically with the root view controller of the window. The controller's present
  /// additional insets are kept, and enlarged while an overlay would cover its safe area. The
  /// change is animated. The controller isn't retained.
  ///
  /// Don't use it with a presenter that shows overlays in a view of this controller, because these
  /// overlays respect the same safe area.
  ///
  /// ```swift
  /// presenter.pushContent(of: rootViewController)
  /// presenter.present(
  ///   .banner("You are offline").duration(.infinite).pushesContent())
  /// ```
  public func pushContent(of controller: UIViewController) {
    let (insets, own) = (pushedInsets, controller.additionalSafeAreaInsets)
    let follow: @MainActor () -> Void = { [weak controller] in
      controller?.makeWay(for: insets.value, beyond: own)
    }
    insets.addObserver(controller, follow)
    if insets.value != .zero { follow() }
  }
}

extension UIViewController {
  /// In seconds, as UIKit's bars take to appear.
  private static let pushDuration = 0.25

  /// Enlarges the safe area so that it excludes the window's `insets`.
  fileprivate func makeWay(for insets: Insets, beyond own: UIEdgeInsets) {
    guard let view = viewIfLoaded, let window = view.window else { return }
    let frame = view.convert(view.bounds, to: window)
    let (safe, additional) = (view.safeAreaInsets, additionalSafeAreaInsets)
    // The safe area without what overlays have added so far.
    let top = safe.top - additional.top + own.top
    let bottom = safe.bottom - additional.bottom + own.bottom
    let goal = UIEdgeInsets(
      top: own.top + max(0, insets.top - frame.minY - top), left: own.left,
      bottom: own.bottom + max(0, insets.bottom - (window.bounds.maxY - frame.maxY) - bottom),
      right: own.right)
    UIView.animate(
      withDuration: Self.pushDuration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.additionalSafeAreaInsets = goal
      view.layoutIfNeeded()
    }
  }
}
#endif
