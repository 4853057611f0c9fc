#if canImport(SwiftUI) && canImport(UIKit)
internal import SwiftUI
internal import UIKit
internal import UsherUIKit

/// The controller of SwiftUI's views in an overlay: as large as the views need, with no regard to the safe area.
///
/// Where an overlay lies beside the safe area is decided for the overlay as a whole.
final class HostingController: UIHostingController<HostedView>, MeasuredController {
  /// Called when the views may need another size.
  var sizeChanged: @MainActor () -> Void = {}

  override init(rootView: HostedView) {
    super.init(rootView: rootView)
    view.backgroundColor = .clear
    // Changes of the ideal size are told through `preferredContentSize`; the size itself is asked for.
    sizingOptions = .preferredContentSize
    if #available(iOS 16.4, *) { safeAreaRegions = [] }
  }

  @available(*, unavailable)
  required dynamic init?(coder: NSCoder) { nil }

  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set {
      guard newValue != super.preferredContentSize else { return }
      super.preferredContentSize = newValue
      sizeChanged()
    }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if #available(iOS 16.4, *) { return }
    // The insets before the additional ones have to come to nothing with them.
    let (all, additional) = (view.safeAreaInsets, additionalSafeAreaInsets)
    let opposite = UIEdgeInsets(
      top: additional.top - all.top, left: additional.left - all.left,
      bottom: additional.bottom - all.bottom, right: additional.right - all.right)
    if opposite != additional { additionalSafeAreaInsets = opposite }
  }

  func size(within room: CGSize) -> CGSize { sizeThatFits(in: room) }
}
#endif
