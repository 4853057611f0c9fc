#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import Usher

/// A view with which the user chooses a rating.
///
/// The texts depend on the chosen symbol. The buttons appear after the first choice.
public final class EKRatingMessageView: UsherContentView {
  private let message: EKRatingMessage
  private let choice: ObservableValue<Int?>

  /// Creates a view of a message.
  ///
  /// If the message already has a chosen symbol, the view shows it as if the user had chosen it.
  public init(with message: EKRatingMessage) {
    self.message = message
    choice = ObservableValue(message.selectedIndex)
    super.init(frame: .zero)
  }

  /// Returns `nil`, because message views can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The message's content.
  public override var usherContent: OverlayContent {
    let bar = message.buttonBarContent
    return OverlayContent.rating(
      choice, title: OverlayNode.Text(message.initialTitle),
      description: OverlayNode.Text(message.initialDescription),
      choices: message.ratingItems.map { RatingChoice($0) },
      bar: ButtonBar(bar) { bar.content[$0].action?() },
      onChoose: { [message] in message.choose($0) }
    ).onEntry
  }
}

extension EKRatingMessage {
  /// Stores the user's choice and calls `selection`.
  func choose(_ index: Int) {
    var message = self
    message.selectedIndex = index
    message.selection?(index)
  }
}

extension RatingChoice {
  init(_ content: EKProperty.EKRatingItemContent) {
    self.init(
      OverlayNode.Rating.Item(content), title: OverlayNode.Text(content.title),
      description: OverlayNode.Text(content.description))
  }
}

extension OverlayNode.Rating.Item {
  init(_ content: EKProperty.EKRatingItemContent) {
    self.init(
      content.title.text, chosen: content.selectedImage, open: content.unselectedImage,
      size: content.size)
  }

  init(
    _ description: String, chosen: EKProperty.ImageContent, open: EKProperty.ImageContent,
    size: CGSize? = nil
  ) {
    let nothing = OverlayNode.Image(.glyph(Glyph(shapes: [])))
    let room = (open.size ?? chosen.size).map { image in
      // A rating fits its images into 70 % of their space.
      OverlaySize(
        width: max((image.width / 0.7).rounded(), 24),
        height: max((image.height / 0.7).rounded(), 24))
    }
    self.init(
      description, chosen: OverlayNode.Image(chosen) ?? nothing,
      open: OverlayNode.Image(open) ?? nothing,
      size: room ?? size.map { OverlaySize(width: $0.width, height: $0.height) })
  }
}
#endif
