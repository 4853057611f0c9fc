#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension Presenter {
  /// Moves a view controller's content so that overlays with `pushesContent` don't cover it.
  ///
  /// Call this once, typically with the root view controller of the window. While an overlay would
  /// cover the controller's safe area, its `additionalSafeAreaInsets` are enlarged with an
  /// animation. Insets that you set before the call are included. Insets that you set later are
  /// overwritten. The controller isn't retained. A second call for the same controller replaces the
  /// first.
  ///
  /// Don't use it with a presenter that shows overlays in a view of this controller, because these
  /// overlays respect the same safe area.
  ///
  /// ```swift
  /// presenter.pushContent(of: rootViewController)
  /// presenter.present(.banner("You are offline").pushesContent())
  /// ```
  public func pushContent(of controller: UIViewController) {
    let (insets, own) = (pushedInsets, PushedContent.takeOver(controller, by: pushedInsets))
    let follow: @MainActor () -> Void = { [weak controller] in
      controller?.makeWay(for: insets.value, beyond: own)
    }
    insets.addObserver(controller, follow)
    if insets.value != .zero { follow() }
  }
}

/// A controller whose safe area follows a presenter's insets.
@MainActor
private struct PushedContent {
  private static var all: [PushedContent] = []

  private(set) weak var controller: UIViewController?
  private let insets: ObservableValue<Insets>
  /// The additional insets that the app has set.
  private let own: UIEdgeInsets

  /// Records that a controller follows `insets` alone, and returns the insets that the app has set.
  static func takeOver(
    _ controller: UIViewController, by insets: ObservableValue<Insets>
  ) -> UIEdgeInsets {
    let former = all.first { $0.controller === controller }
    former?.insets.removeObserver(controller)
    let own = former?.own ?? controller.additionalSafeAreaInsets
    all.removeAll { $0.controller == nil || $0.controller === controller }
    all.append(PushedContent(controller: controller, insets: insets, own: own))
    return own
  }
}

extension UIViewController {
  /// The duration of the change, in seconds, like that of UIKit's bars.
  private static let pushDuration = 0.25

  /// Enlarges the safe area so that it excludes the window's `insets`.
  ///
  /// - Parameters:
  ///   - insets: The part of the window that overlays cover.
  ///   - own: The additional insets that the app has set.
  fileprivate func makeWay(for insets: Insets, beyond own: UIEdgeInsets) {
    guard let view = viewIfLoaded, let window = view.window else { return }
    let frame = view.convert(view.bounds, to: window)
    let (safe, additional) = (view.safeAreaInsets, additionalSafeAreaInsets)
    // The safe area without the insets that were added for overlays.
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
