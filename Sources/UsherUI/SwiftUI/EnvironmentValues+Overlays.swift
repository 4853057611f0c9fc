#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension EnvironmentValues {
  /// The presenter of overlays that are requested in this view, or `nil` without a window.
  ///
  /// It is the presenter that `overlays(in:)` determines. Without that modifier, it is the
  /// presenter of the foreground scene.
  @MainActor public var presenter: Presenter? { HeldValues(values: self).presenter }

  /// The presenter that `overlays(in:)` has set.
  ///
  /// SwiftUI updates the readers of `presenter` when this value is found.
  var foundPresenter: Presenter? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }

  /// The request of the overlay that contains the view.
  ///
  /// This is `nil` outside overlays, and while the views are created and measured for the first
  /// time.
  @MainActor public var presentation: PresentationHandle? {
    overlayAround.content?.handle ?? overlayAround.handle
  }

  /// The root of overlays that are requested in this view, or `nil` to use the window's scene.
  var overlayRoot: OverlayRoot? {
    get { self[OverlayRootKey.self] }
    set { self[OverlayRootKey.self] = newValue }
  }

  /// Returns the presenter for a modifier's overlays, or `nil` if there is none yet.
  ///
  /// It is the presenter of the root, or else of the scene that contains the modifier's probe.
  @MainActor
  @_spi(Facades) public func presenter(from probe: ProbeView) -> Presenter? {
    overlayRoot.presenter(orElse: probe.presenter())
  }

  /// Repeats a binding's requests when the root finds its place.
  @MainActor
  @_spi(Facades) public func followRoot<Item, Request>(_ overlays: BoundOverlays<Item, Request>) {
    overlayRoot?.addObserver(overlays) { [weak overlays] in overlays?.placeChanged() }
  }

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

/// The overlay that contains views.
///
/// The value changes when the request is known, so that SwiftUI updates its readers.
struct OverlayAround: Equatable, Sendable {
  /// The content, which isn't retained to avoid a retain cycle.
  weak var content: HostedContent?
  /// The handle of the request, if it was already made.
  var handle: PresentationHandle?

  static func == (one: OverlayAround, other: OverlayAround) -> Bool {
    one.content === other.content && one.handle === other.handle
  }
}
#endif
