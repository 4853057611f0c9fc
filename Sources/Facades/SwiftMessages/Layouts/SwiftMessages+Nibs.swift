public import UIKitNames

extension SwiftMessages {
  /// Says what makes a view in place of the nib file of this name; the last maker of a name counts.
  ///
  /// One that is registered as a layout's name, such as `CardView`, takes that layout's place, as a nib file of
  /// that name in the app does.
  public class func register(nibNamed name: String, _ make: @escaping @MainActor () -> UIView) {
    NibMakers.registered[name] = make
  }

  /// Loads the nib file with the name of the view's type, or else makes what was registered under that name.
  ///
  /// - Parameter filesOwner: The nib file's owner.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` where nothing was.
  public class func viewFromNib<T: UIView>(_ filesOwner: AnyObject = NSNull.init()) throws -> T {
    try viewFromNib(named: "\(T.self)", filesOwner: filesOwner)
  }

  /// Loads a nib file of the main bundle, or else makes what was registered under its name, or one of the
  /// library's layouts.
  ///
  /// - Parameters:
  ///   - name: The nib file's name.
  ///   - filesOwner: The nib file's owner.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` where there is nothing, or nothing of this type.
  public class func viewFromNib<T: UIView>(
    named name: String, filesOwner: AnyObject = NSNull.init()
  ) throws -> T {
    try NibMakers.view(named: name, owner: filesOwner)
  }

  /// Makes a view as `viewFromNib(named:filesOwner:)` does, from a nib file of a bundle if there is one.
  ///
  /// - Parameters:
  ///   - name: The nib file's name.
  ///   - bundle: The bundle.
  ///   - filesOwner: The nib file's owner.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` where there is nothing, or nothing of this type.
  public class func viewFromNib<T: UIView>(
    named name: String, bundle: Bundle, filesOwner: AnyObject = NSNull.init()
  ) throws -> T {
    try NibMakers.view(named: name, in: bundle, owner: filesOwner)
  }
}
