#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
public import UsherUIKit

extension EnvironmentValues {
  /// The presenter of the overlays that are asked for here; `nil` outside `overlays(in:)`, and until the view with
  /// that modifier is in a window.
  public internal(set) var presenter: Presenter? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }

  /// The request of the overlay that the view stands in; `nil` outside overlays, and while the views are made and
  /// measured for the first time.
  @MainActor public var presentation: PresentationHandle? {
    overlayAround.content?.handle ?? overlayAround.handle
  }

  /// The root of the overlays that are asked for here; `nil` leaves the choice to the window's scene.
  var overlayRoot: OverlayRoot? {
    get { self[OverlayRootKey.self] }
    set { self[OverlayRootKey.self] = newValue }
  }

  /// The presenter of overlays that a modifier shows: that of the root, or else of the scene that the modifier's probe
  /// is in; `nil` as long as there is none.
  @MainActor
  package func presenter(from probe: ProbeView) -> Presenter? {
    overlayRoot.presenter(orElse: probe.presenter())
  }

  /// Tells the overlays of a binding when their root finds its place.
  @MainActor
  package func followRoot<Item, Request>(_ overlays: BoundOverlays<Item, Request>) {
    overlayRoot?.follow(by: overlays) { [weak overlays] in overlays?.placeChanged() }
  }

  /// The overlay that the view stands in.
  var overlayAround: OverlayAround {
    get { self[OverlayAroundKey.self] }
    set { self[OverlayAroundKey.self] = newValue }
  }
}

private struct PresenterKey: EnvironmentKey {
  static let defaultValue: Presenter? = nil
}

private struct OverlayRootKey: EnvironmentKey {
  static let defaultValue: OverlayRoot? = nil
}

private struct OverlayAroundKey: EnvironmentKey {
  static let defaultValue = OverlayAround()
}

/// The overlay around views: a value that differs once the request is known, so that SwiftUI renews what reads it.
struct OverlayAround: Equatable, Sendable {
  /// The content, which must not keep itself.
  weak var content: HostedContent?
  /// The request, once made.
  var handle: PresentationHandle?

  static func == (one: OverlayAround, other: OverlayAround) -> Bool {
    one.content === other.content && one.handle === other.handle
  }
}
#endif
