public import Foundation

/// A view that shows text.
open class UILabel: UIView, UIContentSizeCategoryAdjusting, DrawnContent {
  private var written: NSAttributedString?
  /// Whether `written` came with attributes of its own.
  private var isAttributed = false

  /// The text.
  open var text: String? {
    get { written?.string }
    set {
      written = newValue.map { NSAttributedString(string: $0) }
      isAttributed = false
      change()
    }
  }

  /// The text with its looks.
  open var attributedText: NSAttributedString? {
    get {
      guard !isAttributed, let written else { return written }
      return NSAttributedString(
        string: written.string, attributes: [.font: usedFont, .foregroundColor: usedColor])
    }
    set {
      written = newValue.map { NSAttributedString(attributedString: $0) }
      isAttributed = true
      change()
    }
  }

  // UIKit's declarations take nil for the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of letters that have none; `nil` gives the default of 17 points.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { change() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of letters that have none; `nil` gives the default.
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  /// The colour of letters while the label is highlighted; `nil` for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether letters have the highlighted colour.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the label looks as if it could be used.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// What happens to text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { change() } }
  /// The greatest number of lines; 0 is any.
  open var numberOfLines = 1 { didSet { change() } }
  /// Whether letters become smaller where the text does not fit; nothing does here.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest share of the font's size with `adjustsFontSizeToFitWidth`.
  open var minimumScaleFactor: CGFloat = 0
  /// The width that lines are wrapped at where the intrinsic size is asked for; 0 is none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { change() } }
  /// Whether a font made by `UIFontMetrics` or for a text style follows the text size.
  open var adjustsFontForContentSizeCategory = false { didSet { change() } }

  /// Makes a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // "isAccessibilityElement": true by default for standard controls, a label among them.
    isAccessibilityElement = true
    isUserInteractionEnabled = false
  }

  /// Makes a label of a nib, without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
    isUserInteractionEnabled = false
  }

  /// The size that fits: within the width where there may be several lines, else that of the one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let hasLimit = numberOfLines != 1 && size.width > 0
    let most = CGSize(
      width: hasLimit ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return textRect(
      forBounds: CGRect(origin: .zero, size: most), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The width that constraints leave for the text, where there is no preferred one; `nil` for any width.
  var automaticWidth: CGFloat?

  /// The size of the text, in lines of `preferredMaxLayoutWidth` or of the width that constraints leave.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticWidth ?? 0
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The baselines; those of an empty line where there is no text.
  var baselines: TextBaselines {
    guard let written, written.length > 0 else { return TextBaselines(of: usedFont) }
    let width = automaticWidth ?? (bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    return TextBaselines(
      of: TextLayout(written, style: style(lineLimit: numberOfLines), width: width))
  }

  /// Where the text is drawn: at the top of `bounds`, in sizes of whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let written, written.length > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let layout = TextLayout(
      written, style: style(lineLimit: numberOfLines), width: bounds.width)
    let size = layout.size.rounded(up: traitCollection.displayScale)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text in a rectangle, in the middle of its height and on whole pixels.
  func draw(on canvas: Canvas, as layer: CALayer) {
    guard let written, written.length > 0 else { return }
    let bounds = layer.bounds
    let isCut = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    let layout = TextLayout(
      written, style: style(lineLimit: numberOfLines), width: bounds.width,
      height: isCut ? nil : bounds.height)
    let slack = CGSize(width: 0, height: max((bounds.height - layout.size.height) / 2, 0))
      .rounded(down: traitCollection.displayScale)
    canvas.clipped(to: { canvas.trace(bounds) }) {
      canvas.group(opacity: isEnabled ? 1 : 0.5) {
        let x = bounds.minX + layout.centering(in: bounds.width)
        layout.draw(on: canvas, at: CGPoint(x: x, y: bounds.minY + slack.height))
      }
    }
  }

  /// Measures anew where the text size changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory else { return }
    change()
  }

  private func style(lineLimit: Int) -> TextStyle {
    TextStyle(
      font: usedFont, color: usedColor, alignment: textAlignment, lineBreakMode: lineBreakMode,
      lineLimit: lineLimit,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      traits: traitCollection, scalesFonts: adjustsFontForContentSizeCategory)
  }

  private var usedFont: UIFont {
    let font = font ?? .systemFont(ofSize: 17)
    return adjustsFontForContentSizeCategory ? font.adjusted(for: traitCollection) : font
  }

  private var usedColor: UIColor {
    isHighlighted ? highlightedTextColor ?? textColor ?? .label : textColor ?? .label
  }

  private func change() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

/// A view whose text may follow the text size that the user chose.
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts follow the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension CGSize {
  /// The size in whole pixels, of which there are `scale` to a point, no larger.
  func rounded(down scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    func down(_ length: CGFloat) -> CGFloat { (length * scale + 0.001).rounded(.down) / scale }
    return CGSize(width: down(width), height: down(height))
  }

  /// The size in whole pixels, of which there are `scale` to a point, no smaller.
  func rounded(up scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    // Less than a thousandth of a pixel is an error of the sum.
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
