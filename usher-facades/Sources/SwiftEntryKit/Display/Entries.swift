#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// The entries of one presenter.
@MainActor
final class Entries {
  /// The lane in which all entries are shown.
  nonisolated static let lane = LaneID(-1)
  private static var all: [Entries] = []

  /// The window to make key after the last entry, as requested by the entry that was shown last.
  var rollback = SwiftEntryKit.RollbackWindow.main
  private weak var presenter: Presenter?
  private var entries: [OverlayID: Weak] = [:]
  private var order: LaneOrder?

  /// A weak reference to an entry, which its request retains.
  private struct Weak {
    weak var entry: Entry?
  }

  private init(of presenter: Presenter) {
    self.presenter = presenter
  }

  /// Returns the entries of a presenter.
  static func of(_ presenter: Presenter) -> Entries {
    all.removeAll { $0.presenter == nil }
    if let known = all.first(where: { $0.presenter === presenter }) { return known }
    let made = Entries(of: presenter)
    all.append(made)
    return made
  }

  /// Returns the name under which the presenter knows an entry's name.
  nonisolated static func key(of name: String) -> String { "SwiftEntryKit/\(name)" }

  /// Applies the current queueing heuristic to the lane.
  func setOrder() {
    let set: LaneOrder =
      switch EKAttributes.Precedence.QueueingHeuristic.value {
      case .chronological: .arrival
      case .priority: .priority
      }
    guard set != order else { return }
    order = set
    presenter?.configureGuest(
      Self.lane, LaneSettings(order: set, showsModalsAbove: false, sharesEdges: false))
  }

  /// The displayed overlay, or `nil` if there is none.
  ///
  /// If an earlier overlay is still leaving, this is the newer overlay.
  var currentID: OverlayID? { presenter?.ids(.shown(in: Self.lane)).last }

  /// The entry of the displayed overlay, or `nil` if there is none.
  var current: Entry? { currentID.flatMap { entries[$0]?.entry } }

  /// Whether no entry is displayed or waiting.
  var isEmpty: Bool { presenter?.ids(.all(in: Self.lane)).isEmpty ?? true }

  /// Stores an entry that was requested.
  func add(_ entry: Entry, as id: OverlayID) {
    entries[id] = Weak(entry: entry)
  }

  /// Removes an entry that has ended.
  func remove(_ id: OverlayID) {
    entries[id] = nil
  }

  /// Makes the requested rollback window key after the last entry was removed.
  ///
  /// Does nothing for `main`, because Usher makes the previous window key.
  func rollBack() {
    if case .custom(let window) = rollback { window.makeKeyAndVisible() }
    rollback = .main
  }

  /// Dismisses the selected entries.
  ///
  /// If the displayed entry is selected, `completion` is called when it is removed. Otherwise, it
  /// is called immediately.
  func dismiss(
    _ selection: OverlaySelection<String>, completion: SwiftEntryKit.DismissCompletionHandler?
  ) {
    guard let presenter else { return }
    let meant = current.flatMap { entry in
      presenter.ids(selection).contains { $0 == entry.id } ? entry : nil
    }
    if let completion, let meant { meant.completions.append(completion) }
    presenter.dismiss(selection)
    if meant == nil { completion?() }
  }
}
#endif
