extension Presenter {
  /// The abilities that are added when the first command that needs them is performed.
  static let standardAbilities: [any PresenterAbility.Type] = [
    DismissalDecisions.self,
    MoreOffers.self,
    Summaries.self,
  ]
}
