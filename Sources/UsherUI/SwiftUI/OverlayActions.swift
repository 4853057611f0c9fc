#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
public import UsherUIKit

/// Presents overlays where the environment says; read from the environment, and called like a function.
///
/// ```swift
/// @Environment(\.presentOverlay) private var presentOverlay
/// Button("Save") { presentOverlay { Label("Saved", systemImage: "checkmark").padding() } }
/// ```
///
/// Keep views free of it that are updated often: the action holds their whole environment.
public struct PresentOverlayAction {
  let environment: EnvironmentValues

  /// Presents SwiftUI views, which keep the surroundings of the view that the action was read in.
  ///
  /// - Parameters:
  ///   - attributes: Where, when and how, and on what surface.
  ///   - name: What the overlay can be found and compared by.
  ///   - semantics: What the overlay is to assistive technology.
  ///   - lifecycle: What to be called for.
  ///   - content: The views, made once; they follow the state they keep themselves.
  /// - Returns: The request; `nil` where there is no window to show it in.
  @MainActor @discardableResult
  public func callAsFunction<Views: View>(
    using attributes: Attributes = Attributes(), name: String? = nil,
    semantics: Semantics = Semantics(), lifecycle: Lifecycle = Lifecycle(),
    @ViewBuilder content: () -> Views
  ) -> PresentationHandle? {
    guard let presenter else { return nil }
    let hosted = HostedContent(AnyView(content()), surroundings: environment)
    let handle = presenter.present(
      hosted.content(semantics: semantics, appearance: nil), using: attributes, name: name,
      lifecycle: lifecycle)
    hosted.handle = handle
    return handle
  }

  /// Presents ready-made content, such as a preset.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - attributes: Where, when and how, and on what surface; what they leave open, the content says.
  ///   - name: What the overlay can be found and compared by.
  ///   - lifecycle: What to be called for.
  /// - Returns: The request; `nil` where there is no window to show it in.
  @MainActor @discardableResult
  public func callAsFunction(
    _ content: OverlayContent, using attributes: Attributes = Attributes(), name: String? = nil,
    lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle? {
    presenter?.present(content, using: attributes, name: name, lifecycle: lifecycle)
  }

  /// Presents a message that says its own content.
  ///
  /// - Parameter message: The message.
  /// - Returns: The request; `nil` where there is no window to show it in.
  @MainActor @discardableResult
  public func callAsFunction(_ message: some OverlayMessage) -> PresentationHandle? {
    callAsFunction(message.overlayContent, using: message.overlayAttributes)
  }

  @MainActor
  private var presenter: Presenter? { environment.actingPresenter }
}

/// Dismisses overlays; read from the environment, and called like a function.
public struct DismissOverlayAction {
  let environment: EnvironmentValues

  /// Dismisses the overlay that the view stands in; without effect outside overlays.
  @MainActor
  public func callAsFunction() {
    environment.presentation?.dismiss()
  }

  /// Dismisses what is shown and takes back what waits.
  ///
  /// - Parameters:
  ///   - selection: Which overlays.
  ///   - completion: Called once all of them have gone; not called where there is no window.
  @MainActor
  public func callAsFunction(
    _ selection: OverlaySelection, completion: (@MainActor () -> Void)? = nil
  ) {
    environment.actingPresenter?.dismiss(selection, completion: completion)
  }
}

extension EnvironmentValues {
  /// Presents overlays from anywhere in the views: in the place of `overlays(in:)`, and without that modifier in the
  /// scene in front.
  public var presentOverlay: PresentOverlayAction { PresentOverlayAction(environment: self) }

  /// Dismisses overlays from anywhere in the views, the overlay itself from within.
  public var dismissOverlay: DismissOverlayAction { DismissOverlayAction(environment: self) }

  /// The presenter that actions act on.
  @MainActor
  fileprivate var actingPresenter: Presenter? {
    presentation?.presenter ?? overlayRoot?.presenter ?? .default
  }
}
#endif
