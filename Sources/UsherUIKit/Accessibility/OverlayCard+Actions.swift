#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension OverlayCard {
  /// Adds the overlay's buttons as accessibility actions to each text and image in its content.
  ///
  /// A user who listens to the text, or who uses a single switch, can then press a button directly.
  /// Buttons and fields have their own actions.
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

  /// Adds another accessibility action to each text and image, unless a button has the same title.
  func offerAction(_ name: String, _ act: @escaping @MainActor () -> Bool) {
    forEachElement { element in
      let known = element.accessibilityCustomActions ?? []
      guard !known.contains(where: { $0.name == name }) else { return }
      let action = UIAccessibilityCustomAction(name: name) { _ in MainActor.assumeIsolated(act) }
      element.accessibilityCustomActions = known + [action]
    }
  }
}

extension UIView {
  /// Calls `act` with each accessibility element in this view, or with the view itself.
  ///
  /// Controls and the app's views are skipped because they may have their own actions.
  fileprivate func forEachElement(_ act: (UIView) -> Void) {
    if self is UIControl || self is InputView || self is NativeView { return }
    if isAccessibilityElement { return act(self) }
    for view in subviews { view.forEachElement(act) }
  }
}
#endif
