#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A native field of a client's own, with a delegate of the client's behind that of the host.
@MainActor
@_spi(Facades) public protocol FieldOwning: UITextField {
  /// The client's delegate.
  var client: (any UITextFieldDelegate)? { get }
}
#endif
