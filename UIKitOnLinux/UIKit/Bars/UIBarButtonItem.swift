public import Foundation

/// A button in a bar, with a title or an image, and an action.
///
/// This is a reduced form of UIKit's class, without system items and spaces.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The title.
  open var title: String?
  /// The image, which is shown instead of the title.
  open var image: UIImage?
  /// The identifier that tests use to find the button.
  open var accessibilityIdentifier: String?
  /// Whether the button can be tapped.
  open var isEnabled = true
  /// The object whose function is called on a tap if there is no primary action.
  ///
  /// It is held weakly.
  open weak var target: AnyObject?
  /// The target's function, which is called with the item.
  open var action: Selector?
  /// The action of a tap.
  open var primaryAction: UIAction?

  /// Creates an item with a title and an image.
  ///
  /// The defaults are the action's title and image.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates an item that calls a function of a target.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }

  /// The style of an item, which the stand-in doesn't draw.
  public enum Style: Int, Sendable {
    /// A plain item.
    case plain = 0
    /// The item that completes a task.
    case done = 2
  }

  /// Creates the bar's button, which performs the item's action.
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
