internal import Foundation

/// The shape that a pointer takes over a view; nothing is drawn of it here.
@MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// The object that is asked for shapes; it is not here.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer takes a shape.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Prepares for another view.
  open func willMove(to view: UIView?) {}

  /// Takes note of the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}

/// The object that a pointer interaction asks.
@MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
