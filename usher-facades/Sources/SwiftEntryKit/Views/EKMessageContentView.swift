#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import Usher

/// A title above a subtitle.
///
/// If you change properties while the view is shown, it is updated.
public class EKMessageContentView: UsherContentView {
  private var upper = Line() { didSet { setNeedsContentUpdate() } }
  private var lower = Line() { didSet { setNeedsContentUpdate() } }
  /// The distance above the title and below the subtitle, in points.
  public var verticalMargins: CGFloat = 20 { didSet { setNeedsContentUpdate() } }
  /// The distance at both sides, in points.
  public var horizontalMargins: CGFloat = 20 { didSet { setNeedsContentUpdate() } }
  /// The distance between title and subtitle, in points.
  public var labelsOffset: CGFloat = 8 { didSet { setNeedsContentUpdate() } }

  /// The text, style and identifier of one line, each of which may be missing.
  private struct Line {
    var text: String?
    var style: EKProperty.LabelStyle?
    var identifier: String?

    var content: EKProperty.LabelContent? {
      get {
        guard let style else { return nil }
        return EKProperty.LabelContent(
          text: text ?? "", style: style, accessibilityIdentifier: identifier)
      }
      set {
        text = newValue?.text
        style = newValue?.style
        identifier = newValue?.accessibilityIdentifier
      }
    }

    var node: OverlayNode {
      var words = OverlayNode.Text(text ?? "", style)
      words.identifier = identifier
      return .text(words)
    }
  }

  /// Creates a view without texts.
  public init() {
    super.init(frame: .zero)
  }

  /// Returns `nil`, because message views can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title's text and style, or `nil` if the title has no style yet.
  public var titleContent: EKProperty.LabelContent! {
    get { upper.content }
    set { upper.content = newValue }
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The subtitle's text and style, or `nil` if the subtitle has no style yet.
  public var subtitleContent: EKProperty.LabelContent! {
    get { lower.content }
    set { lower.content = newValue }
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title's style, or `nil` for the style of a new `UILabel`.
  public var titleAttributes: EKProperty.LabelStyle! {
    get { upper.style }
    set { upper.style = newValue }
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The subtitle's style, or `nil` for the style of a new `UILabel`.
  public var subtitleAttributes: EKProperty.LabelStyle! {
    get { lower.style }
    set { lower.style = newValue }
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title's text, or `nil` if there is none.
  public var title: String! {
    get { upper.text }
    set { upper.text = newValue }
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The subtitle's text, or `nil` if there is none.
  public var subtitle: String! {
    get { lower.text }
    set { lower.text = newValue }
  }

  /// The content of both lines.
  public override var usherContent: OverlayContent {
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: Double(labelsOffset), alignment: .fill,
          padding: Insets(
            horizontal: Double(horizontalMargins), vertical: Double(verticalMargins)),
          children: [upper.node, lower.node]))
    ).onEntry
  }
}
#endif
