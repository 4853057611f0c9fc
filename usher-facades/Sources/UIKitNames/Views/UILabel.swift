#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
public import Usher

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView, ContentRepresentable {
  /// The label's text, that of `attributedText` included; setting it clears `attributedText`.
  open var text: String? {
    get { attributedText?.string ?? words }
    set {
      words = newValue
      attributedText = nil
    }
  }
  private var words: String?
  /// The label's text as runs with attributes; with `nil`, the label shows `text`.
  open var attributedText: NSAttributedString? { didSet { setNeedsContentUpdate() } }
  /// The text's font.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { setNeedsContentUpdate() } }
  /// The text's colour.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label { didSet { setNeedsContentUpdate() } }
  /// The text's alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsContentUpdate() } }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { setNeedsContentUpdate() } }
  /// Whether long text is shrunk to fit; stored without effect, as text is never shrunk here.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of shrunk text; stored without effect, as text is never shrunk here.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the system's text size; stored without effect, as it always does.
  open var adjustsFontForContentSizeCategory = false

  /// The label as a piece of content.
  open var usherContent: OverlayContent {
    let limit = numberOfLines > 0 ? numberOfLines : nil
    let font = OverlayNode.Font(font ?? .systemFont(ofSize: 17))
    let color = AdaptiveColor(textColor ?? .label)
    let alignment = OverlayNode.Text.Alignment(attributedText?.paragraphAlignment ?? textAlignment)
    let runs =
      attributedText.map { OverlayNode.Text.Run.runs(of: $0) } ?? [OverlayNode.Text.Run(text ?? "")]
    return OverlayContent(
      .text(
        OverlayNode.Text(
          runs: runs, font: font, color: color, alignment: alignment, lineLimit: limit)),
      style: .clear)
  }
}
#endif
