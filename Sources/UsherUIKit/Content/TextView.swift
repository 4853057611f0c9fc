#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a text: a label with Dynamic Type.
@MainActor
final class TextView: PieceView {
  /// The native label, as large as the view.
  let label = UILabel()
  private var text = OverlayNode.Text("")
  private weak var controls: Controls?
  private var words: NSAttributedString?
  /// The size without a limit of the width, once it was asked for.
  private var unbroken: OverlaySize?
  /// The known sizes of the broken text, by width.
  private var broken: [Double: OverlaySize] = [:]
  /// The width of an ellipsis in its font, once it was asked for.
  private var knownEllipsisWidth: Double?

  /// Makes an empty label.
  init(_ controls: Controls) {
    self.controls = controls
    super.init(frame: .zero)
    addSubview(label)
  }

  /// Makes a label of a text; `nil` for an empty text.
  convenience init?(_ text: OverlayNode.Text, _ controls: Controls) {
    guard !text.runs.isEmpty else { return nil }
    self.init(controls)
    show(text)
  }

  /// Shows a text.
  func show(_ text: OverlayNode.Text) {
    self.text = text
    label.numberOfLines = text.lineLimit ?? 0
    label.lineBreakMode = text.lineLimit == nil ? .byWordWrapping : .byTruncatingTail
    label.accessibilityIdentifier = text.identifier
    spell()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The width of an ellipsis, or of a letter: a word longer than its line is broken.
  override var minimumWidth: Double {
    min(text.lineLimit == 1 ? ellipsisWidth : letterWidth, naturalSize(width: .infinity).width)
  }

  override func naturalSize(width: Double) -> OverlaySize {
    let natural = unbroken ?? measured(width: .infinity)
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
    // What is set in one piece has an alignment of its own.
    setNeedsLayout()
    (unbroken, broken, knownEllipsisWidth) = (nil, [:], nil)
  }

  /// Whole points, so that letters are not cut and neighbors stay sharp.
  private func measured(width: Double) -> OverlaySize {
    undoProxies()
    let unbound = CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: width.isFinite ? CGFloat(width) : unbound, height: unbound)
    let size = label.sizeThatFits(room)
    return OverlaySize(
      width: width.isFinite ? width : Double(size.width).rounded(.up),
      height: Double(size.height).rounded(.up))
  }

  /// No letter is much wider than its font is high.
  private var letterWidth: Double {
    text.runs.map { Double(UIFont.of($0.font ?? text.font, for: traitCollection).pointSize) }.max()
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
  /// The native alignment.
  func uiKit(isReversed: Bool) -> NSTextAlignment {
    switch self {
    case .leading: isReversed ? .right : .left
    case .center: .center
    case .trailing: isReversed ? .left : .right
    }
  }
}
#endif
