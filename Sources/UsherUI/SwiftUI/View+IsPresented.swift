#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension View {
  /// Shows an overlay of SwiftUI views while a binding is `true`.
  ///
  /// By default, the overlay stays until the binding becomes `false` or the user swipes it away,
  /// and taps have an effect only on controls. Use the preset `.message` for a message that is
  /// dismissed after four seconds, by a tap, or by a swipe. A tap on a button, a row or another
  /// view with a gesture never dismisses the overlay.
  ///
  /// Inside the views, `dismissOverlay()` dismisses the overlay. SwiftUI's `dismiss()` belongs to
  /// this view and closes the screen below.
  ///
  /// The overlay is queued with all other overlays. Its views are updated when their state changes,
  /// like the views of a sheet. The views use the environment of this view, for example its tint
  /// color, font, locale, layout direction, text size, and the app's own values. They don't use
  /// values that a list, a toolbar or a form sets for the views inside.
  ///
  /// The binding becomes `false` when the overlay starts to exit for any reason, or when the
  /// request is refused. If you set it to `true` again while the overlay exits, a new overlay is
  /// requested. If there is no window, the overlay is requested once a window is available.
  ///
  /// ```swift
  /// Button("Save") { isSaved = true }
  ///   .usherOverlay(isPresented: $isSaved, using: .message) { Text("Saved").padding() }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether to show the overlay. An overlay is also shown if the initial value is
  ///     `true`.
  ///   - preset: The overlay's position, timing, behavior and surface. If it is `nil`, the preset
  ///     is `.message` for semantics with the role `status`, and `.persistent` otherwise.
  ///   - name: The name used to find and compare the overlay.
  ///   - semantics: The overlay's meaning for screen readers. Screen readers read the views
  ///     themselves, and a label is also announced. If the role is an alert or a dialog, the
  ///     countdown is paused while a screen reader is in use.
  ///   - removal: Whether the overlay is dismissed or stays when this view is removed.
  ///   - onDismiss: Called once for each overlay with its outcome, after the overlay is removed or
  ///     refused.
  ///   - content: A closure that returns the views.
  /// - Returns: A view that requests overlays.
  public func usherOverlay<Views: View>(
    isPresented: Binding<Bool>, using preset: OverlayPreset? = nil, name: String? = nil,
    semantics: Semantics = Semantics(), whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Outcome) -> Void)? = nil, @ViewBuilder content: @escaping () -> Views
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: isPresented, items: PresentedItem.items,
        remove: { _, isPresented in isPresented = false }, removal: removal,
        onDismiss: { onDismiss?($1) },
        describe: { _ in
          BoundDescription(.views(AnyView(content()), semantics), using: preset, name: name)
        }))
  }

  /// Shows an overlay while a binding is `true`.
  ///
  /// If the closure returns a different overlay in a later update, the shown overlay is updated.
  /// The countdown continues if only the content differs, and otherwise restarts. SwiftUI's
  /// `dismiss` never dismisses the overlay. Everything else is as described for an overlay of
  /// SwiftUI views.
  ///
  /// ```swift
  /// Button("Copy") { isCopied = true }
  ///   .usherOverlay(isPresented: $isCopied) { .toast("Copied").position(.bottom) }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether to show the overlay. An overlay is also shown if the initial value is
  ///     `true`.
  ///   - preset: The settings to start from, or `nil` to use the overlay's preset. If the overlay
  ///     has no preset either, an overlay with controls is `.persistent`. Any other overlay is a
  ///     `.message`, and is dismissed after four seconds, by a tap, or by a swipe.
  ///   - removal: Whether the overlay is dismissed or stays when this view is removed.
  ///   - onDismiss: Called once for each overlay with its outcome, after the overlay is removed or
  ///     refused.
  ///   - overlay: A closure that returns the overlay.
  /// - Returns: A view that requests overlays.
  public func usherOverlay(
    isPresented: Binding<Bool>, using preset: OverlayPreset? = nil,
    whenRemoved removal: OverlayRemoval = .dismisses, onDismiss: ((Outcome) -> Void)? = nil,
    overlay: @escaping () -> Overlay
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: isPresented, items: PresentedItem.items,
        remove: { _, isPresented in isPresented = false }, removal: removal,
        onDismiss: { onDismiss?($1) },
        describe: { _ in BoundDescription(.overlay(overlay()), using: preset, name: nil) }))
  }

  /// Shows a toast while a binding is `true`.
  ///
  /// The binding becomes `false` when the toast starts to exit.
  ///
  /// ```swift
  /// Button("Save") { isSaved = true }
  ///   .usherToast("Saved", isPresented: $isSaved)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The toast's text.
  ///   - isPresented: Whether to show the toast. A toast is also shown if the initial value is
  ///     `true`.
  ///   - icon: The icon before the text, or `nil` to show none.
  ///   - button: The button next to the text, or `nil` to show none.
  /// - Returns: A view that requests toasts.
  public func usherToast(
    _ text: OverlayText, isPresented: Binding<Bool>, icon: OverlayNode.Image.Source? = nil,
    button: OverlayNode.Button? = nil
  ) -> some View {
    usherOverlay(isPresented: isPresented) { .toast(text, icon: icon, button: button) }
  }

  /// Shows a toast whose text isn't a literal, and is therefore shown as is.
  @_disfavoredOverload
  public func usherToast<Text: StringProtocol>(
    _ text: Text, isPresented: Binding<Bool>, icon: OverlayNode.Image.Source? = nil,
    button: OverlayNode.Button? = nil
  ) -> some View {
    usherToast(
      OverlayText(verbatim: text), isPresented: isPresented, icon: icon, button: button)
  }
}

/// The item that represents the value `true` of a Boolean binding.
struct PresentedItem: Identifiable {
  var id: Bool { true }

  static func items(_ isPresented: Bool) -> [PresentedItem] { isPresented ? [PresentedItem()] : [] }
}
#endif
