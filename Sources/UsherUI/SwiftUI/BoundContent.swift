#if canImport(SwiftUI) && canImport(UIKit)
internal import SwiftUI
internal import UIKit
internal import UsherUIKit

/// The content of an item's overlay: a preset, or views of SwiftUI's.
enum BoundContent {
  case preset(OverlayContent)
  case views(AnyView, Semantics)
}

/// An item's overlay, as a modifier describes it.
struct BoundDescription {
  var content: BoundContent
  var attributes: Attributes
  var name: String?
}

/// The request of an item, with the views in the overlay.
@MainActor
final class BoundRequest {
  let request: ItemRequest
  private let hosted: HostedContent?

  /// Asks a presenter for the overlay of an item.
  init(
    _ description: BoundDescription, on presenter: Presenter, from probe: Surroundings,
    _ report: RequestReport
  ) {
    hosted = description.hosted(in: probe)
    request = ItemRequest(
      description.overlay(hosting: hosted, in: probe), on: presenter, report)
    hosted?.handle = request.handle
  }

  /// Shows what a later description says.
  func update(to description: BoundDescription, from probe: Surroundings) {
    if let hosted, case .views(let view, _) = description.content {
      hosted.show(view, surroundings: probe.values, tint: probe.tint)
    }
    request.update(to: description.overlay(hosting: hosted, in: probe))
  }
}

/// The surroundings of the view that asks for an overlay.
@MainActor
struct Surroundings {
  let values: EnvironmentValues
  let tint: UIColor?
  /// The appearance, where the app's views have another one than their window; `nil` follows the window.
  let appearance: Appearance?

  /// The surroundings of a probe.
  init(_ values: EnvironmentValues, of probe: ProbeView) {
    self.values = values
    tint = probe.tintColor
    appearance = probe.appearance(amid: values)
  }
}

extension BoundDescription {
  /// The views in a new overlay; `nil` for a preset.
  @MainActor
  fileprivate func hosted(in probe: Surroundings) -> HostedContent? {
    guard case .views(let view, _) = content else { return nil }
    return HostedContent(view, surroundings: probe.values, tint: probe.tint)
  }

  /// The overlay; views are shown by `hosted`, which a preset has no need of.
  @MainActor
  fileprivate func overlay(
    hosting hosted: HostedContent?, in probe: Surroundings
  ) -> OverlayDescription {
    let shown =
      switch content {
      case .preset(let content): content.fixed(to: probe.appearance)
      case .views(let view, let semantics):
        (hosted ?? HostedContent(view, surroundings: probe.values))
          .content(semantics: semantics, appearance: probe.appearance)
      }
    return OverlayDescription(shown, using: attributes, name: name)
  }
}
#endif
