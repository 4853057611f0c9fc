public import Foundation
internal import Usher

/// A short text after an activity indicator, centred together.
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

  /// Returns `nil`: notes cannot be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Whether the indicator spins; a stopped indicator is hidden and keeps its space.
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
