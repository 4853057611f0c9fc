#if os(iOS)
internal import SwiftUI
@_spi(Facades) internal import UsherUIKit

/// An action's environment values, which are immutable and read only by the main actor.
struct HeldValues: @unchecked Sendable {
  /// The environment of the view that read the action.
  let values: EnvironmentValues

  /// The presenter for the action: that of the overlay around the view, of the root, or of the
  /// scene in front; `nil` while there is no window for overlays.
  @MainActor
  var presenter: Presenter? {
    values.presentation?.presenter ?? values.foundPresenter
      ?? values.overlayRoot.presenter(orElse: .default)
  }

  /// Returns the appearance to fix an overlay to, so as to match the view that read the action.
  @MainActor
  func appearance(on presenter: Presenter?) -> Appearance? {
    Appearance(values.colorScheme).toFix(in: presenter?.uiKitHost?.appearance)
  }
}
#endif
