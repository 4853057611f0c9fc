public import Foundation

/// The bar at the top of a navigation controller, with the title of the top controller.
@MainActor
open class UINavigationBar: UIView {
  private let label = UILabel()
  /// The items of the stack, from bottom to top.
  open var items: [UINavigationItem]? { didSet { showTitle() } }
  /// The item at the top of the stack, whose title is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top item.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The bar's background colour; `nil` for the system's background.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }
  /// Whether the bar is translucent; not drawn by the stand-in.
  open var isTranslucent = true
  /// Whether titles are large; without effect in the stand-in.
  open var prefersLargeTitles = false

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar from a nib, with default values.
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

/// A view controller's content for a navigation bar.
@MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// The view shown in place of the title; not shown by the stand-in.
  open var titleView: UIView?
  /// Whether the back button is hidden; the stand-in has no back button.
  open var hidesBackButton = false

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }
}
