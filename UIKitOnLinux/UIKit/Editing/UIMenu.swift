public import Foundation

/// A menu, which can be nested in another menu.
///
/// <https://developer.apple.com/documentation/uikit/uimenu>
open class UIMenu: UIMenuElement {
  /// The menu's title.
  open override var title: String { ownTitle }
  /// The menu's entries, from top to bottom.
  public let children: [UIMenuElement]
  private let ownTitle: String

  /// Creates a menu.
  public init(title: String = "", children: [UIMenuElement] = []) {
    ownTitle = title
    self.children = children
    super.init()
  }
}

/// The animation that shows or hides an edit menu.
///
/// <https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating>
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a callback for the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension StandIn {
  /// An animation that ends immediately.
  final class Immediate: NSObject, UIEditMenuInteractionAnimating {
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { animations() }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func end() { completions.forEach { $0() } }
  }

  /// Opens and closes a field's edit menu, like a long press and a tap outside the menu.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - suggested: The titles of the system's entries.
  /// - Returns: The titles of the menu's entries.
  public static func openEditMenu(of field: UITextField, suggested: [String]) -> [String] {
    let range = NSRange(location: 0, length: (field.text ?? "").utf16.count)
    let entries = suggested.map { UIMenu(title: $0) }
    let menu = field.delegate?.textField(
      field, editMenuForCharactersIn: range, suggestedActions: entries)
    for isComing in [true, false] {
      let animation = Immediate()
      if isComing {
        field.delegate?.textField(field, willPresentEditMenuWith: animation)
      } else {
        field.delegate?.textField(field, willDismissEditMenuWith: animation)
      }
      animation.end()
    }
    return (menu?.children ?? entries).map(\.title)
  }
}
