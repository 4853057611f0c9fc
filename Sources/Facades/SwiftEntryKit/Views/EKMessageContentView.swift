public import Foundation
public import Usher

/// A title over a subtitle; what changes while it is shown is seen at once.
public class EKMessageContentView: UsherContentView {
  private var upper = Line() { didSet { setNeedsContentUpdate() } }
  private var lower = Line() { didSet { setNeedsContentUpdate() } }
  /// Points above the title and below the subtitle.
  public var verticalMargins: CGFloat = 20 { didSet { setNeedsContentUpdate() } }
  /// Points at both sides.
  public var horizontalMargins: CGFloat = 20 { didSet { setNeedsContentUpdate() } }
  /// Points between the title and the subtitle.
  public var labelsOffset: CGFloat = 8 { didSet { setNeedsContentUpdate() } }

  /// One of the two lines, as far as it was given.
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

    var node: Node {
      var words = Node.Text(text ?? "", style)
      words.identifier = identifier
      return .text(words)
    }
  }

  /// Makes a view that says nothing yet.
  public init() {
    super.init(frame: .zero)
  }

  /// Fails: messages are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  // The type is the original's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the title says, and how it looks; `nil` before it has a look.
  public var titleContent: EKProperty.LabelContent! {
    get { upper.content }
    set { upper.content = newValue }
  }

  // The type is the original's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the subtitle says, and how it looks; `nil` before it has a look.
  public var subtitleContent: EKProperty.LabelContent! {
    get { lower.content }
    set { lower.content = newValue }
  }

  // The type is the original's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How the title looks; `nil` looks as a plain label.
  public var titleAttributes: EKProperty.LabelStyle! {
    get { upper.style }
    set { upper.style = newValue }
  }

  // The type is the original's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How the subtitle looks; `nil` looks as a plain label.
  public var subtitleAttributes: EKProperty.LabelStyle! {
    get { lower.style }
    set { lower.style = newValue }
  }

  // The type is the original's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the title says; `nil` says nothing.
  public var title: String! {
    get { upper.text }
    set { upper.text = newValue }
  }

  // The type is the original's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the subtitle says; `nil` says nothing.
  public var subtitle: String! {
    get { lower.text }
    set { lower.text = newValue }
  }

  /// What is shown of both lines.
  public override var usherContent: OverlayContent {
    OverlayContent(
      .stack(
        Node.Stack(
          .vertical, spacing: Double(labelsOffset), alignment: .fill,
          padding: Insets(
            horizontal: Double(horizontalMargins), vertical: Double(verticalMargins)),
          children: [upper.node, lower.node]))
    ).onEntry
  }
}
