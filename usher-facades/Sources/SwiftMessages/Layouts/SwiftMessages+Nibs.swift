#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

extension SwiftMessages {
  /// Registers a closure that makes a view in place of the nib file with a name; the last
  /// registration counts.
  ///
  /// A registration under a layout's name, such as `CardView`, replaces that layout, as a nib file
  /// with that name in the app does.
  public class func register(nibNamed name: String, _ make: @escaping @MainActor () -> UIView) {
    NibMakers.registered[name] = make
  }

  /// Loads the nib file named like the view's type, or makes the view registered under that name.
  ///
  /// - Parameter filesOwner: The nib file's owner.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` if the name is unknown or stands for no
  ///   view of the type.
  public class func viewFromNib<T: UIView>(_ filesOwner: AnyObject = NSNull.init()) throws -> T {
    try viewFromNib(named: "\(T.self)", filesOwner: filesOwner)
  }

  /// Loads a nib file of the main bundle, or makes the view registered under its name, or one of
  /// the library's layouts.
  ///
  /// - Parameters:
  ///   - name: The nib file's name.
  ///   - filesOwner: The nib file's owner.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` if the name is unknown or stands for no
  ///   view of the type.
  public class func viewFromNib<T: UIView>(
    named name: String, filesOwner: AnyObject = NSNull.init()
  ) throws -> T {
    try NibMakers.view(named: name, owner: filesOwner)
  }

  /// Makes a view like `viewFromNib(named:filesOwner:)`, from the nib files of a bundle.
  ///
  /// - Parameters:
  ///   - name: The nib file's name.
  ///   - bundle: The bundle.
  ///   - filesOwner: The nib file's owner.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` if the name is unknown or stands for no
  ///   view of the type.
  public class func viewFromNib<T: UIView>(
    named name: String, bundle: Bundle, filesOwner: AnyObject = NSNull.init()
  ) throws -> T {
    try NibMakers.view(named: name, in: bundle, owner: filesOwner)
  }
}

/// The reason why a view could not be made, or a message not shown.
public enum SwiftMessagesError: Error, Hashable, Sendable {
  /// The name stands for no view of the requested type.
  case cannotLoadViewFromNib(nibName: String)
  /// The message has no place to be shown in; never thrown, because a message waits for a window.
  case noRootViewController
}
#endif
