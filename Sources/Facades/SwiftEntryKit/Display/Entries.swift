internal import Usher

/// The entries of one presenter.
@MainActor
final class Entries {
  /// Where entries take their turns.
  nonisolated static let lane = LaneID(-1)
  private static var all: [Entries] = []

  /// Which window has the keyboard when the last entry has gone, as the one said that was shown last.
  var rollback = SwiftEntryKit.RollbackWindow.main
  private weak var presenter: Presenter?
  private var entries: [OverlayID: Weak] = [:]
  private var order: LaneOrder?

  /// An entry; the request of which it is keeps it.
  private struct Weak {
    weak var entry: Entry?
  }

  private init(of presenter: Presenter) {
    self.presenter = presenter
  }

  /// Those of a presenter.
  static func of(_ presenter: Presenter) -> Entries {
    all.removeAll { $0.presenter == nil }
    if let known = all.first(where: { $0.presenter === presenter }) { return known }
    let made = Entries(of: presenter)
    all.append(made)
    return made
  }

  /// The name by which a presenter knows an entry.
  nonisolated static func key(of name: String) -> String { "SwiftEntryKit/\(name)" }

  /// Lets the order be the one that is set, from now on.
  func setOrder() {
    let set: LaneOrder =
      switch EKAttributes.Precedence.QueueingHeuristic.value {
      case .chronological: .arrival
      case .priority: .priority
      }
    guard set != order else { return }
    order = set
    presenter?.configureGuest(Self.lane, LaneSettings(order: set))
  }

  /// Which overlay is displayed, or the latest one where an older one is still on its way out.
  var currentID: OverlayID? { presenter?.ids(.shown(in: Self.lane), among: .shown).last }

  /// The entry that is displayed, as `currentID` has it; `nil` where none is.
  var current: Entry? { currentID.flatMap { entries[$0]?.entry } }

  /// Whether none is displayed or waits.
  var isEmpty: Bool { presenter?.ids(.all(in: Self.lane)).isEmpty ?? true }

  /// Keeps in mind an entry that was asked for.
  func add(_ entry: Entry, as id: OverlayID) {
    entries[id] = Weak(entry: entry)
  }

  /// Forgets one that has gone.
  func remove(_ id: OverlayID) {
    entries[id] = nil
  }

  /// The last one has gone: its window gets the keyboard, where one was named.
  func rollBack() {
    if case .custom(let window) = rollback { window.makeKeyAndVisible() }
    rollback = .main
  }

  /// Sends away those that are meant, and tells when the one that is displayed has gone, if it is.
  func dismiss(_ selection: OverlaySelection, completion: SwiftEntryKit.DismissCompletionHandler?) {
    guard let presenter else { return }
    let meant = current.flatMap { entry in
      presenter.ids(selection, among: .shown).contains { $0 == entry.id } ? entry : nil
    }
    if let completion, let meant { meant.completions.append(completion) }
    presenter.dismiss(selection)
    if meant == nil { completion?() }
  }
}
