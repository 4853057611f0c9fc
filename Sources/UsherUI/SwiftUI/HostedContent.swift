#if os(iOS)
internal import Combine
internal import SwiftUI
internal import UIKit
@_spi(Facades) internal import UsherUIKit

/// The SwiftUI views in an overlay, with the environment of the view that requested the overlay.
///
/// The views can be replaced at any time. Their state is preserved, even if the overlay's card is
/// rebuilt.
@MainActor
final class HostedContent: ObservableObject {
  @Published private(set) var view: AnyView
  private(set) var environment: EnvironmentValues
  /// The tint color of the requesting view, or `nil` to use the tint color of the overlays' window.
  private var tint: UIColor?
  /// Whether the overlay reacts to taps that the views don't use.
  private(set) var reportsTaps: Bool
  /// The handle of the request.
  ///
  /// The handle is set after the request is made, and therefore after the views are first measured.
  @Published var handle: PresentationHandle?
  private weak var controller: HostingController<HostedView>?

  init(
    _ view: AnyView, environment: EnvironmentValues, tint: UIColor? = nil, reportsTaps: Bool
  ) {
    self.view = view
    self.environment = environment
    self.tint = tint
    self.reportsTaps = reportsTaps
  }

  /// Replaces the views, and updates the size of the overlay.
  func show(
    _ view: AnyView, environment: EnvironmentValues, tint: UIColor? = nil, reportsTaps: Bool
  ) {
    self.environment = environment
    self.tint = tint
    self.reportsTaps = reportsTaps
    self.view = view
    controller?.view.tintColor = tint
    controller?.view.usherNeedsMeasuring()
  }

  func content(semantics: Semantics, appearance: Appearance?) -> OverlayContent {
    let view = OverlayNode.NativeView(
      taking: { self.controllerOfViews() }, size: OverlaySize(width: 24, height: 24),
      isFlexible: true,
      hasControls: semantics.asksForSomething)
    return OverlayContent(.native(view), appearance: appearance, semantics: semantics)
  }

  /// Returns the only controller of the views.
  ///
  /// The controller stores their state. It is created by the first call, and again if it was
  /// released.
  private func controllerOfViews() -> UIViewController {
    if let controller { return controller }
    let made = HostingController(rootView: HostedView(hosted: self), ignoresSafeArea: true)
    made.view.tintColor = tint
    controller = made
    return made
  }
}

extension Semantics {
  /// Whether the overlay requires a response.
  ///
  /// If so, its content is treated as having controls, because SwiftUI doesn't report whether views
  /// have controls.
  fileprivate var asksForSomething: Bool {
    switch role {
    case .alert, .dialog: true
    case .status, nil: false
    }
  }
}

struct HostedView: View {
  @ObservedObject var hosted: HostedContent

  var body: some View {
    let environment = hosted.environment
    hosted.view
      // The entire overlay avoids the keyboard. Before iOS 16.4, the views would avoid it as well.
      .ignoresSafeArea(.keyboard)
      .environment(\.overlayAround, OverlayAround(content: hosted, handle: hosted.handle))
      // The requesting view's text color fits the surface of that view, but not the overlay's
      // surface.
      .foregroundColor(nil)
      .transformEnvironment(\.self) { $0 = environment.inOverlay(of: $0) }
      .contentShape(Rectangle())
      // Gestures inside the views have precedence over this gesture, so buttons and rows receive
      // their taps. https://developer.apple.com/documentation/swiftui/view/gesture(_:including:)
      .gesture(
        TapGesture().onEnded { hosted.handle?.contentTapped() },
        including: hosted.reportsTaps ? .all : .subviews)
  }
}
#endif
