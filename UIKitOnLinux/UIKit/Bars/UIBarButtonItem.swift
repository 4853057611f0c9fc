public import Foundation

/// A button in a bar: a title or an image, and what it does.
///
/// A reduced form of UIKit's class: items of the system and spaces are missing.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The title.
  open var title: String?
  /// The image, shown in place of the title.
  open var image: UIImage?
  /// The name by which tests find the button.
  open var accessibilityIdentifier: String?
  /// Whether the button can be tapped.
  open var isEnabled = true
  /// The object that is told of a tap, if there is no primary action; a weak reference.
  open weak var target: AnyObject?
  /// The function of the target that is called with the item.
  open var action: Selector?
  /// The action of a tap.
  open var primaryAction: UIAction?

  /// Makes an item with a title and an image; both are the action's, unless given.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Makes an item that calls a function of a target.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }

  /// The look of an item; the stand-in draws all alike.
  public enum Style: Int, Sendable {
    /// A plain item.
    case plain = 0
    /// The item that completes a task.
    case done = 2
  }

  /// The button for a bar, which does what the item says.
  func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    if let image {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(title, for: .normal)
    }
    button.isEnabled = isEnabled
    button.accessibilityLabel = title
    button.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    return button
  }

  private func perform() {
    if let primaryAction { return primaryAction.perform(for: self) }
    if let target { action?.act(target, self) }
  }
}
