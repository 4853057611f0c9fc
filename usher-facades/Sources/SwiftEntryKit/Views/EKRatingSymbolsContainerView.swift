#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import Usher

/// A row of symbols from which the user chooses.
///
/// The symbols before the chosen symbol are shown as chosen as well.
public final class EKRatingSymbolsContainerView: UsherContentView {
  private let choice = ObservableValue<Int?>(nil)
  private var items: [OverlayNode.Rating.Item] = [] { didSet { setNeedsContentUpdate() } }
  private var choose: @MainActor (Int) -> Void = { _ in }

  /// Creates a view without symbols.
  ///
  /// Call `setup(with:externalSelection:)` to add symbols.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without symbols.
  ///
  /// The coder's values are ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a message's symbols and choice, instead of the view's previous symbols.
  ///
  /// - Parameters:
  ///   - message: The message. Each choice sets its `selectedIndex` and calls its `selection`.
  ///   - externalSelection: Called after `selection` with each choice.
  public func setup(
    with message: EKRatingMessage, externalSelection: @escaping EKRatingMessage.Selection
  ) {
    choice.value = message.selectedIndex
    choose = { index in
      message.choose(index)
      externalSelection(index)
    }
    items = message.ratingItems.map { OverlayNode.Rating.Item($0) }
  }

  /// The content of the symbols.
  public override var usherContent: OverlayContent {
    OverlayContent(.rating(OverlayNode.Rating(choice, items: items, onChoose: choose)))
      .onEntry
  }
}
#endif
