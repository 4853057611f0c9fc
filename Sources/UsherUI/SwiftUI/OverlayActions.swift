#if os(iOS)
public import SwiftUI
public import UsherUIKit

/// Presents overlays.
///
/// Read this action from the environment, and call it like a function.
///
/// Overlays are shown in the place that the environment determines. Don't read the action in views
/// that are updated often, because the action contains their entire environment.
///
/// ```swift
/// @Environment(\.presentOverlay) private var presentOverlay
///
/// var body: some View {
///   Button("Save") { presentOverlay { Label("Saved", systemImage: "checkmark").padding() } }
/// }
/// ```
@MainActor
public struct PresentOverlayAction {
  let held: HeldValues

  nonisolated init(environment: EnvironmentValues) { held = HeldValues(values: environment) }

  /// Presents SwiftUI views in the environment of the view that reads this action.
  ///
  /// By default, the views are shown as a message, which is dismissed after four seconds, by a tap,
  /// or by a swipe. Taps on buttons, rows and other views with a gesture don't dismiss it. Views
  /// with the role `alert` or `dialog` stay until they are dismissed or swiped away. Inside the
  /// views, `dismissOverlay()` dismisses the overlay. SwiftUI's `dismiss()` closes the screen that
  /// requested it.
  ///
  /// - Parameters:
  ///   - preset: The overlay's position, timing, behavior and surface. If it is `nil`, the preset
  ///     is `.persistent` for semantics with the role `alert` or `dialog`, and `.message`
  ///     otherwise.
  ///   - name: The name used to find and compare the overlay.
  ///   - semantics: The overlay's meaning for screen readers.
  ///   - lifecycle: The callbacks for the overlay's milestones.
  ///   - content: A closure that returns the views. It's called once. After that, only the views'
  ///     own state updates them.
  /// - Returns: The handle of the request, or `nil` if there is no window for the overlay.
  @discardableResult
  public func callAsFunction<Views: View>(
    using preset: OverlayPreset? = nil, name: String? = nil,
    semantics: Semantics = Semantics(), lifecycle: Lifecycle = Lifecycle(),
    @ViewBuilder content: () -> Views
  ) -> PresentationHandle? {
    guard let presenter = held.presenter else { return nil }
    let preset = preset ?? .standard(forViewsAs: semantics.role, isBound: false)
    let hosted = HostedContent(
      AnyView(content()), environment: held.values, reportsTaps: preset.configuration.needsTaps)
    let handle = presenter.present(
      hosted.content(semantics: semantics, appearance: held.appearance(on: presenter)),
      using: preset, name: name, lifecycle: lifecycle)
    hosted.handle = handle
    return handle
  }

  /// Presents an overlay.
  ///
  /// ```swift
  /// presentOverlay(.toast("Saved").position(.bottom))
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: The overlay to present.
  ///   - preset: The settings to start from, or `nil` to use the overlay's preset. If the overlay
  ///     has no preset either, an overlay with controls is `.persistent`, and stays until a button
  ///     or a swipe dismisses it. Any other overlay is a `.message`, and is dismissed after four
  ///     seconds, by a tap, or by a swipe.
  /// - Returns: The handle of the request, or `nil` if there is no window for the overlay.
  @discardableResult
  public func callAsFunction(
    _ overlay: Overlay, using preset: OverlayPreset? = nil
  ) -> PresentationHandle? {
    guard let presenter = held.presenter else { return nil }
    return presenter.present(
      overlay.fixed(to: held.appearance(on: presenter)),
      using: preset ?? overlay.preset ?? .standard(for: overlay.content))
  }

  /// Presents the overlay of a message.
  ///
  /// - Parameter message: The message to present.
  /// - Returns: The handle of the request, or `nil` if there is no window for the overlay.
  @discardableResult
  public func callAsFunction(_ message: some OverlayMessage) -> PresentationHandle? {
    callAsFunction(message.overlay)
  }
}

/// Dismisses overlays.
///
/// Read this action from the environment, and call it like a function.
///
/// ```swift
/// @Environment(\.dismissOverlay) private var dismissOverlay
///
/// var body: some View {
///   Button("Done") { dismissOverlay() }
/// }
/// ```
@MainActor
public struct DismissOverlayAction {
  private let held: HeldValues

  nonisolated init(environment: EnvironmentValues) { held = HeldValues(values: environment) }

  /// Dismisses the overlay that contains the view.
  ///
  /// Does nothing if the view isn't in an overlay. In contrast, SwiftUI's `dismiss` closes the
  /// screen that requested the overlay.
  public func callAsFunction() {
    held.values.presentation?.dismiss()
  }

  /// Dismisses shown overlays and cancels waiting requests.
  ///
  /// - Parameters:
  ///   - selection: The overlays and requests to dismiss.
  ///   - completion: Called after all selected overlays are removed, but not if there is no window.
  public func callAsFunction(
    _ selection: OverlaySelection<String>, completion: (@MainActor () -> Void)? = nil
  ) {
    held.presenter?.dismiss(selection, completion: completion)
  }
}

extension EnvironmentValues {
  /// The action that presents overlays from any view.
  ///
  /// In the views of an overlay, the action uses the presenter of that overlay. Elsewhere, it uses
  /// the presenter that `overlays(in:)` or `overlays(by:)` determines. Without these modifiers, it
  /// uses `Presenter.default`, in the scene that most recently became active.
  public var presentOverlay: PresentOverlayAction { PresentOverlayAction(environment: self) }

  /// The action that dismisses overlays from any view, including the overlay that contains the
  /// view.
  public var dismissOverlay: DismissOverlayAction { DismissOverlayAction(environment: self) }
}
#endif
