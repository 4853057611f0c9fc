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

  /// The size that the views need.
  package func size(within room: CGSize) -> CGSize { sizeThatFits(in: room) }
}
#endif
