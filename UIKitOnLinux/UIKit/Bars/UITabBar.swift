public import Foundation

/// The bar at the bottom of a tab bar controller, with a title for each controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private var labels: [UILabel] = []
  private var icons: [UIImageView] = []
  private let line = UIView()
  /// Called when an item is tapped.
  var onSelect: (UITabBarItem) -> Void = { _ in }
  /// The items, from left to right.
  open var items: [UITabBarItem]? { didSet { showItems() } }
  /// The selected item.
  open weak var selectedItem: UITabBarItem? { didSet { showItems() } }
  /// The bar's background color, or `nil` for the system's background.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }
  /// Whether the bar is translucent.
  ///
  /// The stand-in doesn't draw this.
  open var isTranslucent = true

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// Creates a bar from a nib, with default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

  /// Returns the size of the bar, which is 49 points plus the bottom safe-area inset high at any
  /// width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49 + (window?.safeAreaInsets.bottom ?? 0))
  }

  private func showItems() {
    labels.forEach { $0.removeFromSuperview() }
    icons.forEach { $0.removeFromSuperview() }
    icons = (items ?? []).map { item in
      let icon = UIImageView(image: item.image)
      icon.contentMode = .scaleAspectFit
      icon.tintColor = item === selectedItem ? tintColor : .secondaryLabel
      addSubview(icon)
      return icon
    }
    line.backgroundColor = .separator
    addSubview(line)
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

  /// Selects the item on which a touch ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let items, !items.isEmpty, let place = touches.first?.location(in: self),
      bounds.contains(place)
    else { return }
    let number = Int(place.x / bounds.width * CGFloat(items.count))
    onSelect(items[min(max(number, 0), items.count - 1)])
  }

  /// Places the titles and the icons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * width, y: 31, width: width, height: 14)
      icons[index].frame = CGRect(
        x: CGFloat(index) * width + width / 2 - 12, y: 6, width: 24, height: 24)
    }
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
  }
}

/// A view controller's content for a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The image while the item is selected.
  ///
  /// The stand-in doesn't show this.
  open var selectedImage: UIImage?
  /// A number that the app can use.
  open var tag = 0

  /// Creates an item.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
}
