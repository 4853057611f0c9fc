public import Foundation

/// The bar at the bottom of a tab bar controller, with a word for each controller.
@MainActor
open class UITabBar: UIView {
  private var labels: [UILabel] = []
  /// The items, the first at the left.
  open var items: [UITabBarItem]? { didSet { showItems() } }
  /// The item that is chosen.
  open weak var selectedItem: UITabBarItem? { didSet { showItems() } }
  /// The colour of the bar; `nil` for the system's.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }
  /// Whether what lies behind shines through; not drawn here.
  open var isTranslucent = true

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// Makes a bar of a nib, with nothing set.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

  /// The height of a bar: 49 points and what the safe area covers below, in any width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49 + (window?.safeAreaInsets.bottom ?? 0))
  }

  private func showItems() {
    labels.forEach { $0.removeFromSuperview() }
    labels = (items ?? []).map { item in
      let label = UILabel()
      label.text = item.title
      label.font = .systemFont(ofSize: 10)
      label.textAlignment = .center
      label.textColor = item === selectedItem ? tintColor : .secondaryLabel
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  /// Places the words.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * width, y: 30, width: width, height: 16)
    }
  }
}

/// A controller's part in a tab bar.
@MainActor
open class UITabBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image; not shown here.
  open var image: UIImage?
  /// The image while the item is chosen; not shown here.
  open var selectedImage: UIImage?
  /// A number of the app's.
  open var tag = 0

  /// Makes an item.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes an item with a number of the app's.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
}
