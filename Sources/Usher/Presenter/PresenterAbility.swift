public import UsherCore

/// A feature of a presenter beyond showing overlays, with its state.
///
/// Examples are undo, a history, and notifications while the app is inactive. A presenter creates
/// an ability at the first call of ``Presenter/ability(_:)`` and keeps it until it is released.
///
/// The presenter calls each of these functions for all of its abilities, in ascending ``order``.
/// They may call the presenter, which performs their requests after the current events. By default,
/// they do nothing.
@_spi(Flows) @MainActor
public protocol PresenterAbility: AnyObject, Sendable {
  /// The order among the abilities of a presenter.
  ///
  /// Abilities with the same number are called in the order of their creation.
  static var order: Int { get }

  /// Creates the ability of a presenter, which it must not retain.
  init(of presenter: Presenter)

  /// Called before the engine receives an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - moment: The moment that the engine receives with the event.
  ///   - presenter: The presenter.
  func willReceive(_ event: OverlayEvent, at moment: Instant, in presenter: Presenter)

  /// Called after the commands for an event were performed.
  func didReceive(_ event: OverlayEvent, in presenter: Presenter)

  /// Called after a command of the engine was performed, including the app's callbacks.
  ///
  /// There is no command if the presenter refuses a request with empty content.
  func didPerform(_ command: OverlayCommand, in presenter: Presenter)

  /// Called after all events of a batch were performed and the scene was drawn.
  func didFinishBatch(in presenter: Presenter)

  /// Returns rows for `Presenter.explain()`, in English.
  func explanation(in presenter: Presenter) -> [String]

  /// Called once after the presenter was released.
  ///
  /// - Parameter host: The presenter's host, or `nil` if it serves another presenter.
  func presenterWasReleased(by host: (any OverlayHost)?)
}

@_spi(Flows) extension PresenterAbility {
  /// 0, for an ability that may be called before or after others.
  public static var order: Int { 0 }
  /// Does nothing.
  public func willReceive(_ event: OverlayEvent, at moment: Instant, in presenter: Presenter) {}
  /// Does nothing.
  public func didReceive(_ event: OverlayEvent, in presenter: Presenter) {}
  /// Does nothing.
  public func didPerform(_ command: OverlayCommand, in presenter: Presenter) {}
  /// Does nothing.
  public func didFinishBatch(in presenter: Presenter) {}
  /// No rows.
  public func explanation(in presenter: Presenter) -> [String] { [] }
  /// Does nothing.
  public func presenterWasReleased(by host: (any OverlayHost)?) {}
}

extension Presenter {
  /// Returns the presenter's ability of a type.
  ///
  /// Creates it at the first call.
  @_spi(Flows) public func ability<Ability: PresenterAbility>(_ type: Ability.Type) -> Ability {
    if let known = existingAbility(type) { return known }
    let ability = Ability(of: self)
    let place = abilities.firstIndex { Swift.type(of: $0).order > type.order }
    abilities.insert(ability, at: place ?? abilities.endIndex)
    return ability
  }

  /// Returns the presenter's ability of a type, or `nil` before the first call of `ability(_:)`.
  @_spi(Flows) public func existingAbility<Ability: PresenterAbility>(
    _ type: Ability.Type
  ) -> Ability? {
    for ability in abilities {
      if let known = ability as? Ability { return known }
    }
    return nil
  }
}
