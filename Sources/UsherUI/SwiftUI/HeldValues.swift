#if os(iOS)
internal import SwiftUI
@_spi(Facades) internal import UsherUIKit

/// The environment values that an action uses.
///
/// The values don't change, and are read only on the main actor.
struct HeldValues: @unchecked Sendable {
  let values: EnvironmentValues

  /// The presenter for the action, or `nil` if there is no window for overlays.
  ///
  /// If the view is in an overlay, this is the overlay's presenter. Otherwise, it is the presenter
  /// that `overlays(in:)` or `overlays(by:)` determines, or the default presenter without these
  /// modifiers.
  @MainActor
  var presenter: Presenter? {
    values.presentation?.presenter ?? values.foundPresenter
      ?? values.overlayRoot.presenter(orElse: .default)
  }

  /// Returns the appearance that makes an overlay match the view from which the action was read.
  ///
  /// The result is `nil` if the presenter's window matches already, or if there is no window.
  @MainActor
  func appearance(on presenter: Presenter?) -> Appearance? {
    Appearance(values.colorScheme).toFix(in: presenter?.uiKitHost?.appearance)
  }
}
#endif
