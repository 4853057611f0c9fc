#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension OverlayCard {
  /// Offers the overlay's buttons as actions of each text and picture of its content.
  ///
  /// A user who listens to the text, or steps through the screen with one switch, answers without
  /// a way to the button. Buttons and fields have actions of their own.
  func offerActions() {
    let actions = controls.buttons.compactMap { button in
      button.accessibilityLabel.map { name in
        UIAccessibilityCustomAction(name: name) { [weak button] _ in
          MainActor.assumeIsolated {
            button?.isUsable == true && button?.accessibilityActivate() == true
          }
        }
      }
    }
    forEachElement { element in
      element.accessibilityCustomActions = actions.isEmpty ? nil : actions
    }
  }
}

extension UIView {
  /// Calls `act` with each accessible view in the view, the view itself included, but for controls
  /// and for views of the app's, which may have actions of their own.
  fileprivate func forEachElement(_ act: (UIView) -> Void) {
    if self is UIControl || self is NativeView { return }
    if isAccessibilityElement { return act(self) }
    for view in subviews { view.forEachElement(act) }
  }
}
#endif
