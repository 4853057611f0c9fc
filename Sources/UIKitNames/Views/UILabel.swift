#if !canImport(UIKit)
public import Foundation
public import Usher

/// Words.
@preconcurrency @MainActor
open class UILabel: UIView, ContentRepresentable {
  /// What it says, `attributedText` included; setting it clears that.
  open var text: String? {
    get { attributedText?.string ?? words }
    set {
      words = newValue
      attributedText = nil
    }
  }
  private var words: String?
  /// What it says, in pieces of their own look; `nil` says `text`.
  open var attributedText: NSAttributedString? { didSet { setNeedsContentUpdate() } }
  /// Its letters.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { setNeedsContentUpdate() } }
  /// Their colour.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label { didSet { setNeedsContentUpdate() } }
  /// Where its lines stand.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsContentUpdate() } }
  /// The most lines it takes; 0 takes as many as it needs.
  open var numberOfLines = 1 { didSet { setNeedsContentUpdate() } }
  /// Only kept: letters are never made smaller here.
  open var adjustsFontSizeToFitWidth = false
  /// Only kept: letters are never made smaller here.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters grow with the system's text scaling; only kept: they always do.
  open var adjustsFontForContentSizeCategory = false

  /// The words as a piece of content.
  open var usherContent: OverlayContent {
    let limit = numberOfLines > 0 ? numberOfLines : nil
    let font = Node.Font(font ?? .systemFont(ofSize: 17))
    let color = AdaptiveColor(textColor ?? .label)
    let alignment = Node.Text.Alignment(attributedText?.paragraphAlignment ?? textAlignment)
    let runs = attributedText.map { Node.Text.Run.runs(of: $0) } ?? [Node.Text.Run(text ?? "")]
    return OverlayContent(
      .text(
        Node.Text(runs: runs, font: font, color: color, alignment: alignment, lineLimit: limit)),
      style: .clear)
  }
}
#endif
