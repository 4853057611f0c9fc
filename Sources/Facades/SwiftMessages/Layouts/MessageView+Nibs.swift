public import UIKitNames

extension MessageView {
  /// Makes a message view of a layout, of this class or of a subclass.
  ///
  /// A subclass is made by its `init(coder:)`, and `awakeFromNib()` is called once everything is in place.
  /// A nib file of the app with the layout's name goes first, then what the app registered for the layout.
  /// Where that is of another type, the library's own layout is made. A subclass whose `init(coder:)` gives nothing cannot be made, and traps.
  ///
  /// - Parameters:
  ///   - layout: How its pieces lie.
  ///   - filesOwner: The owner of a nib file of the app.
  /// - Returns: The view.
  public static func viewFromNib<T: MessageView>(
    layout: Layout, filesOwner: AnyObject = NSNull.init()
  ) -> T {
    viewFromNib(layout: layout, bundle: .main, filesOwner: filesOwner)
  }

  /// Makes a message view as `viewFromNib(layout:filesOwner:)` does, with nib files of a bundle.
  ///
  /// - Parameters:
  ///   - layout: How its pieces lie.
  ///   - bundle: The bundle that a nib file of the layout's name is looked up in.
  ///   - filesOwner: The owner of such a nib file.
  /// - Returns: The view.
  public static func viewFromNib<T: MessageView>(
    layout: Layout, bundle: Bundle, filesOwner: AnyObject = NSNull.init()
  ) -> T {
    if let view: T = try? NibMakers.view(named: layout.rawValue, in: bundle, owner: filesOwner) {
      return view
    }
    guard let view = NibMakers.view(layout, as: T.self) else {
      preconditionFailure("\(T.self) cannot be made by init(coder:).")
    }
    return view
  }
}
