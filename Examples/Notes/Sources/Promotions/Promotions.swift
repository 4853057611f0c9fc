@_spi(Flows) public import Usher

/// An ability that Usher doesn't have: at most three promotions a day.
///
/// All overlays in the queue `promotions` are promotions, even if other code presents them. After
/// the third promotion in 24 hours, the queue pauses. It continues when the first of the three is a
/// day old.
final class Promotions: PresenterAbility {
  private static let limit = 3
  private static let day = Duration.seconds(86_400)
  /// The moments at which the last promotions appeared, oldest first.
  private var appearances: [Instant] = []

  init(of presenter: Presenter) {}

  /// Counts the promotions that appear.
  func didPerform(_ command: OverlayCommand, in presenter: Presenter) {
    guard case .notify(let id, .willPresent) = command,
      presenter.overlay(of: id)?.lane == "promotions"
    else { return }
    appearances = appearances.suffix(Self.limit - 1) + [presenter.host.now]
    guard appearances.count == Self.limit else { return }
    let free = Self.day - appearances[0].duration(to: presenter.host.now)
    guard free > .zero else { return }
    presenter.pause("promotions")
    presenter.act(after: free) { [weak presenter] in presenter?.resume("promotions") }
  }
}

extension Presenter {
  /// Requests a promotion.
  ///
  /// It waits if the user has seen three promotions today.
  @discardableResult
  public func presentPromotion(_ overlay: Overlay) -> PresentationHandle {
    _ = ability(Promotions.self)
    return present(overlay.queue("promotions"))
  }
}
