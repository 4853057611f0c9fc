#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

/// The content of an overlay whose frame is that of a background inside a larger view.
@MainActor
package final class BackgroundContent {
  private let holder: BackgroundHolder
  private let spoken: SpokenElements

  /// Prepares the content.
  ///
  /// - Parameters:
  ///   - view: The whole view.
  ///   - background: Returns the part of the view that becomes the overlay's frame.
  ///   - backgroundLayout: Returns the view's relation to the background.
  ///   - spoken: The view's accessibility elements.
  package init(
    of view: UIView, background: @escaping @MainActor () -> UIView,
    backgroundLayout: @escaping @MainActor () -> BackgroundLayout,
    spoken: SpokenElements
  ) {
    self.spoken = spoken
    holder = BackgroundHolder(
      of: view, background: background, backgroundLayout: backgroundLayout, spoken: spoken)
  }

  /// The current content: the view itself, with the background's corners for hit testing.
  package var content: OverlayContent {
    // A view that knows its own size is its own background.
    guard !(holder.view is any SelfSizingView) else { return OverlayContent(holder.view) }
    if let own = holder.view.ownContent { return own }
    return OverlayContent(
      .native(
        OverlayNode.NativeView(
          taking: holder, size: holder.naturalSize, says: holder.view.statements,
          hasControls: holder.view.holdsControls
        ) { [holder] in holder.holdView() }),
      style: OverlayStyle(
        background: .clear, corners: Corners(holder.background().layer), shadow: nil),
      appearance: Appearance(holder.view.overrideUserInterfaceStyle),
      semantics: Semantics(label: spoken.ownName(of: holder.view)))
  }

  /// Calls `act` whenever the overlay enters or leaves a window; a later call replaces `act`.
  package func followWindow(_ act: @escaping @MainActor (_ isInWindow: Bool) -> Void) {
    holder.onWindow = act
  }

  /// Releases the view.
  package func end() { holder.letGo() }
}

extension UIView {
  /// The tree provided by the view; `nil` for a view that is shown natively.
  fileprivate var ownContent: OverlayContent? {
    guard var content = (self as? any ContentRepresentable)?.usherContent else { return nil }
    if case .native = content.root { return nil }
    content.appearance = Appearance(overrideUserInterfaceStyle) ?? content.appearance
    return content
  }
}

extension OverlayContent {
  /// Makes content that is a view with a background, natively.
  ///
  /// - Parameters:
  ///   - background: The part of the view that becomes the overlay's frame.
  ///   - view: The whole view.
  ///   - message: The label for VoiceOver; with `nil`, the view's own label.
  @MainActor
  package init(of background: UIView, in view: UIView, saying message: String?) {
    self.init(
      .native(
        OverlayNode.NativeView(taking: view, says: view.statements, hasControls: view.holdsControls)
      ),
      style: OverlayStyle(background: .clear, corners: Corners(background.layer), shadow: nil),
      appearance: Appearance(view.overrideUserInterfaceStyle),
      semantics: Semantics(label: message ?? view.accessibilityLabel))
  }
}
#endif
