extension Presenter {
  /// The abilities that act without having been asked for: a presenter gets them with the first
  /// command that only they perform.
  static let standardAbilities: [any PresenterAbility.Type] = [
    DismissalDecisions.self,
    MoreOffers.self,
    Summaries.self,
  ]
}
