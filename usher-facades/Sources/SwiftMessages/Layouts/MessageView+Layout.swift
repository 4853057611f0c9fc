#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

extension MessageView {
  /// The arrangement of a message's parts, and the shape of its background.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// A full-width message with 20 points around the content; the background extends under the
    /// safe area.
    case messageView = "MessageView"
    /// A card with corners of 15 points, 10 points from the edges.
    case cardView = "CardView"
    /// A tab that is attached to the edge, with rounded corners at the other side.
    case tabView = "TabView"
    /// A single small line with the body.
    case statusLine = "StatusLine"
    /// A card with the parts stacked vertically.
    case centeredView = "CenteredView"
  }

  /// Makes a message view with a layout, of this class or of a subclass.
  ///
  /// The view is made by its class's `init(coder:)`, and `awakeFromNib()` is called once all parts
  /// are in place. The app's nib file with the layout's name takes precedence, and then the view
  /// that the app registered under that name. If that view has another type, the library's own
  /// layout is used. A subclass whose `init(coder:)` returns `nil` traps.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - filesOwner: The owner of the app's nib file.
  /// - Returns: The view.
  public static func viewFromNib<T: MessageView>(
    layout: Layout, filesOwner: AnyObject = NSNull.init()
  ) -> T {
    viewFromNib(layout: layout, bundle: .main, filesOwner: filesOwner)
  }

  /// Makes a message view like `viewFromNib(layout:filesOwner:)`, with the nib files of a bundle.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - bundle: The bundle that may contain a nib file with the layout's name.
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
#endif
