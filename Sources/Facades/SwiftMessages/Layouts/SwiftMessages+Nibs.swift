public import UIKitNames

extension SwiftMessages {
  /// Says what makes a view in place of the nib file of this name; the last maker of a name counts.
  ///
  /// One that is registered as a layout's name, such as `CardView`, takes that layout's place, as a file of
  /// that name in the app did.
  public class func register(nibNamed name: String, _ make: @escaping @MainActor () -> UIView) {
    NibMakers.registered[name] = make
  }

  /// Makes a view by what was registered under the name of its type.
  ///
  /// - Parameter filesOwner: Without effect.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` where nothing was.
  public class func viewFromNib<T: UIView>(_ filesOwner: AnyObject = NSNull.init()) throws -> T {
    try viewFromNib(named: "\(T.self)")
  }

  /// Makes a view by what was registered under this name, or one of the library's layouts.
  ///
  /// - Parameters:
  ///   - name: The name, as of a nib file.
  ///   - filesOwner: Without effect.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` where there is nothing, or nothing of this type.
  public class func viewFromNib<T: UIView>(
    named name: String, filesOwner: AnyObject = NSNull.init()
  ) throws -> T {
    try NibMakers.view(named: name)
  }

  /// Makes a view as `viewFromNib(named:filesOwner:)` does; the bundle does not count.
  ///
  /// - Parameters:
  ///   - name: The name, as of a nib file.
  ///   - bundle: Without effect.
  ///   - filesOwner: Without effect.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` where there is nothing, or nothing of this type.
  public class func viewFromNib<T: UIView>(
    named name: String, bundle: Bundle, filesOwner: AnyObject = NSNull.init()
  ) throws -> T {
    try NibMakers.view(named: name)
  }
}
