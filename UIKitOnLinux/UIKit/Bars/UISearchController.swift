public import Foundation

/// An object that is told what a person searches for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the search field's text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The controller of a search field in a navigation bar; results are shown by the page itself.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field with its surroundings.
  public let searchBar = UISearchBar()
  /// The object that is told of each change; a weak reference.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the page is dimmed while the field is edited; not drawn by the stand-in.
  open var obscuresBackgroundDuringPresentation = true
  /// The controller that shows results above the page; not shown by the stand-in.
  public let searchResultsController: UIViewController?

  /// Makes the controller of a field; without a results controller the page shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in
        if let self { searchResultsUpdater?.updateSearchResults(for: self) }
      }, for: .editingChanged)
  }

  /// Makes the controller of a field from a nib.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// The field of a search bar; the stand-in shows no tokens in it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// A search field with its surroundings.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The field.
  public let searchTextField = UISearchTextField()
  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text displayed while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar from a nib.
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

  /// Gives the keyboard focus to the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Places the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 8)
  }
}
