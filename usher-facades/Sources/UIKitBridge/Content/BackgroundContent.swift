#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

/// Content that shows a view, for an overlay that is only as large as the view's background.
@MainActor
package final class BackgroundContent {
  private let holder: BackgroundHolder
  private let spoken: SpokenElements

  /// Creates the content.
  ///
  /// - Parameters:
  ///   - view: The whole view.
  ///   - background: Returns the part of the view that becomes the overlay's frame.
  ///   - backgroundLayout: Returns the distances between the view and its background.
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

  /// The view's nodes, or the view itself if it provides none.
  ///
  /// The view itself gets the background's corners, so that touches outside them reach the app.
  package var content: OverlayContent {
    // A view that determines its size is used as its own background.
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

  /// Calls `act` when the overlay enters or leaves a window.
  ///
  /// Calling this again replaces the closure.
  package func followWindow(_ act: @escaping @MainActor (_ isInWindow: Bool) -> Void) {
    holder.onWindow = act
  }

  /// Releases the view.
  package func end() { holder.letGo() }
}

extension UIView {
  /// The nodes that the view provides, or `nil` if it provides none.
  fileprivate var ownContent: OverlayContent? {
    guard var content = (self as? any ContentRepresentable)?.usherContent else { return nil }
    if case .native = content.root { return nil }
    content.appearance = Appearance(overrideUserInterfaceStyle) ?? content.appearance
    return content
  }
}

extension OverlayContent {
  /// Creates content that shows a view natively, with a background.
  ///
  /// - Parameters:
  ///   - background: The part of the view that becomes the overlay's frame.
  ///   - view: The whole view.
  ///   - message: The label for VoiceOver. If it is `nil`, the view's label is used.
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
