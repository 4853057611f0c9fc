#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// The nib files of an app.
@MainActor
package enum NibFiles {
  /// Loads a nib file.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its extension.
  ///   - bundle: The bundle with the file.
  ///   - owner: The file's owner, or `NSNull` if there is none.
  /// - Returns: The top-level objects, or `nil` if the file doesn't exist.
  package static func objects(named name: String, in bundle: Bundle, owner: AnyObject) -> [Any]? {
    guard bundle.path(forResource: name, ofType: "nib") != nil else { return nil }
    return UINib(nibName: name, bundle: bundle)
      .instantiate(withOwner: owner is NSNull ? nil : owner)
  }

  /// Creates a view with `init(coder:)`, as if from an empty nib file.
  ///
  /// The result is `nil` if the view's initializer fails.
  package static func emptyView<T: UIView>(as type: T.Type) -> T? {
    guard let coder = NSKeyedUnarchiver.usherEmpty(), let view = type.init(coder: coder) else {
      return nil
    }
    // A flag that is missing in the archive is decoded as off, but a view created in code has these
    // flags on.
    view.autoresizesSubviews = true
    view.clearsContextBeforeDrawing = true
    return view
  }
}
#endif
