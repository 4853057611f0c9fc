#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A native text field that the app provides, whose delegate receives calls from the host's
/// delegate.
@MainActor
@_spi(Facades) public protocol FieldOwning: UITextField {
  /// The delegate that the app has set.
  var client: (any UITextFieldDelegate)? { get }
}
#endif
