public import UIKitNames

extension MessageView {
  /// Makes a message view of a layout, of this class or of a subclass.
  ///
  /// A subclass is made by its `init(coder:)`, and `awakeFromNib()` is called once everything is in place.
  /// Where the app registered something else for the layout that is of another type, the library's own
  /// layout is made. A subclass whose `init(coder:)` gives nothing cannot be made, and traps.
  ///
  /// - Parameters:
  ///   - layout: How its pieces lie.
  ///   - filesOwner: Without effect.
  /// - Returns: The view.
  public static func viewFromNib<T: MessageView>(
    layout: Layout, filesOwner: AnyObject = NSNull.init()
  ) -> T {
    if let view: T = try? NibMakers.view(named: layout.rawValue) { return view }
    guard let view = NibMakers.view(layout, as: T.self) else {
      preconditionFailure("\(T.self) cannot be made by init(coder:).")
    }
    return view
  }

  /// Makes a message view as `viewFromNib(layout:filesOwner:)` does; the bundle does not count.
  ///
  /// - Parameters:
  ///   - layout: How its pieces lie.
  ///   - bundle: Without effect.
  ///   - filesOwner: Without effect.
  /// - Returns: The view.
  public static func viewFromNib<T: MessageView>(
    layout: Layout, bundle: Bundle, filesOwner: AnyObject = NSNull.init()
  ) -> T {
    viewFromNib(layout: layout)
  }
}
