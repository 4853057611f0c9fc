public import Foundation
public import Usher

/// Symbols to choose one of; those before it count as chosen too.
public final class EKRatingSymbolsContainerView: UsherContentView {
  private let choice = Live<Int?>(nil)
  private var items: [Node.Rating.Item] = [] { didSet { setNeedsContentUpdate() } }
  private var choose: @MainActor (Int) -> Void = { _ in }

  /// Makes a view without symbols; `setup(with:externalSelection:)` gives it some.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes the same; what the coder has does not count.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Gives it a message's symbols, in place of those it had; what the message says is chosen is.
  ///
  /// - Parameters:
  ///   - message: Whose `selectedIndex` follows the choice, and whose `selection` is called with it.
  ///   - externalSelection: Called with the choice after that.
  public func setup(
    with message: EKRatingMessage, externalSelection: @escaping EKRatingMessage.Selection
  ) {
    choice.value = message.selectedIndex
    choose = { index in
      message.choose(index)
      externalSelection(index)
    }
    items = message.ratingItems.map { Node.Rating.Item($0) }
  }

  /// What is shown of the symbols.
  public override var usherContent: OverlayContent {
    OverlayContent(.rating(Node.Rating(choice, items: items, onChoose: choose)))
      .onEntry
  }
}
