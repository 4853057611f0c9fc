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
@MainActor
public struct PresentOverlayAction {
  private let held: HeldValues
  private var environment: EnvironmentValues { held.values }

  nonisolated init(environment: EnvironmentValues) { held = HeldValues(values: environment) }

  /// Presents SwiftUI views, which keep the surroundings of the view that the action was read in.
  ///
  /// - Parameters:
  ///   - attributes: Where, when and how, and on what surface.
  ///   - name: What the overlay can be found and compared by.
  ///   - semantics: What the overlay is to assistive technology.
  ///   - lifecycle: What to be called for.
  ///   - content: The views, made once; they follow the state they keep themselves.
  /// - Returns: The request; `nil` where there is no window to show it in, or none yet.
  @discardableResult
  public func callAsFunction<Views: View>(
    using attributes: Attributes = Attributes(), name: String? = nil,
    semantics: Semantics = Semantics(), lifecycle: Lifecycle = Lifecycle(),
    @ViewBuilder content: () -> Views
  ) -> PresentationHandle? {
    guard let presenter else { return nil }
    let hosted = HostedContent(AnyView(content()), surroundings: environment)
    let handle = presenter.present(
      hosted.content(semantics: semantics, appearance: appearance(on: presenter)),
      using: attributes, name: name, lifecycle: lifecycle)
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
  /// - Returns: The request; `nil` where there is no window to show it in, or none yet.
  @discardableResult
  public func callAsFunction(
    _ content: OverlayContent, using attributes: Attributes = Attributes(), name: String? = nil,
    lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle? {
    guard let presenter else { return nil }
    return presenter.present(
      content.fixed(to: appearance(on: presenter)), using: attributes, name: name,
      lifecycle: lifecycle)
  }

  /// Presents a message that says its own content.
  ///
  /// - Parameter message: The message.
  /// - Returns: The request; `nil` where there is no window to show it in, or none yet.
  @discardableResult
  public func callAsFunction(_ message: some OverlayMessage) -> PresentationHandle? {
    callAsFunction(message.overlayContent, using: message.overlayAttributes)
  }

  private var presenter: Presenter? { environment.actingPresenter }

  /// What an overlay of a presenter has to be fixed to, so that it looks like the view that the action was read in.
  private func appearance(on presenter: Presenter) -> Appearance? {
    Appearance(environment.colorScheme).toFix(in: presenter.uiKitHost?.appearance)
  }
}

/// Dismisses overlays; read from the environment, and called like a function.
@MainActor
public struct DismissOverlayAction {
  private let held: HeldValues
  private var environment: EnvironmentValues { held.values }

  nonisolated init(environment: EnvironmentValues) { held = HeldValues(values: environment) }

  /// Dismisses the overlay that the view stands in; without effect outside overlays.
  public func callAsFunction() {
    environment.presentation?.dismiss()
  }

  /// Dismisses what is shown and takes back what waits.
  ///
  /// - Parameters:
  ///   - selection: Which overlays.
  ///   - completion: Called once all of them have gone; not called where there is no window.
  public func callAsFunction(
    _ selection: OverlaySelection, completion: (@MainActor () -> Void)? = nil
  ) {
    environment.actingPresenter?.dismiss(selection, completion: completion)
  }
}

/// Values that an action has read, which nobody changes any more; only the main actor reads them.
private struct HeldValues: @unchecked Sendable {
  let values: EnvironmentValues
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
    presentation?.presenter ?? overlayRoot.presenter(orElse: .default)
  }
}
#endif
