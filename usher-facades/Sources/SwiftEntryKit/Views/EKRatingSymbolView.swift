#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import Usher

/// A rating symbol that the user can press.
///
/// Pressing the symbol doesn't select it. The app sets `isSelected`.
public final class EKRatingSymbolView: UsherContentView {
  private let unselectedImage: EKProperty.ImageContent
  private let selectedImage: EKProperty.ImageContent
  private let selection: EKRatingMessage.Selection
  private let choice = ObservableValue<Int?>(nil)

  /// Creates a symbol that isn't selected.
  ///
  /// - Parameters:
  ///   - unselectedImage: The image while the symbol isn't selected.
  ///   - selectedImage: The image while the symbol is selected.
  ///   - selection: Called with the view's `tag` when the symbol is pressed.
  public init(
    unselectedImage: EKProperty.ImageContent, selectedImage: EKProperty.ImageContent,
    selection: @escaping EKRatingMessage.Selection
  ) {
    self.unselectedImage = unselectedImage
    self.selectedImage = selectedImage
    self.selection = selection
    super.init(frame: .zero)
  }

  /// Returns `nil`, because symbols can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Whether the symbol is selected.
  ///
  /// If the symbol is visible, the change is animated with a spring.
  public var isSelected = false { didSet { follow() } }

  /// The symbol's content.
  public override var usherContent: OverlayContent {
    let item = OverlayNode.Rating.Item(
      accessibilityLabel ?? "", chosen: selectedImage, open: unselectedImage)
    return OverlayContent(
      .rating(
        OverlayNode.Rating(choice, items: [item], onChoose: { [weak self] _ in self?.press() }))
    ).onEntry
  }

  private func press() {
    // Pressing the symbol doesn't select it.
    follow()
    selection(tag)
  }

  private func follow() { choice.value = isSelected ? 0 : nil }
}
#endif
