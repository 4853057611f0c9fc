#if os(iOS)
public import SwiftUI
public import UIKit
@_spi(Facades) internal import UsherUIKit

/// A controller for the SwiftUI views in an overlay.
///
/// The overlay is measured again when the ideal size of the views changes.
@_spi(Facades)
public final class HostingController<Root: View>: UIHostingController<Root>, SelfSizingView {
  /// Whether the views ignore the safe area, because the entire overlay is inside the safe area.
  private let ignoresSafeArea: Bool

  /// Creates a controller for SwiftUI views.
  ///
  /// - Parameters:
  ///   - rootView: The SwiftUI views to show.
  ///   - ignoresSafeArea: Whether the views may use the entire controller, even outside the safe
  ///     area.
  public init(rootView: Root, ignoresSafeArea: Bool) {
    self.ignoresSafeArea = ignoresSafeArea
    super.init(rootView: rootView)
    view.backgroundColor = .clear
    // SwiftUI reports changes of the ideal size through `preferredContentSize`. The size itself is
    // measured.
    sizingOptions = .preferredContentSize
    if #available(iOS 16.4, *), ignoresSafeArea { safeAreaRegions = [] }
  }

  /// Unavailable, because the controller can't be archived.
  @available(*, unavailable)
  public required dynamic init?(coder: NSCoder) { nil }

  /// Always `true`, because only SwiftUI knows which taps its views use.
  public var reportsTaps: Bool { true }

  /// The ideal size of the views, set by SwiftUI.
  public override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set {
      guard newValue != super.preferredContentSize else { return }
      super.preferredContentSize = newValue
      viewIfLoaded?.usherNeedsMeasuring()
    }
  }

  /// Before iOS 16.4, removes the safe area if the views ignore it.
  public override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if #available(iOS 16.4, *) { return }
    guard ignoresSafeArea else { return }
    // The additional insets must cancel the inherited insets.
    let (all, additional) = (view.safeAreaInsets, additionalSafeAreaInsets)
    let opposite = UIEdgeInsets(
      top: additional.top - all.top, left: additional.left - all.left,
      bottom: additional.bottom - all.bottom, right: additional.right - all.right)
    if opposite != additional { additionalSafeAreaInsets = opposite }
  }

  /// Before iOS 17, adopts the appearance of the surrounding views.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if #available(iOS 17, *) { return }
    // Before iOS 17, a controller inherits the traits of its parent, even if its card has a fixed
    // appearance.
    // https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle
    guard let around = view.superview?.traitCollection.userInterfaceStyle else { return }
    let style = around == parent?.traitCollection.userInterfaceStyle ? .unspecified : around
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
  }

  /// Returns the size that the views need.
  public func size(within room: CGSize) -> CGSize { sizeThatFits(in: room) }
}
#endif
