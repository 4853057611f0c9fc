#if os(iOS)
internal import SwiftUI
@_spi(Facades) internal import UsherUIKit

/// The environment values of an action, which don't change and are read only on the main actor.
struct HeldValues: @unchecked Sendable {
  let values: EnvironmentValues

  /// The presenter for the action, or `nil` if there is no window for overlays.
  ///
  /// It is the presenter of the overlay that contains the view, or else of the root, or else of the
  /// frontmost scene.
  @MainActor
  var presenter: Presenter? {
    values.presentation?.presenter ?? values.foundPresenter
      ?? values.overlayRoot.presenter(orElse: .default)
  }

  /// Returns the appearance that an overlay should have to match the view that read the action.
  @MainActor
  func appearance(on presenter: Presenter?) -> Appearance? {
    Appearance(values.colorScheme).toFix(in: presenter?.uiKitHost?.appearance)
  }
}
#endif
