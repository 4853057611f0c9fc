public import Foundation

/// A view with scrolling lines of text, which can't be edited in the stand-in.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  private let label = UILabel()
  /// The text.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }
  /// The font, or `nil` for the default.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      setNeedsLayout()
    }
  }
  /// The color of the text, or `nil` for the default.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// The alignment of lines.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// Whether a scalable font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// Whether the text can be edited, which has no effect in the stand-in.
  open var isEditable = true

  /// Creates an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    addSubview(label)
  }

  /// Lays out the text with the view's width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = textContainerInset
    let safe = safeAreaInsets
    let width = bounds.width - inset.left - inset.right - safe.left - safe.right
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(x: inset.left + safe.left, y: inset.top, width: width, height: height)
    let size = CGSize(width: bounds.width, height: height + inset.top + inset.bottom)
    guard contentSize != size else { return }
    contentSize = size
    if !isDragging, contentOffset.y <= 0 {
      contentOffset = CGPoint(x: 0, y: -adjustedContentInset.top)
    }
  }
}
