public import Foundation

/// An object that updates the results when the user changes the search text.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the search field's text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The controller of a search field in a navigation bar.
///
/// The page itself shows the results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar that contains the field.
  public let searchBar = UISearchBar()
  /// The object that is called after each change.
  ///
  /// It is held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the page is dimmed while the field is edited.
  ///
  /// The stand-in doesn't draw this.
  open var obscuresBackgroundDuringPresentation = true
  /// The controller that shows results above the page.
  ///
  /// The stand-in doesn't show this.
  public let searchResultsController: UIViewController?

  /// Creates the controller of a field.
  ///
  /// Without a results controller, the page shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in
        if let self { searchResultsUpdater?.updateSearchResults(for: self) }
      }, for: .editingChanged)
  }

  /// Creates the controller of a field from a nib.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// The field of a search bar, which shows no tokens in the stand-in.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// A bar that contains a search field.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The field.
  public let searchTextField = UISearchTextField()
  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is displayed while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    searchTextField.placeholder = "Search"
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    searchTextField.borderStyle = .roundedRect
    searchTextField.returnKeyType = .search
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.searchTextField.resignFirstResponder() },
      for: .editingDidEndOnExit)
    addSubview(searchTextField)
  }

  /// Moves the keyboard focus to the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Places the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 8)
  }
}
