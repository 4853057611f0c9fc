#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import Usher

/// A title above a subtitle; changes are visible at once while the view is shown.
public class EKMessageContentView: UsherContentView {
  private var upper = Line() { didSet { setNeedsContentUpdate() } }
  private var lower = Line() { didSet { setNeedsContentUpdate() } }
  /// The distance above the title and below the subtitle, in points.
  public var verticalMargins: CGFloat = 20 { didSet { setNeedsContentUpdate() } }
  /// The distance at both sides, in points.
  public var horizontalMargins: CGFloat = 20 { didSet { setNeedsContentUpdate() } }
  /// The distance between title and subtitle, in points.
  public var labelsOffset: CGFloat = 8 { didSet { setNeedsContentUpdate() } }

  /// The text, style and identifier of one line, as far as set.
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

  /// Returns `nil`: message views cannot be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title's text and style; `nil` before the title has a style.
  public var titleContent: EKProperty.LabelContent! {
    get { upper.content }
    set { upper.content = newValue }
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The subtitle's text and style; `nil` before the subtitle has a style.
  public var subtitleContent: EKProperty.LabelContent! {
    get { lower.content }
    set { lower.content = newValue }
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title's style; `nil` for the style of a plain label.
  public var titleAttributes: EKProperty.LabelStyle! {
    get { upper.style }
    set { upper.style = newValue }
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The subtitle's style; `nil` for the style of a plain label.
  public var subtitleAttributes: EKProperty.LabelStyle! {
    get { lower.style }
    set { lower.style = newValue }
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title's text; `nil` for none.
  public var title: String! {
    get { upper.text }
    set { upper.text = newValue }
  }

  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The subtitle's text; `nil` for none.
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
