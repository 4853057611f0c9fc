/// Where the default presenter is kept, with those who wait for one.
final class Defaults: Sendable {
  /// The one that is in use; a task may have one of its own.
  @TaskLocal static var current = Defaults(platform: Presenter.self as? any PlatformDefault.Type)

  /// The default presenter: the one that was chosen, else that of the platform.
  @MainActor var presenter: Presenter? {
    if let chosen, !chosen.isClosed { return chosen }
    return platform?.platformDefault ?? chosen
  }
  /// The presenter that was made first, or that the app has set.
  @MainActor weak var chosen: Presenter? {
    didSet {
      guard let chosen, !chosen.isClosed else { return }
      let waiting = expectant
      expectant = []
      for act in waiting { act(chosen) }
    }
  }
  /// What knows where to show overlays on this platform; `nil` where only the app does.
  private let platform: (any PlatformDefault.Type)?
  /// Those that were made, in that order, as long as they are there.
  @MainActor private var presenters: [WeakPresenter] = []
  @MainActor private var expectant: [Act] = []
  private let handover = Handover()
  /// What goes with the default presenter, by its type.
  private let companions = Locked<[ObjectIdentifier: any Sendable]>([:])

  typealias Act = @MainActor @Sendable (Presenter) -> Void

  init(platform: (any PlatformDefault.Type)? = nil) {
    self.platform = platform
  }

  /// Those that are there and whose windows are open, as they were made.
  @MainActor var open: [Presenter] {
    presenters.compactMap { $0.presenter }.filter { !$0.isClosed }
  }

  /// The window of one has closed: where it was the default one, another that is open takes its place.
  @MainActor func close(_ closed: Presenter) {
    guard chosen === closed, platform == nil, let next = open.first else { return }
    chosen = next
  }

  /// Notes one that was made, and chooses it where there is nothing else to choose.
  @MainActor func add(_ presenter: Presenter) {
    presenters.removeAll { $0.presenter == nil }
    presenters.append(WeakPresenter(presenter: presenter))
    if platform == nil, chosen?.isClosed ?? true { chosen = presenter }
  }

  /// A presenter that is not kept alive.
  struct WeakPresenter {
    /// The presenter, as long as it is there.
    weak var presenter: Presenter?
  }

  /// Does something with the presenter now, or as soon as there is one whose window is open.
  @MainActor func act(_ act: @escaping Act) {
    if let presenter, !presenter.isClosed { act(presenter) } else { expectant.append(act) }
  }

  /// The one companion of a type, made when it is first asked for.
  func companion<Companion: AnyObject & Sendable>(_ make: () -> Companion) -> Companion {
    companions.withLock { companions in
      let type = ObjectIdentifier(Companion.self)
      if let known = companions[type] as? Companion { return known }
      let companion = make()
      companions[type] = companion
      return companion
    }
  }

  /// Does something with the presenter that is chosen when the main actor is free, else as `act(_:)`
  /// does; who has to wait for a presenter chooses again then.
  func enqueue(
    choosing choose: @escaping @MainActor @Sendable () -> Presenter?, _ act: @escaping Act
  ) {
    handover.add {
      if let chosen = choose() { act(chosen) } else { self.act { act(choose() ?? $0) } }
    }
  }
}
