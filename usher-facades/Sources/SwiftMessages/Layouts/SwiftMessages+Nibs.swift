#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

extension SwiftMessages {
  /// Registers a closure that creates a view instead of a nib file.
  ///
  /// A later registration of the same name replaces it. If the name is a layout's name, such as
  /// `CardView`, the closure replaces that layout, like a nib file with that name in the app.
  public class func register(nibNamed name: String, _ make: @escaping @MainActor () -> UIView) {
    NibMakers.registered[name] = make
  }

  /// Loads the nib file named after the view's type, or creates the view registered under that
  /// name.
  ///
  /// - Parameter filesOwner: The nib file's owner.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` if the name is unknown, or its view has a
  ///   different type.
  public class func viewFromNib<T: UIView>(_ filesOwner: AnyObject = NSNull.init()) throws -> T {
    try viewFromNib(named: "\(T.self)", filesOwner: filesOwner)
  }

  /// Loads a nib file of the main bundle, or creates the registered view or the layout with that
  /// name.
  ///
  /// - Parameters:
  ///   - name: The nib file's name.
  ///   - filesOwner: The nib file's owner.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` if the name is unknown, or its view has a
  ///   different type.
  public class func viewFromNib<T: UIView>(
    named name: String, filesOwner: AnyObject = NSNull.init()
  ) throws -> T {
    try NibMakers.view(named: name, owner: filesOwner)
  }

  /// Creates a view like `viewFromNib(named:filesOwner:)`, using a bundle's nib files.
  ///
  /// - Parameters:
  ///   - name: The nib file's name.
  ///   - bundle: The bundle.
  ///   - filesOwner: The nib file's owner.
  /// - Returns: The view.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` if the name is unknown, or its view has a
  ///   different type.
  public class func viewFromNib<T: UIView>(
    named name: String, bundle: Bundle, filesOwner: AnyObject = NSNull.init()
  ) throws -> T {
    try NibMakers.view(named: name, in: bundle, owner: filesOwner)
  }
}

/// The reason a view couldn't be created or a message couldn't be shown.
public enum SwiftMessagesError: Error, Hashable, Sendable {
  /// No view of the requested type has this name.
  case cannotLoadViewFromNib(nibName: String)
  /// The message can't be shown anywhere.
  ///
  /// Never thrown, because a message waits for a window.
  case noRootViewController
}
#endif
