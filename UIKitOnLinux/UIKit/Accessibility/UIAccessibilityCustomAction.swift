import Foundation

/// An action that assistive technology offers for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  open var category: String?

  public init(
    name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
