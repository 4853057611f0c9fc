#if os(iOS)
internal import SwiftUI
internal import UIKit
internal import UsherUIKit

/// The content of an item's overlay: the content of an `Overlay`, or SwiftUI views.
enum BoundContent {
  case overlay(Overlay)
  case views(AnyView, Semantics)
}

/// The content, preset and name that a modifier sets for a bound item's overlay.
struct BoundDescription {
  var content: BoundContent
  var preset: OverlayPreset
  var name: String?

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - content: The overlay's content.
  ///   - preset: The preset, or `nil` to use the overlay's preset or the standard preset for its
  ///     content.
  ///   - name: The name used to find the overlay, or `nil` to use the overlay's name.
  @MainActor
  init(_ content: BoundContent, using preset: OverlayPreset?, name: String?) {
    self.content = content
    switch content {
    case .overlay(let overlay):
      self.preset = preset ?? overlay.preset ?? .standard(for: overlay.content)
      self.name = name ?? overlay.name
    case .views(_, let semantics):
      self.preset = preset ?? .standard(forViewsAs: semantics.role, isBound: true)
      self.name = name
    }
  }
}

/// The request for the overlay of a bound item, together with the overlay's SwiftUI views.
@MainActor
final class BoundRequest {
  let request: ItemRequest
  private let hosted: HostedContent?

  init(
    _ description: BoundDescription, on presenter: Presenter, from probe: ProbeEnvironment,
    _ report: RequestReport
  ) {
    hosted = description.hosted(in: probe)
    request = ItemRequest(
      description.overlay(hosting: hosted, in: probe), on: presenter, report)
    hosted?.handle = request.handle
  }

  func update(to description: BoundDescription, from probe: ProbeEnvironment) {
    if let hosted, case .views(let view, _) = description.content {
      hosted.show(
        view, environment: probe.values, tint: probe.tint,
        reportsTaps: description.preset.configuration.needsTaps)
    }
    request.update(to: description.overlay(hosting: hosted, in: probe))
  }
}

/// The environment of the view that requests an overlay.
@MainActor
struct ProbeEnvironment {
  let values: EnvironmentValues
  let tint: UIColor?
  /// The views' appearance if it differs from their window's appearance.
  ///
  /// An overlay follows the window if this is `nil`.
  let appearance: Appearance?

  init(_ values: EnvironmentValues, of probe: ProbeView) {
    self.values = values
    tint = probe.tintColor
    appearance = probe.appearance(amid: values)
  }
}

extension BoundDescription {
  /// Returns the SwiftUI views of a new overlay, or `nil` if the overlay has none.
  @MainActor
  fileprivate func hosted(in probe: ProbeEnvironment) -> HostedContent? {
    guard case .views(let view, _) = content else { return nil }
    return hosted(view, in: probe)
  }

  @MainActor
  private func hosted(_ view: AnyView, in probe: ProbeEnvironment) -> HostedContent {
    HostedContent(
      view, environment: probe.values, tint: probe.tint, reportsTaps: preset.configuration.needsTaps
    )
  }

  /// Returns the overlay.
  ///
  /// If the overlay has SwiftUI views, `hosted` shows them. If `hosted` is `nil`, new hosted
  /// content is created.
  @MainActor
  fileprivate func overlay(
    hosting hosted: HostedContent?, in probe: ProbeEnvironment
  ) -> OverlayDescription {
    let overlay =
      switch content {
      case .overlay(let overlay): overlay.fixed(to: probe.appearance)
      case .views(let view, let semantics):
        Overlay(
          (hosted ?? self.hosted(view, in: probe))
            .content(semantics: semantics, appearance: probe.appearance))
      }
    return OverlayDescription(overlay.preset(preset).name(name))
  }
}
#endif
