public import Foundation

/// An interaction that shows the system's edit menu over a view.
///
/// The stand-in shows the entries of the delegate's menu in a list, and has no suggested entries.
///
/// <https://developer.apple.com/documentation/uikit/uieditmenuinteraction>
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// The delegate that provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private weak var menu: OpenMenu?
  private var end: @MainActor () -> Void = {}

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Closes the menu.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// Stores the interaction's new view.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Shows the delegate's menu in place of the present menu.
  ///
  /// Without a menu or without entries, nothing is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window,
      let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    else { return }
    let actions = menu.children.compactMap { $0 as? UIAction }
    guard !actions.isEmpty else { return }
    let target =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    let shown = StandIn.Immediate()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: shown)
    shown.end()
    end = { [weak self] in
      guard let self else { return }
      end = {}
      let hidden = StandIn.Immediate()
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: hidden)
      hidden.end()
    }
    self.menu = OpenMenu.open(actions, over: view.convert(target, to: window), in: window) {
      [weak self] in self?.end()
    }
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() {
    menu?.close()
  }
}

/// The settings of one edit menu.
///
/// <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier.
  public let identifier: AnyHashable
  /// The point for the menu, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint

  /// Creates settings.
  ///
  /// If the identifier is missing, the settings get a unique identifier.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// The delegate of an edit menu interaction.
///
/// All functions are optional in UIKit and have defaults here.
///
/// <https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate>
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, or `nil` for the suggested entries.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu must not cover.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu disappears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
