public import UsherCore

/// Something that a presenter can do beyond showing overlays, with what it has to remember for one
/// presenter: what can be undone, a history, notifications outside of the app.
///
/// A presenter has an ability from the first call of ``Presenter/ability(_:)`` until its own end.
/// Before that, the ability keeps nothing and none of its code runs.
///
/// The presenter calls each of these functions for all of its abilities, in ascending ``order``.
/// They may call the presenter: what they ask for is performed after what is going on. By default
/// they do nothing.
@_spi(Flows) @MainActor
public protocol PresenterAbility: AnyObject, Sendable {
  /// The place among the abilities of a presenter; those with equal numbers have the order in which
  /// the presenter got them.
  static var order: Int { get }

  /// Creates the ability of a presenter, which it must not keep.
  init(of presenter: Presenter)

  /// Called before the engine receives an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - moment: The moment that the engine receives with the event.
  ///   - presenter: The presenter.
  func willReceive(_ event: OverlayEvent, at moment: Instant, in presenter: Presenter)

  /// Called when the commands that answer an event have been performed.
  func didReceive(_ event: OverlayEvent, in presenter: Presenter)

  /// Called when one command of the engine has been performed: something has happened to a request,
  /// and the app's callbacks have been called.
  ///
  /// The presenter itself refuses a request with empty content, for which there is no command.
  func didPerform(_ command: OverlayCommand, in presenter: Presenter)

  /// Called when all events that came together were performed and the scene was drawn.
  func didFinishBatch(in presenter: Presenter)

  /// Called once, when the presenter has been released.
  ///
  /// - Parameter host: The presenter's host; `nil` if that serves another presenter.
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
  /// Does nothing.
  public func presenterWasReleased(by host: (any OverlayHost)?) {}
}

extension Presenter {
  /// Returns the presenter's ability of a type, and makes it at the first call.
  @_spi(Flows) public func ability<Ability: PresenterAbility>(_ type: Ability.Type) -> Ability {
    if let known = existingAbility(type) { return known }
    let ability = Ability(of: self)
    let place = abilities.firstIndex { Swift.type(of: $0).order > type.order }
    abilities.insert(ability, at: place ?? abilities.endIndex)
    return ability
  }

  /// Returns the presenter's ability of a type; `nil` before the first call of `ability(_:)`.
  @_spi(Flows) public func existingAbility<Ability: PresenterAbility>(
    _ type: Ability.Type
  ) -> Ability? {
    for ability in abilities {
      if let known = ability as? Ability { return known }
    }
    return nil
  }
}
