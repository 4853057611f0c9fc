#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import Usher

/// A short text.
public class EKNoteMessageView: UsherContentView {
  private let label: EKProperty.LabelContent
  /// The distance at both sides of the text, in points.
  public var horizontalOffset: CGFloat = 10 { didSet { setNeedsContentUpdate() } }
  /// The distance above and below the text, in points.
  public var verticalOffset: CGFloat = 5 { didSet { setNeedsContentUpdate() } }

  /// Creates a note.
  public init(with content: EKProperty.LabelContent) {
    label = content
    super.init(frame: .zero)
  }

  /// Returns `nil`, because notes can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The note's content.
  public override var usherContent: OverlayContent {
    OverlayContent.note(
      OverlayNode.Text(label),
      insets: Insets(horizontal: Double(horizontalOffset), vertical: Double(verticalOffset))
    ).onEntry
  }
}

/// The base class of notes with an image or an activity indicator before the text.
public class EKAccessoryNoteMessageView: UsherContentView {
  /// The text, or `nil` if there is none.
  var label: EKProperty.LabelContent? { didSet { setNeedsContentUpdate() } }
  /// The node before the text, or `nil` if there is none.
  var accessory: OverlayNode? { nil }

  /// Creates a note without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a note without text.
  ///
  /// The coder's values are ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The note's content.
  public override var usherContent: OverlayContent {
    let text = label.map { OverlayNode.Text($0) } ?? OverlayNode.Text("")
    return (accessory.map { OverlayContent.note(text, after: $0) } ?? OverlayContent.note(text))
      .onEntry
  }
}

/// An image followed by a short text, centered together.
public class EKImageNoteMessageView: EKAccessoryNoteMessageView {
  private let image: EKProperty.ImageContent

  /// Creates a note.
  public init(with content: EKProperty.LabelContent, imageContent: EKProperty.ImageContent) {
    image = imageContent
    super.init(frame: .zero)
    label = content
  }

  /// Returns `nil`, because notes can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  override var accessory: OverlayNode? { OverlayNode.Image(image).map { .image($0) } }
}

/// An activity indicator followed by a short text, centered together.
public class EKProcessingNoteMessageView: EKAccessoryNoteMessageView {
  private let indicator: UIActivityIndicatorView

  /// Creates a note with a spinning indicator.
  public init(
    with content: EKProperty.LabelContent, activityIndicator: UIActivityIndicatorView.Style
  ) {
    indicator = UIActivityIndicatorView(style: activityIndicator)
    super.init(frame: .zero)
    indicator.startAnimating()
    label = content
  }

  /// Returns `nil`, because notes can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Whether the indicator spins.
  ///
  /// If it doesn't spin, it is hidden, but still takes up its space.
  public var isProcessing = true {
    didSet {
      if isProcessing {
        indicator.startAnimating()
      } else {
        indicator.stopAnimating()
      }
    }
  }

  override var accessory: OverlayNode? { OverlayNode(indicator) }
}
#endif
