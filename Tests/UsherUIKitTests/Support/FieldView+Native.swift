#if UIKIT_STAND_IN
import UIKit

@testable import UsherUIKit

extension FieldView {
  /// The native text field of a field with one line.
  var native: UITextField {
    guard case .line(let field) = entry else {
      preconditionFailure("a field with several lines has a text view")
    }
    return field
  }
}
#endif
