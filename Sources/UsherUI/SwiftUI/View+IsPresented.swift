#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension View {
  /// Shows an overlay of SwiftUI views while a binding is true.
  ///
  /// By default the overlay stays until the binding becomes false or the user swipes it away, and a
  /// tap has no effect besides that of the tapped view. A message, which goes after four seconds,
  /// on a tap and on a swipe, has the preset `.message`. A tap on a button, a row or another
  /// view with a gesture never dismisses the overlay.
  ///
  /// In the views, `dismissOverlay()` dismisses the overlay, while SwiftUI's `dismiss()` is that of
  /// this view and closes the screen below.
  ///
  /// The overlay takes its turn among all others. The views are updated when their state changes,
  /// as a sheet's are, and keep the environment of this view: its tint, font, locale, layout
  /// direction, text size, and the app's own values; but not what a list, a toolbar or a form sets
  /// for the views inside.
  ///
  /// However the overlay ends, the binding becomes false: when its exit begins, or when the request
  /// is refused. While the overlay leaves, the binding can be set to true again, which requests
  /// another overlay.
  ///
  /// ```swift
  /// Button("Save") { isSaved = true }
  ///   .usherOverlay(isPresented: $isSaved, using: .message) { Text("Saved").padding() }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether to show the overlay; an initial value of true counts.
  ///   - preset: The overlay's place, timing, behavior and surface; by default `.persistent`,
  ///     and `.message` for semantics with the role `status`.
  ///   - name: The name by which the overlay can be found and compared.
  ///   - semantics: The overlay's meaning for screen readers, which read the views themselves; a
  ///     label is also announced. With a role of an alert or a dialog, the countdown waits while a
  ///     screen reader is on.
  ///   - removal: The treatment of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with the
  ///     outcome.
  ///   - content: The views.
  /// - Returns: The view, which now requests overlays.
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

  /// Shows an overlay while a binding is true.
  ///
  /// SwiftUI's `dismiss` never concerns the overlay. Otherwise it behaves as one of SwiftUI views.
  /// If the closure returns another overlay, that replaces the one before in its place.
  ///
  /// ```swift
  /// Button("Copy") { isCopied = true }
  ///   .usherOverlay(isPresented: $isCopied) { .toast("Copied").position(.bottom) }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether to show the overlay; an initial value of true counts.
  ///   - preset: The settings to start from; `nil` for those of the overlay's own preset. If it has
  ///     none, an overlay with controls is `.persistent`, and any other a `.message`, which goes
  ///     after four seconds, on a tap and on a swipe.
  ///   - removal: The treatment of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with the
  ///     outcome.
  ///   - overlay: Returns the overlay.
  /// - Returns: The view, which now requests overlays.
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

  /// Shows a toast while a binding is true, which becomes false when the toast's exit begins.
  ///
  /// ```swift
  /// Button("Save") { isSaved = true }
  ///   .usherToast("Saved", isPresented: $isSaved)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isPresented: Whether to show the toast; an initial value of true counts.
  ///   - icon: The icon before the text; `nil` for none.
  ///   - button: The button next to the text; `nil` for none.
  /// - Returns: The view, which now requests toasts.
  public func usherToast(
    _ text: String, isPresented: Binding<Bool>, icon: OverlayNode.Image.Source? = nil,
    button: OverlayNode.Button? = nil
  ) -> some View {
    usherOverlay(isPresented: isPresented) { .toast(text, icon: icon, button: button) }
  }
}

/// The only item of a binding that is true.
struct PresentedItem: Identifiable {
  var id: Bool { true }

  /// Returns the item if the binding is true.
  static func items(_ isPresented: Bool) -> [PresentedItem] { isPresented ? [PresentedItem()] : [] }
}
#endif
