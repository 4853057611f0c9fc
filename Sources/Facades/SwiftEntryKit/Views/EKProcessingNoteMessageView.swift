public import Foundation
internal import Usher

/// One short text after a sign that something goes on, together in the middle.
public class EKProcessingNoteMessageView: EKAccessoryNoteMessageView {
  private let indicator: UIActivityIndicatorView

  /// Makes a note whose sign turns.
  public init(
    with content: EKProperty.LabelContent, activityIndicator: UIActivityIndicatorView.Style
  ) {
    indicator = UIActivityIndicatorView(style: activityIndicator)
    super.init(frame: .zero)
    indicator.startAnimating()
    label = content
  }

  /// Fails: notes are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Whether the sign turns; while it does not, it is not seen and keeps its room.
  public var isProcessing = true {
    didSet {
      if isProcessing {
        indicator.startAnimating()
      } else {
        indicator.stopAnimating()
      }
    }
  }

  override var accessory: Node? { Node(indicator) }
}
