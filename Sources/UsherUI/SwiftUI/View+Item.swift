#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension View {
  /// Shows an overlay of SwiftUI views for the item of a binding.
  ///
  /// By default the overlay stays until the item goes or the user swipes the overlay away, and a
  /// tap has no effect besides that of the tapped view; with `.message` it goes after four seconds,
  /// on a tap and on a swipe. In the views, `dismissOverlay()` dismisses the overlay, while
  /// SwiftUI's `dismiss()` closes the screen below.
  ///
  /// Another value with the same `id` is shown in the same overlay. An item with another `id`
  /// requests its own overlay after the previous one was dismissed; `nil` dismisses the overlay.
  /// However an overlay ends, the binding becomes `nil` if it still holds the item.
  ///
  /// ```swift
  /// Button("Read") { letter = Letter(id: 1, subject: "Hello") }
  ///   .usherOverlay(item: $letter) { letter in Text(letter.subject).padding() }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item to show; an initial item counts.
  ///   - preset: Returns the place, timing, behaviour and surface of an item's overlay; the
  ///     defaults are those of the method with `isPresented`.
  ///   - name: The name by which the overlay can be found and compared.
  ///   - semantics: The overlay's meaning for screen readers; see the method with `isPresented`.
  ///   - removal: The treatment of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its item
  ///     and the outcome.
  ///   - content: Returns the views of an item.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Item: Identifiable, Views: View>(
    item: Binding<Item?>, using preset: ((Item) -> OverlayPreset)? = nil,
    name: String? = nil, semantics: Semantics = Semantics(),
    whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Item, Outcome) -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Views
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: item, items: { $0.map { [$0] } ?? [] }, remove: { _, item in item = nil },
        removal: removal, onDismiss: { onDismiss?($0, $1) },
        describe: {
          BoundDescription(
            .views(AnyView(content($0)), semantics), using: preset?($0), name: name)
        }))
  }

  /// Shows an overlay with ready-made content for the item of a binding; otherwise like the method
  /// with views.
  ///
  /// By default content without controls goes after four seconds, on a tap and on a swipe. Content
  /// with controls stays until the item goes, a button dismisses the overlay or the user swipes it
  /// away. SwiftUI's `dismiss` never concerns the overlay.
  ///
  /// - Parameters:
  ///   - item: The item to show; an initial item counts.
  ///   - preset: Returns the place, timing, behaviour and surface of an item's overlay; the
  ///     defaults are those of the method with `isPresented`.
  ///   - name: The name by which the overlay can be found and compared.
  ///   - removal: The treatment of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its item
  ///     and the outcome.
  ///   - content: Returns the content of an item, such as a preset.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Item: Identifiable>(
    item: Binding<Item?>, using preset: ((Item) -> OverlayPreset)? = nil,
    name: String? = nil, whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Item, Outcome) -> Void)? = nil, content: @escaping (Item) -> OverlayContent
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: item, items: { $0.map { [$0] } ?? [] }, remove: { _, item in item = nil },
        removal: removal, onDismiss: { onDismiss?($0, $1) },
        describe: {
          BoundDescription(.preset(content($0)), using: preset?($0), name: name)
        }))
  }

  /// Shows a message that provides its own content.
  ///
  /// By default a message without controls goes after four seconds, on a tap and on a swipe. A
  /// message with controls stays until the binding becomes `nil`, a button dismisses it or the user
  /// swipes it away. SwiftUI's `dismiss` never concerns the message.
  ///
  /// - Parameters:
  ///   - message: The message to show; an initial message counts.
  ///   - name: The name by which the overlay can be found and compared.
  ///   - removal: The treatment of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its message
  ///     and the outcome.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Message: OverlayMessage>(
    message: Binding<Message?>, name: String? = nil,
    whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Message, Outcome) -> Void)? = nil
  ) -> some View {
    usherOverlay(
      item: message, using: { $0.overlayPreset }, name: name, whenRemoved: removal,
      onDismiss: onDismiss
    ) { $0.overlayContent }
  }

  /// Shows an overlay of SwiftUI views for each item of a binding; the overlays take turns.
  ///
  /// By default each overlay stays until its item goes or the user swipes the overlay away, and the
  /// next one waits; a tap has no effect besides that of the tapped view. With `.message` each
  /// overlay goes after four seconds, on a tap and on a swipe. In the views, `dismissOverlay()`
  /// dismisses the overlay, while SwiftUI's `dismiss()` closes the screen below.
  ///
  /// Overlays are requested in the order of the items. An item whose overlay has ended is removed
  /// from the binding.
  ///
  /// - Parameters:
  ///   - items: The items to show.
  ///   - preset: Returns the place, timing, behaviour and surface of an item's overlay; the
  ///     defaults are those of the method with `isPresented`.
  ///   - name: The name by which the overlays can be found and compared.
  ///   - semantics: The meaning of each overlay for screen readers; see the method with
  ///     `isPresented`.
  ///   - removal: The treatment of the overlays when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its item
  ///     and the outcome.
  ///   - content: Returns the views of an item.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Item: Identifiable, Views: View>(
    items: Binding<[Item]>,
    using preset: ((Item) -> OverlayPreset)? = nil,
    name: String? = nil, semantics: Semantics = Semantics(),
    whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Item, Outcome) -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Views
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: items, items: { $0 }, remove: { id, items in items.removeAll { $0.id == id } },
        removal: removal, onDismiss: { onDismiss?($0, $1) },
        describe: {
          BoundDescription(
            .views(AnyView(content($0)), semantics), using: preset?($0), name: name)
        }))
  }
}
#endif
