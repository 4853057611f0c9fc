#if UIKIT_STAND_IN
import UIKit
import Usher

/// Creates an overlay that stays until it is dismissed, without entrance and exit.
@MainActor
func still(
  _ placement: OverlayPosition = .top, backdrop: Backdrop? = nil, name: String? = nil
) -> OverlayConfiguration {
  OverlayConfiguration(
    placement: placement, lifetime: .infinite, swipe: SwipePolicy(directions: [.up]),
    backdrop: backdrop, entrance: OverlayTransition(), exit: OverlayTransition())
}

/// Creates content with a padded text.
func text(_ words: String) -> OverlayContent {
  OverlayContent(
    .stack(
      OverlayNode.Stack(
        .vertical, padding: Insets(horizontal: 16, vertical: 14),
        children: [.text(OverlayNode.Text(words))])))
}

/// Creates content with a text and a field below the text.
func form(
  _ field: ObservableValue<String> = ObservableValue(""), isFirst: Bool = true,
  onDone: @escaping @MainActor @Sendable () -> Void = {}
) -> OverlayContent {
  OverlayContent(
    .stack(
      OverlayNode.Stack(
        .vertical, alignment: .fill, padding: Insets(horizontal: 16, vertical: 14),
        children: [
          .text(OverlayNode.Text("Your name")),
          .field(OverlayNode.Field(field, placeholder: OverlayNode.Text("Name"), isFirst: isFirst)),
          .button(OverlayNode.Button("Done", isDefault: true, perform: onDone)),
        ])))
}

extension CGPoint {
  /// Creates the center of a rectangle.
  init(inMiddleOf rect: OverlayRect) {
    self.init(x: (rect.minX + rect.maxX) / 2, y: (rect.minY + rect.maxY) / 2)
  }
}
#endif
