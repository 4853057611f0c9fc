extension Presenter {
  /// The abilities that every presenter has from its start: they act without having been asked for.
  static let standardAbilities: [any PresenterAbility.Type] = [
    MoreOffers.self,
    Summaries.self,
  ]
}
