#if canImport(SwiftUI) && canImport(UIKit)
package import SwiftUI
package import UIKit
internal import UsherUIKit

/// The controller of SwiftUI's views in an overlay: as large as the views need, and measured again when they change.
package final class HostingController<Root: View>: UIHostingController<Root>, MeasuredGuest {
  /// Whether the views know nothing of the safe area, where an overlay lies beside that as a whole.
  private let ignoresSafeArea: Bool

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - rootView: The views.
  ///   - ignoresSafeArea: Whether the views know nothing of the safe area.
  package init(rootView: Root, ignoresSafeArea: Bool) {
    self.ignoresSafeArea = ignoresSafeArea
    super.init(rootView: rootView)
    view.backgroundColor = .clear
    // Changes of the ideal size are told through `preferredContentSize`; the size itself is asked for.
    sizingOptions = .preferredContentSize
    if #available(iOS 16.4, *), ignoresSafeArea { safeAreaRegions = [] }
  }

  @available(*, unavailable)
  package required dynamic init?(coder: NSCoder) { nil }

  /// The views' ideal size, which SwiftUI sets.
  package override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set {
      guard newValue != super.preferredContentSize else { return }
      super.preferredContentSize = newValue
      viewIfLoaded?.usherNeedsMeasuring()
    }
  }

  /// Takes the safe area away from the views before iOS 16.4.
  package override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if #available(iOS 16.4, *) { return }
    guard ignoresSafeArea else { return }
    // The insets before the additional ones have to come to nothing with them.
    let (all, additional) = (view.safeAreaInsets, additionalSafeAreaInsets)
    let opposite = UIEdgeInsets(
      top: additional.top - all.top, left: additional.left - all.left,
      bottom: additional.bottom - all.bottom, right: additional.right - all.right)
    if opposite != additional { additionalSafeAreaInsets = opposite }
  }

  /// Takes over the appearance of the views around before iOS 17.
  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if #available(iOS 17, *) { return }
    // There a controller has the traits of its parent, and not those of a card that is fixed to an appearance.
    // https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle
    guard let around = view.superview?.traitCollection.userInterfaceStyle else { return }
    let style = around == parent?.traitCollection.userInterfaceStyle ? .unspecified : around
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
  }

  /// The size that the views need.
  package func size(within room: CGSize) -> CGSize { sizeThatFits(in: room) }
}
#endif
