public import Foundation

/// The bar at the top of a navigation controller, with the top controller's title and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private let backdrop = UIView()
  private let label = UILabel()
  private let largeLabel = UILabel()
  private var leading: [UIButton] = []
  private var trailing: [UIButton] = []
  private weak var searchBar: UISearchBar?
  /// Called when the back button is tapped.
  var onBack: () -> Void = {}
  /// Called when the bar's height has to change.
  var onResize: () -> Void = {}

  /// The items of the stack, from bottom to top.
  open var items: [UINavigationItem]? {
    didSet {
      oldValue?.forEach { $0.bar = nil }
      items?.forEach { $0.bar = self }
      showItem()
    }
  }
  /// The item at the top of the stack, which is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top item.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The bar's background color, or `nil` for the system's background.
  open var barTintColor: UIColor? {
    didSet { backdrop.backgroundColor = barTintColor ?? .systemBackground }
  }
  /// Whether the bar is translucent, so that the page extends below the bar.
  ///
  /// The stand-in doesn't draw this.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { onResize() } } }
  /// Whether titles are large.
  ///
  /// The stand-in's titles don't shrink when content scrolls.
  open var prefersLargeTitles = false { didSet { showItem() } }

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar from a nib, with default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backdrop.backgroundColor = .systemBackground
    addSubview(backdrop)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
    largeLabel.font = .systemFont(ofSize: 34, weight: .bold)
    addSubview(largeLabel)
  }

  /// The height of the row of buttons: 44 points at any width ("UINavigationBar" on iPhone).
  private static let rowHeight: CGFloat = 44
  private static let largeTitleHeight: CGFloat = 52
  private static let searchHeight: CGFloat = 52

  /// Whether the title is large, which is never the case in a compact height.
  private var hasLargeTitle: Bool {
    guard prefersLargeTitles, let topItem, topItem.title != nil,
      traitCollection.verticalSizeClass != .compact
    else { return false }
    return topItem.largeTitleDisplayMode != .never
  }

  /// Returns the height of the row of buttons, of a large title and of a search field.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height =
      Self.rowHeight + (hasLargeTitle ? Self.largeTitleHeight : 0)
      + (topItem?.searchController == nil ? 0 : Self.searchHeight)
    return CGSize(width: size.width, height: height)
  }

  /// Shows the top item.
  func showItem() {
    label.text = topItem?.title
    largeLabel.text = topItem?.title
    (leading + trailing).forEach { $0.removeFromSuperview() }
    leading = (topItem?.leftBarButtonItems ?? []).map { $0.makeButton() }
    if let backItem, topItem?.hidesBackButton == false { leading.insert(back(to: backItem), at: 0) }
    trailing = (topItem?.rightBarButtonItems ?? []).map { $0.makeButton() }
    (leading + trailing).forEach(addSubview)
    if searchBar !== topItem?.searchController?.searchBar {
      searchBar?.removeFromSuperview()
      searchBar = topItem?.searchController?.searchBar
      if let searchBar { addSubview(searchBar) }
    }
    setNeedsLayout()
    onResize()
  }

  private func back(to item: UINavigationItem) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("‹ " + (item.title ?? "Back"), for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onBack() }, for: .touchUpInside)
    return button
  }

  /// Places the title, the buttons and the search field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background extends to the window's edge, below the status bar.
    let above = max(window.map { convert(CGPoint.zero, to: $0).y } ?? 0, 0)
    backdrop.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let (left, right) = (safeAreaInsets.left + 16, bounds.width - safeAreaInsets.right - 16)
    var (start, end) = (left, right)
    for button in leading {
      let width = min(button.intrinsicContentSize.width, 160)
      button.frame = CGRect(x: start, y: 0, width: width, height: Self.rowHeight)
      start += width + 16
    }
    for button in trailing {
      let width = min(button.intrinsicContentSize.width, 160)
      button.frame = CGRect(x: end - width, y: 0, width: width, height: Self.rowHeight)
      end -= width + 16
    }
    let side = max(start - left, right - end)
    label.frame = CGRect(
      x: left + side, y: 0, width: max(right - left - 2 * side, 0), height: Self.rowHeight)
    label.isHidden = hasLargeTitle
    largeLabel.isHidden = !hasLargeTitle
    largeLabel.frame = CGRect(
      x: left, y: Self.rowHeight, width: right - left, height: Self.largeTitleHeight - 8)
    searchBar?.frame = CGRect(
      x: left - 8, y: bounds.height - Self.searchHeight, width: right - left + 16,
      height: Self.searchHeight)
  }
}
