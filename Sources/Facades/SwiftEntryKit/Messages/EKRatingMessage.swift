/// Words that follow the choice among symbols, and buttons that come with the first choice.
public struct EKRatingMessage {
  /// Called with the number of what was chosen, counted from 0.
  public typealias Selection = (Int) -> Void

  /// Said before anything is chosen.
  public var initialTitle: EKProperty.LabelContent
  /// Under the title, before anything is chosen.
  public var initialDescription: EKProperty.LabelContent
  /// The symbols, with what is said for each.
  public var ratingItems: [EKProperty.EKRatingItemContent]
  /// The buttons.
  public var buttonBarContent: EKProperty.ButtonBarContent
  // The type is the original's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Called with each choice; `nil` calls nothing.
  public var selection: Selection!
  private let selected = SharedValue<Int?>(nil)

  /// Makes a message.
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

  /// The number of what is chosen, counted from 0; `nil` for nothing.
  ///
  /// All copies have it in common. One that is set before a view is made of the message is what that begins with.
  public var selectedIndex: Int? {
    get { selected.value }
    set { selected.value = newValue }
  }
}
