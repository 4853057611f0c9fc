#if !canImport(UIKit)
public import Foundation

/// What can have the keyboard.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// What is asked after it; `nil` for the last one.
  open var next: UIResponder? { nil }

  /// Whether it may have the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { false }

  /// Takes the keyboard.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Gives the keyboard away.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
#endif
