#if !canImport(UIKit)
package import Foundation

/// The nib files of an app; there are none here.
@MainActor
package enum NibFiles {
  /// Nothing: only UIKit reads nib files.
  package static func objects(named name: String, in bundle: Bundle, owner: AnyObject) -> [Any]? {
    nil
  }
}
#endif
