public import Foundation

/// A view controller's content for a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String? { didSet { tellBar() } }
  /// The view shown in place of the title.
  ///
  /// The stand-in doesn't show this.
  open var titleView: UIView?
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { tellBar() } }
  /// The buttons after the back button, from the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { tellBar() } }
  /// The buttons from the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { tellBar() } }
  /// The first of the leading buttons.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the trailing buttons.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the title is large in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { tellBar() } }
  /// The controller of the search field below the title, or `nil` if there is none.
  open var searchController: UISearchController? { didSet { tellBar() } }
  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }

  /// A preference for the size of the title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The title has the size of the item below.
    case automatic = 0
    /// Large.
    case always = 1
    /// Not large.
    case never = 2
  }

  private func tellBar() { bar?.showItem() }
}
