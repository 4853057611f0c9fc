#if canImport(SwiftUI) && canImport(UIKit)
internal import Combine
package import SwiftUI
internal import UIKit
internal import UsherUIKit

/// SwiftUI's views in an overlay, with the surroundings of the view that asked for the overlay.
///
/// What the views show can be replaced at any time; their own state lasts, also where the overlay's card is built
/// anew.
@MainActor
final class HostedContent: ObservableObject {
  /// The views.
  @Published private(set) var view: AnyView
  /// The surroundings of the view that asked for the overlay.
  private(set) var surroundings: EnvironmentValues
  /// UIKit's tint there; `nil` leaves that of the overlays' window.
  private var tint: UIColor?
  /// The request, once made; the views are measured before, and are told then.
  @Published var handle: PresentationHandle?
  private weak var controller: HostingController<HostedView>?

  /// Makes content of views.
  init(_ view: AnyView, surroundings: EnvironmentValues, tint: UIColor? = nil) {
    self.view = view
    self.surroundings = surroundings
    self.tint = tint
  }

  /// Shows other views, and lets the overlay grow or shrink with them.
  func show(_ view: AnyView, surroundings: EnvironmentValues, tint: UIColor? = nil) {
    self.surroundings = surroundings
    self.tint = tint
    self.view = view
    controller?.view.tintColor = tint
    controller?.view.usherNeedsMeasuring()
  }

  /// The same as content of an overlay.
  func content(semantics: Semantics, appearance: Appearance?) -> OverlayContent {
    let view = Node.NativeView(
      taking: { self.controllerOfViews() }, size: Size(width: 24, height: 24), isFlexible: true,
      hasControls: semantics.asksForSomething)
    return OverlayContent(.native(view), appearance: appearance, semantics: semantics)
  }

  /// The one controller of the views, whose state lasts.
  private func controllerOfViews() -> UIViewController {
    if let controller { return controller }
    let made = HostingController(rootView: HostedView(hosted: self), ignoresSafeArea: true)
    made.view.tintColor = tint
    controller = made
    return made
  }
}

extension Semantics {
  /// Whether the overlay waits for an answer, so that there is something to use in its content; SwiftUI does not tell
  /// what its views have.
  fileprivate var asksForSomething: Bool {
    switch role {
    case .alert, .dialog: true
    case .status, nil: false
    }
  }
}

/// The root of the views in an overlay.
struct HostedView: View {
  @ObservedObject var hosted: HostedContent

  var body: some View {
    let surroundings = hosted.surroundings
    hosted.view
      .environment(\.overlayAround, OverlayAround(content: hosted, handle: hosted.handle))
      .transformEnvironment(\.self) { $0 = surroundings.inOverlay(of: $0) }
  }
}

extension EnvironmentValues {
  /// The same values but for what belongs to the overlay itself: the size classes, the scale of the display, the
  /// colour scheme, which is that of the overlay's card, and whether controls are enabled, which a screen that is busy
  /// may say of itself alone.
  package func inOverlay(of own: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.horizontalSizeClass = own.horizontalSizeClass
    values.verticalSizeClass = own.verticalSizeClass
    values.displayScale = own.displayScale
    values.colorScheme = own.colorScheme
    values.isEnabled = true
    return values
  }
}
#endif
