public import Foundation

/// The bar at the top of a navigation controller, with the title of the top controller.
@MainActor
open class UINavigationBar: UIView {
  private let label = UILabel()
  /// The items, the lowest first.
  open var items: [UINavigationItem]? { didSet { showTitle() } }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the one that is shown.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The colour of the bar; `nil` for the system's.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }
  /// Whether what lies behind shines through; not drawn here.
  open var isTranslucent = true
  /// Whether titles are large; not followed here.
  open var prefersLargeTitles = false

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar of a nib, with nothing set.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
  }

  /// The height of a bar: 44 points, in any width ("UINavigationBar" on iPhone).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// Places the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }

  /// Shows the title of the top item.
  func showTitle() {
    label.text = topItem?.title
  }
}

/// A controller's part in a navigation bar.
@MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// The view in place of the title; not shown here.
  open var titleView: UIView?
  /// Whether the way back is hidden; not shown here.
  open var hidesBackButton = false

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }
}
