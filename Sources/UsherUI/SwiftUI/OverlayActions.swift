#if os(iOS)
public import SwiftUI
public import UsherUIKit

/// Presents overlays in the place set by the environment; read from the environment, and called
/// like a function.
///
/// Do not read the action in views that are updated often: the action holds their whole
/// environment.
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

  /// Presents SwiftUI views, which keep the environment of the view that read the action.
  ///
  /// By default the views are a message: they go after four seconds, on a tap and on a swipe, but
  /// not on a tap on a button, a row or another view with a gesture. Views with the role `alert` or
  /// `dialog` stay until they are dismissed or swiped away. In the views, `dismissOverlay()`
  /// dismisses the overlay, while SwiftUI's `dismiss()` closes the screen below.
  ///
  /// - Parameters:
  ///   - preset: The overlay's place, timing, behavior and surface; by default `.message`, and
  ///     `.persistent` for semantics with the role `alert` or `dialog`.
  ///   - name: The name by which the overlay can be found and compared.
  ///   - semantics: The overlay's meaning for screen readers.
  ///   - lifecycle: The callbacks for the overlay's milestones.
  ///   - content: Returns the views; called once. Only the views' own state updates them later.
  /// - Returns: The request's handle; `nil` while there is no window for the overlay.
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
  ///   - overlay: What is shown, where, when and how.
  ///   - preset: The settings to start from; `nil` for those of the overlay's own preset. If it has
  ///     none, an overlay with controls is `.persistent`: it stays until a button dismisses it or
  ///     the user swipes it away. Any other is a `.message`: it goes after four seconds, on a tap
  ///     and on a swipe.
  /// - Returns: The request's handle; `nil` while there is no window for the overlay.
  @discardableResult
  public func callAsFunction(
    _ overlay: Overlay, using preset: OverlayPreset? = nil
  ) -> PresentationHandle? {
    guard let presenter = held.presenter else { return nil }
    return presenter.present(
      overlay.fixed(to: held.appearance(on: presenter)),
      using: preset ?? overlay.preset ?? .standard(for: overlay.content))
  }

  /// Presents a message that provides its own overlay.
  ///
  /// - Parameter message: The message.
  /// - Returns: The request's handle; `nil` while there is no window for the overlay.
  @discardableResult
  public func callAsFunction(_ message: some OverlayMessage) -> PresentationHandle? {
    callAsFunction(message.overlay)
  }
}

/// Dismisses overlays; read from the environment, and called like a function.
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

  /// Dismisses the overlay that contains the view; a no-op outside overlays.
  ///
  /// SwiftUI's `dismiss` does not: in an overlay it closes the screen that requested the overlay.
  public func callAsFunction() {
    held.values.presentation?.dismiss()
  }

  /// Dismisses shown overlays and cancels waiting requests.
  ///
  /// - Parameters:
  ///   - selection: The overlays to dismiss.
  ///   - completion: Called once all of them are gone; not called without a window.
  public func callAsFunction(
    _ selection: OverlaySelection<String>, completion: (@MainActor () -> Void)? = nil
  ) {
    held.presenter?.dismiss(selection, completion: completion)
  }
}

extension EnvironmentValues {
  /// The action that presents overlays from any view: in the place of `overlays(in:)`, and without
  /// that modifier in the foreground scene.
  public var presentOverlay: PresentOverlayAction { PresentOverlayAction(environment: self) }

  /// The action that dismisses overlays from any view, including the overlay that contains the
  /// view.
  public var dismissOverlay: DismissOverlayAction { DismissOverlayAction(environment: self) }
}
#endif
