internal import Usher

/// Which app the client chose; it goes with the default presenter.
final class ChosenApplication: @unchecked Sendable {
  /// The one that counts now.
  static var current: ChosenApplication { Presenter.defaultCompanion { ChosenApplication() } }

  private let lock = NSLock()
  private var chosen: (any ApplicationContext)?

  /// What it tells of itself; `nil` where none was chosen.
  var context: (any ApplicationContext)? {
    get { lock.withLock { chosen } }
    set { lock.withLock { chosen = newValue } }
  }
}
