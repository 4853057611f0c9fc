#if !canImport(UIKit)
public import Foundation

/// An object that can be first responder, that is, receive the keyboard's input.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The responder after this one in the responder chain; `nil` for the last one.
  open var next: UIResponder? { nil }

  /// Whether the responder may become first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is first responder.
  open var isFirstResponder: Bool { false }

  /// Makes the responder first responder.
  ///
  /// - Returns: Whether the responder now is first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Gives up the role of first responder.
  ///
  /// - Returns: Whether the responder gave it up.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
#endif
