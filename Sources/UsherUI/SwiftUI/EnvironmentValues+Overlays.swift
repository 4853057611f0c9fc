#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
public import UsherUIKit

extension EnvironmentValues {
  /// The presenter of the overlays that are asked for here; `nil` outside `overlays(in:)`, and until the view with
  /// that modifier is in a window.
  @MainActor public var presenter: Presenter? { overlayRoot?.presenter }

  /// The request of the overlay that the view stands in; `nil` outside overlays.
  @MainActor public var presentation: PresentationHandle? { hostedContent?.handle }

  /// The root of the overlays that are asked for here; `nil` leaves the choice to the window's scene.
  var overlayRoot: OverlayRoot? {
    get { self[OverlayRootKey.self] }
    set { self[OverlayRootKey.self] = newValue }
  }

  /// The overlay's content that the view is part of.
  var hostedContent: HostedContent? {
    get { self[HostedContentKey.self].content }
    set { self[HostedContentKey.self] = WeakContent(content: newValue) }
  }
}

private struct OverlayRootKey: EnvironmentKey {
  static let defaultValue: OverlayRoot? = nil
}

private struct HostedContentKey: EnvironmentKey {
  static let defaultValue = WeakContent()
}

/// A reference from content to itself, which must not keep the content.
struct WeakContent: Sendable {
  weak var content: HostedContent?
}
#endif
