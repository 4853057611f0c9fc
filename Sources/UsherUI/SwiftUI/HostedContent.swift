#if os(iOS)
internal import Combine
internal import SwiftUI
internal import UIKit
@_spi(Facades) internal import UsherUIKit

/// The SwiftUI views in an overlay, with the environment of the view that requested the overlay.
///
/// The views can be replaced at any time. Their own state is kept, even if the overlay's card is
/// rebuilt.
@MainActor
final class HostedContent: ObservableObject {
  /// The views.
  @Published private(set) var view: AnyView
  /// The environment of the view that requested the overlay.
  private(set) var environment: EnvironmentValues
  /// The tint of the requesting UIKit view; `nil` keeps that of the overlays' window.
  private var tint: UIColor?
  /// Whether the overlay reacts to the taps that none of the views has taken.
  private(set) var reportsTaps: Bool
  /// The request's handle; set after the request was made, which is after the views' first
  /// measurement.
  @Published var handle: PresentationHandle?
  private weak var controller: HostingController<HostedView>?

  /// Makes content from views.
  init(
    _ view: AnyView, environment: EnvironmentValues, tint: UIColor? = nil, reportsTaps: Bool
  ) {
    self.view = view
    self.environment = environment
    self.tint = tint
    self.reportsTaps = reportsTaps
  }

  /// Shows other views; the overlay's size follows.
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

  /// Returns the views as an overlay's content.
  func content(semantics: Semantics, appearance: Appearance?) -> OverlayContent {
    let view = OverlayNode.NativeView(
      taking: { self.controllerOfViews() }, size: OverlaySize(width: 24, height: 24),
      isFlexible: true,
      hasControls: semantics.asksForSomething)
    return OverlayContent(.native(view), appearance: appearance, semantics: semantics)
  }

  /// Returns the views' only controller, which keeps their state.
  private func controllerOfViews() -> UIViewController {
    if let controller { return controller }
    let made = HostingController(rootView: HostedView(hosted: self), ignoresSafeArea: true)
    made.view.tintColor = tint
    controller = made
    return made
  }
}

extension Semantics {
  /// Whether the overlay expects an answer, so that its content counts as having controls; SwiftUI
  /// does not tell whether views have any.
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
    let environment = hosted.environment
    hosted.view
      // The whole overlay keeps clear of the keyboard. Before iOS 16.4 the views would do so, too.
      .ignoresSafeArea(.keyboard)
      .environment(\.overlayAround, OverlayAround(content: hosted, handle: hosted.handle))
      // The color of text belongs to the surface that the text was on.
      .foregroundColor(nil)
      .transformEnvironment(\.self) { $0 = environment.inOverlay(of: $0) }
      .contentShape(Rectangle())
      // SwiftUI gives this gesture less precedence than those inside, so buttons and rows keep
      // their taps. https://developer.apple.com/documentation/swiftui/view/gesture(_:including:)
      .gesture(
        TapGesture().onEnded { hosted.handle?.contentTapped() },
        including: hosted.reportsTaps ? .all : .subviews)
  }
}
#endif
