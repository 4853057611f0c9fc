public import Foundation
public import Usher

/// One symbol to press; whether it is selected is said by who made it.
public final class EKRatingSymbolView: UsherContentView {
  private let unselectedImage: EKProperty.ImageContent
  private let selectedImage: EKProperty.ImageContent
  private let selection: EKRatingMessage.Selection
  private let choice = Live<Int?>(nil)

  /// Makes a symbol that is not selected.
  ///
  /// - Parameters:
  ///   - unselectedImage: What is drawn while it is not.
  ///   - selectedImage: What is drawn while it is.
  ///   - selection: Called with the view's `tag` when it is pressed.
  public init(
    unselectedImage: EKProperty.ImageContent, selectedImage: EKProperty.ImageContent,
    selection: @escaping EKRatingMessage.Selection
  ) {
    self.unselectedImage = unselectedImage
    self.selectedImage = selectedImage
    self.selection = selection
    super.init(frame: .zero)
  }

  /// Fails: symbols are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Whether it is selected; where it is shown, it springs to its other look.
  public var isSelected = false { didSet { follow() } }

  /// What is shown of the symbol.
  public override var usherContent: OverlayContent {
    let item = Node.Rating.Item(
      accessibilityLabel ?? "", chosen: selectedImage, open: unselectedImage)
    return OverlayContent(
      .rating(Node.Rating(choice, items: [item], onChoose: { [weak self] _ in self?.press() }))
    ).onEntry
  }

  private func press() {
    // A press alone selects nothing.
    follow()
    selection(tag)
  }

  private func follow() { choice.value = isSelected ? 0 : nil }
}
