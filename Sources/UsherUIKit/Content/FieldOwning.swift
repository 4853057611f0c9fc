#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A native field of the app's own, with a delegate of the app's behind that of the host.
@MainActor
@_spi(Facades) public protocol FieldOwning: UITextField {
  /// The app's delegate.
  var client: (any UITextFieldDelegate)? { get }
}
#endif
