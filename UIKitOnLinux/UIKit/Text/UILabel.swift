public import Foundation

/// A view that shows text.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private(set) var written: NSAttributedString?
  /// Whether `written` was set with attributes.
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

  /// The text with attributes.
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

  // UIKit's declarations accept `nil` for the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of text without a font attribute, or `nil` for the default of 17 points.
  ///
  /// A new font applies to all of an attributed text.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      apply(.font, font ?? .systemFont(ofSize: 17))
      change()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of text without a color attribute, or `nil` for the default.
  ///
  /// A new color applies to all of an attributed text.
  open var textColor: UIColor! = .label {
    didSet {
      apply(.foregroundColor, textColor ?? .label)
      setNeedsDisplay()
    }
  }
  /// The color of the text while the label is highlighted, or `nil` for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the label is highlighted.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the label is drawn as enabled.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The treatment of text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { change() } }
  /// The rules for breaking lines, which have no effect in the stand-in.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// The maximum number of lines, or 0 for no limit.
  open var numberOfLines = 1 { didSet { change() } }
  /// Whether the font shrinks to fit the text, which has no effect in the stand-in.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor for the font size with `adjustsFontSizeToFitWidth`.
  open var minimumScaleFactor: CGFloat = 0
  /// The width at which the intrinsic size wraps lines, in points, or 0 for no wrapping.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { change() } }
  /// Whether a scalable font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { change() } }

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // "isAccessibilityElement": true by default for standard controls, labels included.
    isAccessibilityElement = true
    isUserInteractionEnabled = false
  }

  /// Creates a label from a nib, without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
    isUserInteractionEnabled = false
  }

  /// Returns the size of the text, which is wrapped at the width if several lines are allowed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Effort.total.measuredTexts += 1
    let hasLimit = numberOfLines != 1 && size.width > 0
    let most = CGSize(
      width: hasLimit ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return textRect(
      forBounds: CGRect(origin: .zero, size: most), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The width that constraints leave for the text without a preferred width, or `nil` for no
  /// limit.
  var automaticWidth: CGFloat?

  /// The size of the text, wrapped at `preferredMaxLayoutWidth` or at the width that constraints
  /// leave.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticWidth ?? 0
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The baselines of the text, or of an empty line without text.
  var baselines: TextBaselines {
    guard let written, written.length > 0 else { return TextBaselines(of: usedFont) }
    let width = automaticWidth ?? (bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    return TextBaselines(
      of: TextLayout(written, style: style(lineLimit: numberOfLines), width: width))
  }

  /// Returns the rectangle of the text, which is at the top of `bounds` and has a size in whole
  /// pixels.
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

  /// Measures the text again after a change of the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory else { return }
    change()
  }

  func style(lineLimit: Int) -> TextStyle {
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

  private func apply(_ key: NSAttributedString.Key, _ value: Any) {
    guard isAttributed, let written else { return }
    let changed = NSMutableAttributedString(string: "")
    written.enumerateAttributes(in: NSRange(location: 0, length: written.length)) {
      attributes, range, _ in
      let part = (written.string as NSString).substring(with: range)
      changed.append(
        NSAttributedString(string: part, attributes: attributes.merging([key: value]) { $1 }))
    }
    self.written = changed
  }

  private func change() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

/// A view with text that may follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts follow the user's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension CGSize {
  /// Returns the size rounded down to whole pixels, at `scale` pixels per point.
  func rounded(down scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    func down(_ length: CGFloat) -> CGFloat { (length * scale + 0.001).rounded(.down) / scale }
    return CGSize(width: down(width), height: down(height))
  }

  /// Returns the size rounded up to whole pixels, at `scale` pixels per point.
  func rounded(up scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    // Differences below a thousandth of a pixel are rounding errors.
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
