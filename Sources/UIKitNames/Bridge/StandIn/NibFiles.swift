#if !canImport(UIKit)
package import Foundation

/// The nib files of an app; there are none here.
@MainActor
package enum NibFiles {
  /// Nothing: only UIKit reads nib files.
  package static func objects(named name: String, in bundle: Bundle, owner: AnyObject) -> [Any]? {
    nil
  }

  /// Makes a view by the initialiser that a nib file calls, with nothing in the file.
  package static func emptyView<T: UIView>(as type: T.Type) -> T? {
    guard let coder = NSKeyedUnarchiver.usherEmpty() else { return nil }
    // With this Foundation a missing object counts as a failure, which would end the app.
    coder.decodingFailurePolicy = .setErrorAndReturn
    return type.init(coder: coder)
  }
}
#endif
