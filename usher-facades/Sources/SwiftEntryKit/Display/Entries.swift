#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// The entries of one presenter.
@MainActor
final class Entries {
  /// The lane in which all entries are shown.
  nonisolated static let lane = LaneID(-1)
  private static var all: [Entries] = []

  /// The window for the keyboard after the last entry, as requested by the entry shown last.
  var rollback = SwiftEntryKit.RollbackWindow.main
  private weak var presenter: Presenter?
  private var entries: [OverlayID: Weak] = [:]
  private var order: LaneOrder?

  /// A weak reference to an entry; the entry's request keeps the entry alive.
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

  /// Returns the presenter's name for an entry with this name.
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

  /// The displayed overlay; the newest if an older overlay is still on its way out.
  var currentID: OverlayID? { presenter?.ids(.shown(in: Self.lane)).last }

  /// The displayed entry, the one with `currentID`; `nil` if nothing is displayed.
  var current: Entry? { currentID.flatMap { entries[$0]?.entry } }

  /// Whether no entry is displayed or waiting.
  var isEmpty: Bool { presenter?.ids(.all(in: Self.lane)).isEmpty ?? true }

  /// Registers an entry that was requested.
  func add(_ entry: Entry, as id: OverlayID) {
    entries[id] = Weak(entry: entry)
  }

  /// Removes an entry that has gone.
  func remove(_ id: OverlayID) {
    entries[id] = nil
  }

  /// Gives the keyboard to the custom rollback window, if any, after the last entry has gone.
  func rollBack() {
    if case .custom(let window) = rollback { window.makeKeyAndVisible() }
    rollback = .main
  }

  /// Dismisses the selected entries.
  ///
  /// If the displayed entry is among them, `completion` is called when that entry has gone;
  /// otherwise at once.
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
