#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension EnvironmentValues {
  /// The presenter of overlays requested here: that of `overlays(in:)`, or without that modifier
  /// the one of the foreground scene; `nil` while there is no window for overlays.
  @MainActor public var presenter: Presenter? { HeldValues(values: self).presenter }

  /// The presenter that `overlays(in:)` has set, so that SwiftUI updates the readers of `presenter`
  /// when it is found.
  var foundPresenter: Presenter? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }

  /// The request of the overlay that contains the view; `nil` outside overlays, and while the views
  /// are made and measured for the first time.
  @MainActor public var presentation: PresentationHandle? {
    overlayAround.content?.handle ?? overlayAround.handle
  }

  /// The root of overlays requested here; `nil` leaves the choice to the window's scene.
  var overlayRoot: OverlayRoot? {
    get { self[OverlayRootKey.self] }
    set { self[OverlayRootKey.self] = newValue }
  }

  /// Returns the presenter for a modifier's overlays: the root's, otherwise that of the scene of
  /// the modifier's probe; `nil` while there is none.
  @MainActor
  @_spi(Facades) public func presenter(from probe: ProbeView) -> Presenter? {
    overlayRoot.presenter(orElse: probe.presenter())
  }

  /// Retries a binding's requests when the root finds its place.
  @MainActor
  @_spi(Facades) public func followRoot<Item, Request>(_ overlays: BoundOverlays<Item, Request>) {
    overlayRoot?.addObserver(overlays) { [weak overlays] in overlays?.placeChanged() }
  }

  /// The overlay that contains the view.
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

/// The overlay around views; the value changes once the request is known, so that SwiftUI updates
/// its readers.
struct OverlayAround: Equatable, Sendable {
  /// The content, held weakly to avoid a retain cycle.
  weak var content: HostedContent?
  /// The request's handle, once made.
  var handle: PresentationHandle?

  static func == (one: OverlayAround, other: OverlayAround) -> Bool {
    one.content === other.content && one.handle === other.handle
  }
}
#endif
