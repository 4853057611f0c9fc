#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension EnvironmentValues {
  /// The presenter of overlays that are requested in this view, or `nil` if there is no window.
  ///
  /// In an overlay, this is the overlay's presenter. Elsewhere, this is the presenter that
  /// `overlays(in:)` or `overlays(by:)` determines. Without these modifiers, this is
  /// `Presenter.default`.
  @MainActor public var presenter: Presenter? { HeldValues(values: self).presenter }

  /// The presenter found by `overlays(in:)`.
  ///
  /// SwiftUI updates the views that read `presenter` when this value changes.
  var foundPresenter: Presenter? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }

  /// The request of the overlay that contains the view.
  ///
  /// This is `nil` outside overlays. It is also `nil` while an overlay's views are created and
  /// measured for the first time.
  @MainActor public var presentation: PresentationHandle? {
    overlayAround.content?.handle ?? overlayAround.handle
  }

  /// The root for overlays that are requested in this view, or `nil` to use the window's scene.
  var overlayRoot: OverlayRoot? {
    get { self[OverlayRootKey.self] }
    set { self[OverlayRootKey.self] = newValue }
  }

  /// Returns the presenter for a modifier's overlays, or `nil` if there is none yet.
  ///
  /// If the views have a root, this is the root's presenter. Otherwise, it is the presenter of the
  /// scene that contains the modifier's probe.
  @MainActor
  @_spi(Facades) public func presenter(from probe: ProbeView) -> Presenter? {
    overlayRoot.presenter(orElse: probe.presenter())
  }

  /// Repeats a binding's requests whenever the presenter of the `overlays(in:)` modifier changes.
  ///
  /// As a result, the binding's overlays are shown even if the modifier finds its presenter late.
  /// Does nothing if the view isn't inside such a modifier.
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

/// The overlay that contains a view, as an environment value.
///
/// When the request is made, the value changes, and SwiftUI updates the views that read it.
struct OverlayAround: Equatable, Sendable {
  /// The SwiftUI views in the overlay.
  ///
  /// The reference is weak to avoid a retain cycle.
  weak var content: HostedContent?
  /// The handle of the request, or `nil` if the request hasn't been made yet.
  var handle: PresentationHandle?

  static func == (one: OverlayAround, other: OverlayAround) -> Bool {
    one.content === other.content && one.handle === other.handle
  }
}
#endif
