public import Foundation
public import Usher

/// Words that follow the choice among symbols, and buttons that come with the first choice.
public final class EKRatingMessageView: UsherContentView {
  private let message: EKRatingMessage
  private let choice: Live<Int?>

  /// Makes a view of a message; what it says is chosen is shown as if a person had.
  public init(with message: EKRatingMessage) {
    self.message = message
    choice = Live(message.selectedIndex)
    super.init(frame: .zero)
  }

  /// Fails: messages are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is shown of the message.
  public override var usherContent: OverlayContent {
    let bar = message.buttonBarContent
    return OverlayContent.rating(
      choice, title: Node.Text(message.initialTitle),
      description: Node.Text(message.initialDescription),
      choices: message.ratingItems.map { RatingChoice($0) },
      bar: ButtonBar(bar) { bar.content[$0].action?() },
      onChoose: { [message] in message.choose($0) }
    ).onEntry
  }
}

extension EKRatingMessage {
  /// Keeps what a person chose, and tells of it.
  func choose(_ index: Int) {
    var message = self
    message.selectedIndex = index
    message.selection?(index)
  }
}

extension RatingChoice {
  init(_ content: EKProperty.EKRatingItemContent) {
    self.init(
      Node.Rating.Item(content), title: Node.Text(content.title),
      description: Node.Text(content.description))
  }
}

extension Node.Rating.Item {
  init(_ content: EKProperty.EKRatingItemContent) {
    self.init(
      content.title.text, chosen: content.selectedImage, open: content.unselectedImage,
      size: Size(width: Double(content.size.width), height: Double(content.size.height)))
  }

  init(
    _ description: String, chosen: EKProperty.ImageContent, open: EKProperty.ImageContent,
    size: Size? = nil
  ) {
    let nothing = Node.Image(.glyph(Glyph(shapes: [])))
    self.init(
      description, chosen: Node.Image(chosen) ?? nothing, open: Node.Image(open) ?? nothing,
      size: size)
  }
}
