internal import Foundation

/// An interaction that changes the pointer's shape over a view.
///
/// The stand-in doesn't draw this.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// The delegate that provides shapes, which the stand-in never calls.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Called before the interaction moves to another view.
  ///
  /// The stand-in does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the interaction's new view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}

/// The delegate of a pointer interaction.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
