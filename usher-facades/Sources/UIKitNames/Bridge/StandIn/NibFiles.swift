#if os(Linux) && !UIKIT_STAND_IN
package import Foundation

/// The nib files of an app; there are none here.
@MainActor
package enum NibFiles {
  /// Returns `nil`: only UIKit reads nib files.
  package static func objects(named name: String, in bundle: Bundle, owner: AnyObject) -> [Any]? {
    nil
  }

  /// Makes a view with `init(coder:)`, as from an empty nib file; `nil` if the view's initializer
  /// fails.
  package static func emptyView<T: UIView>(as type: T.Type) -> T? {
    guard let coder = NSKeyedUnarchiver.usherEmpty() else { return nil }
    // In swift-corelibs-foundation a missing object counts as a failure, which would end the app.
    coder.decodingFailurePolicy = .setErrorAndReturn
    return type.init(coder: coder)
  }
}
#endif
