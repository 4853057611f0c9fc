#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

extension MessageView {
  /// The arrangement of a message's parts, and the shape of its background.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// A full-width message with 20 points around the content.
    ///
    /// The background extends under the safe area.
    case messageView = "MessageView"
    /// A card with corners of 15 points, 10 points from the edges.
    case cardView = "CardView"
    /// A tab at the screen's edge, with rounded corners at its opposite edge.
    case tabView = "TabView"
    /// A single small line with the body.
    case statusLine = "StatusLine"
    /// A card with the parts stacked vertically.
    case centeredView = "CenteredView"
  }

  /// Creates a message view with a layout.
  ///
  /// If the app has a nib file with the layout's name, that file is used. Otherwise, the view that
  /// the app registered under that name is used. If there is neither, or the view has a different
  /// type, the library's layout is used: the class's `init(coder:)` creates the view, and
  /// `awakeFromNib()` is called when all parts exist. If `init(coder:)` returns `nil`, the method
  /// traps.
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

  /// Creates a message view like `viewFromNib(layout:filesOwner:)`, using a bundle's nib files.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - bundle: The bundle that may contain a nib file with the layout's name.
  ///   - filesOwner: The owner of the nib file.
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
