#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

/// The content of an overlay whose frame is the background of a larger view.
@MainActor
package final class BackgroundContent {
  private let holder: BackgroundHolder

  /// Prepares the content.
  ///
  /// - Parameters:
  ///   - view: The whole view.
  ///   - background: Returns the part of the view that the overlay's frame is about.
  ///   - surroundings: Returns how the view lies around the background.
  ///   - spoken: Returns what assistive technology finds in the view; `nil` for what the view has itself.
  package init(
    of view: UIView, background: @escaping @MainActor () -> UIView,
    surroundings: @escaping @MainActor () -> Surroundings,
    spoken: @escaping @MainActor () -> SpokenParts?
  ) {
    holder = BackgroundHolder(
      of: view, background: background, surroundings: surroundings, spoken: spoken)
  }

  /// The content as it is now: the view itself, and its corners for touches.
  package var content: OverlayContent {
    // A view that knows its own size has no background but itself.
    guard !(holder.view is any MeasuredGuest) else { return OverlayContent(holder.view) }
    if let own = holder.view.ownContent { return own }
    return OverlayContent(
      .native(
        Node.NativeView(
          taking: holder, size: holder.naturalSize, says: holder.view.statements,
          hasControls: holder.view.holdsControls
        ) { [holder] in holder.takeView() }),
      style: Style(
        background: .clear, corners: Corners(holder.background().layer), shadow: nil),
      appearance: Appearance(holder.view.overrideUserInterfaceStyle),
      semantics: Semantics(label: holder.view.accessibilityLabel))
  }

  /// Lets go of the view.
  package func end() { holder.letGo() }
}

extension UIView {
  /// The tree that a view says itself; `nil` for a view that is shown as it is.
  fileprivate var ownContent: OverlayContent? {
    guard var content = (self as? any ContentRepresentable)?.usherContent else { return nil }
    if case .native = content.root { return nil }
    content.appearance = Appearance(overrideUserInterfaceStyle) ?? content.appearance
    return content
  }
}

extension OverlayContent {
  /// A view with a background, itself.
  ///
  /// - Parameters:
  ///   - background: The part of the view that the overlay's frame is about.
  ///   - view: The whole view.
  ///   - message: What is said of the view; `nil` leaves that to the view.
  @MainActor
  package init(of background: UIView, in view: UIView, saying message: String?) {
    self.init(
      .native(
        Node.NativeView(taking: view, says: view.statements, hasControls: view.holdsControls)),
      style: Style(background: .clear, corners: Corners(background.layer), shadow: nil),
      appearance: Appearance(view.overrideUserInterfaceStyle),
      semantics: Semantics(label: message ?? view.accessibilityLabel))
  }
}
#endif
