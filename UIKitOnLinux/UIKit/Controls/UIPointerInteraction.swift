internal import Foundation

/// An interaction that changes the pointer's shape over a view; not drawn by the stand-in.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// The delegate that provides shapes; never called by the stand-in.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Called before the interaction moves to another view; no-op.
  open func willMove(to view: UIView?) {}

  /// Stores the interaction's new view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}

/// The delegate of a pointer interaction.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
