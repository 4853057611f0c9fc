#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a text, which supports Dynamic Type.
@MainActor
final class TextView: PieceView {
  let label = UILabel()
  private(set) var text = OverlayNode.Text("")
  private(set) var links: [LinkView] = []
  private weak var controls: Controls?
  private var words: NSAttributedString?
  /// The cached size without a width limit.
  private var unbroken: OverlaySize?
  /// The cached sizes of wrapped text, by width.
  private var broken: [Double: OverlaySize] = [:]
  private var knownEllipsisWidth: Double?

  init(_ controls: Controls) {
    self.controls = controls
    super.init(frame: .zero)
    addSubview(label)
  }

  /// Creates a label for a text, or returns `nil` if the text is empty.
  convenience init?(_ text: OverlayNode.Text, _ controls: Controls) {
    guard !text.runs.isEmpty else { return nil }
    self.init(controls)
    show(text)
  }

  /// Shows a text, with a view for each of its links.
  func show(_ text: OverlayNode.Text, links: [LinkView] = []) {
    (self.text, self.links) = (text, links)
    setSubviews([label] + links)
    label.numberOfLines = text.lineLimit ?? 0
    label.lineBreakMode = text.lineLimit == nil ? .byWordWrapping : .byTruncatingTail
    label.accessibilityIdentifier = text.identifier
    spell()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The text if the user can select it, or `nil`.
  var selectableText: OverlayNode.Text? { text.isSelectable ? text : nil }

  /// The width of one character, or of an ellipsis if the text has only one line.
  ///
  /// More width isn't necessary, because longer words are broken or truncated. A text with a
  /// smaller natural width needs only that width.
  override var minimumWidth: Double {
    min(text.lineLimit == 1 ? ellipsisWidth : letterWidth, naturalSize(width: .infinity).width)
  }

  override func naturalSize(width: Double) -> OverlaySize {
    let natural = unbroken ?? reserved(measured(width: .infinity))
    unbroken = natural
    guard natural.width > width else { return natural }
    let size = broken[width] ?? measured(width: max(width, 0))
    broken[width] = size
    return size
  }

  override func naturalWidth(within width: Double) -> Double {
    min(naturalSize(width: .infinity).width, max(width, 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textAlignment = text.alignment.uiKit(isReversed: isReversed)
    label.frame = bounds
    placeLinks()
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    let size = naturalSize(width: .infinity)
    spell()
    if naturalSize(width: .infinity) != size { controls?.sizeDidChange(of: self) }
  }

  override func restoreNative() { label.attributedText = words }

  private func spell() {
    words = .of(text, in: self)
    label.attributedText = words
    // Setting an attributed string resets the label's alignment.
    setNeedsLayout()
    (unbroken, broken, knownEllipsisWidth) = (nil, [:], nil)
  }

  /// Measures the label in whole points, so that text isn't clipped and neighboring views stay
  /// sharp.
  private func measured(width: Double) -> OverlaySize {
    undoProxies()
    let unbound = CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: width.isFinite ? CGFloat(width) : unbound, height: unbound)
    let size = label.sizeThatFits(room)
    return OverlaySize(
      width: width.isFinite ? width : Double(size.width).rounded(.up),
      height: Double(size.height).rounded(.up))
  }

  /// Returns a size that is also wide enough for the texts that this text may become.
  private func reserved(_ size: OverlaySize) -> OverlaySize {
    let widths = text.reservedTexts.map { Ruler.size(of: .of($0, in: self)).width }
    return OverlaySize(width: max(size.width, widths.max() ?? 0), height: size.height)
  }

  /// The largest font size in the text, because hardly any character is wider.
  private var letterWidth: Double {
    text.runs.map { Double(UIFont.of(text.font(of: $0), for: traitCollection).pointSize) }.max()
      ?? 0
  }

  private var ellipsisWidth: Double {
    if let knownEllipsisWidth { return knownEllipsisWidth }
    let font = UIFont.of(text.font, for: traitCollection)
    let width = Ruler.size(of: NSAttributedString(string: "…", attributes: [.font: font])).width
    knownEllipsisWidth = width
    return width
  }
}

extension OverlayNode.Text.Alignment {
  func uiKit(isReversed: Bool) -> NSTextAlignment {
    switch self {
    case .leading: isReversed ? .right : .left
    case .center: .center
    case .trailing: isReversed ? .left : .right
    }
  }
}
#endif
