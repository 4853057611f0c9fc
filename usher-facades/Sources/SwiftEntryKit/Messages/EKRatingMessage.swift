#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) internal import Usher

/// A rating message: texts that change with the chosen symbol, and buttons shown after the first
/// choice.
public struct EKRatingMessage {
  /// A callback for the chosen symbol's index, counted from 0.
  public typealias Selection = (Int) -> Void

  /// The title before the first choice.
  public var initialTitle: EKProperty.LabelContent
  /// The description before the first choice.
  public var initialDescription: EKProperty.LabelContent
  /// The symbols, with the texts for each symbol.
  public var ratingItems: [EKProperty.EKRatingItemContent]
  /// The buttons.
  public var buttonBarContent: EKProperty.ButtonBarContent
  // SwiftEntryKit declares this implicitly unwrapped type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Called with each choice; `nil` calls nothing.
  public var selection: Selection!
  private let selected = Locked<Int?>(nil)

  /// Creates a message.
  public init(
    initialTitle: EKProperty.LabelContent, initialDescription: EKProperty.LabelContent,
    ratingItems: [EKProperty.EKRatingItemContent],
    buttonBarContent: EKProperty.ButtonBarContent, selection: Selection? = nil
  ) {
    self.initialTitle = initialTitle
    self.initialDescription = initialDescription
    self.ratingItems = ratingItems
    self.buttonBarContent = buttonBarContent
    self.selection = selection
  }

  /// The index of the chosen symbol, counted from 0; `nil` for no choice.
  ///
  /// All copies of the message share the index. A view of the message begins with the index set
  /// before the view is created.
  public var selectedIndex: Int? {
    get { selected.value }
    set { selected.value = newValue }
  }
}
#endif
