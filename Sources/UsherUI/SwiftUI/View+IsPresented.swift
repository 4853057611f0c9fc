#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
public import UsherUIKit

extension View {
  /// Shows an overlay of SwiftUI views while a binding is true.
  ///
  /// The overlay takes its turn among all others. The views follow what they read, as a sheet's do, and keep the
  /// surroundings of this view: its tint, locale, layout direction, text size, and the app's own values.
  ///
  /// However the overlay ends, the binding becomes false: as its exit begins, or when the request is refused. While
  /// the overlay leaves, the binding can be set to true again, which asks for another overlay.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to show the overlay; a binding that is true from the start counts.
  ///   - attributes: Where, when and how, and on what surface; the standard card unless they say otherwise.
  ///   - name: What the overlay can be found and compared by.
  ///   - semantics: What the overlay is to assistive technology, which reads the views themselves; a label is also
  ///     announced. With a role of an alert or a dialog, the countdown waits while a screen reader is on.
  ///   - removal: What becomes of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, when it has gone or was refused, with the reason.
  ///   - content: The views.
  /// - Returns: The view, which asks for overlays besides.
  public func usherOverlay<Views: View>(
    isPresented: Binding<Bool>, using attributes: Attributes = Attributes(), name: String? = nil,
    semantics: Semantics = Semantics(), whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Outcome) -> Void)? = nil, @ViewBuilder content: @escaping () -> Views
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: isPresented, items: PresentedItem.items,
        remove: { _, isPresented in isPresented = false }, removal: removal,
        onDismiss: { onDismiss?($1) },
        describe: { _ in
          BoundDescription(
            content: .views(AnyView(content()), semantics), attributes: attributes, name: name)
        }))
  }

  /// Shows an overlay with ready-made content while a binding is true.
  ///
  /// As with views; content that looks different from before takes its place in the same overlay.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to show the overlay; a binding that is true from the start counts.
  ///   - attributes: Where, when and how, and on what surface; what they leave open, the content says.
  ///   - name: What the overlay can be found and compared by.
  ///   - removal: What becomes of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, when it has gone or was refused, with the reason.
  ///   - content: The content, such as a preset.
  /// - Returns: The view, which asks for overlays besides.
  public func usherOverlay(
    isPresented: Binding<Bool>, using attributes: Attributes = Attributes(), name: String? = nil,
    whenRemoved removal: OverlayRemoval = .dismisses, onDismiss: ((Outcome) -> Void)? = nil,
    content: @escaping () -> OverlayContent
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: isPresented, items: PresentedItem.items,
        remove: { _, isPresented in isPresented = false }, removal: removal,
        onDismiss: { onDismiss?($1) },
        describe: { _ in
          BoundDescription(content: .preset(content()), attributes: attributes, name: name)
        }))
  }
}

/// The one item of a binding that is true.
struct PresentedItem: Identifiable {
  var id: Bool { true }

  /// The item, if a binding is true.
  static func items(_ isPresented: Bool) -> [PresentedItem] { isPresented ? [PresentedItem()] : [] }
}
#endif
