#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) internal import Usher

/// A message with which the user chooses a rating.
///
/// The texts depend on the chosen symbol. The buttons appear after the first choice.
public struct EKRatingMessage {
  /// A callback that receives the index of the chosen symbol, starting at 0.
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
  /// Called each time the user chooses a symbol, or `nil` for no callback.
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

  /// The index of the chosen symbol, starting at 0, or `nil` before the first choice.
  ///
  /// All copies of the message share the index. If you set it before you create a view, the view
  /// shows that choice.
  public var selectedIndex: Int? {
    get { selected.value }
    set { selected.value = newValue }
  }
}
#endif
