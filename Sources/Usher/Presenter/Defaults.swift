/// The default presenter, and the callbacks that wait for one.
final class Defaults: Sendable {
  /// The defaults in use; a task may have its own.
  @TaskLocal static var current = Defaults(platform: Presenter.self as? any PlatformDefault.Type)

  /// The default presenter: the chosen one, else the platform's.
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
  /// The platform's own source of a presenter; `nil` on platforms without such a source.
  private let platform: (any PlatformDefault.Type)?
  /// All existing presenters, in order of creation.
  @MainActor private var presenters: [WeakPresenter] = []
  /// What is done with each presenter to come, in order.
  @MainActor private var greetings: [Greeting] = []
  @MainActor private var expectant: [Act] = []
  private let handover = Handover()
  /// Whether a window of the app is active, as last reported by a host; `nil` before.
  @MainActor var isAppActive: Bool?
  /// Changes whenever the user may have come to a window of the app, or left.
  let presence = ObservableValue(0)
  /// The theme of presenters without one of their own; `nil` until the app sets it.
  @MainActor var theme: ResolvedTheme? { didSet { themeChanged() } }
  /// The words of the app and of the system.
  private let language = Locked(WordsInUse())
  /// The companions of the default presenter, by their type.
  private let companions = Locked<[ObjectIdentifier: any Sendable]>([:])

  typealias Act = @MainActor @Sendable (Presenter) -> Void

  init(platform: (any PlatformDefault.Type)? = nil) {
    self.platform = platform
  }

  /// The presenters with open windows, in order of creation.
  @MainActor var open: [Presenter] {
    presenters.compactMap { $0.presenter }.filter { !$0.isClosed }
  }

  /// Replaces the default presenter by another open one, if the closed presenter was the default.
  @MainActor func close(_ closed: Presenter) {
    guard chosen === closed, platform == nil, let next = open.first else { return }
    chosen = next
  }

  /// Adds a new presenter, and makes it the default if no other can be.
  @MainActor func add(_ presenter: Presenter) {
    presenters.removeAll { $0.presenter == nil }
    presenters.append(WeakPresenter(presenter: presenter))
    if platform == nil, chosen?.isClosed ?? true { chosen = presenter }
  }

  /// What is done with each presenter to come, for as long as its owner lives.
  private struct Greeting {
    weak var owner: AnyObject?
    let act: @MainActor (Presenter) -> Void
  }

  /// Calls `act` with each presenter to come, when that can take requests, for as long as `owner`
  /// lives; `owner` is referenced weakly.
  @MainActor func onNewPresenter(
    for owner: AnyObject, _ act: @escaping @MainActor (Presenter) -> Void
  ) {
    greetings.removeAll { $0.owner == nil }
    greetings.append(Greeting(owner: owner, act: act))
  }

  /// Does with a new presenter what is to be done with each.
  @MainActor func greet(_ presenter: Presenter) {
    for greeting in greetings where greeting.owner != nil { greeting.act(presenter) }
  }

  /// A weak reference to a presenter.
  struct WeakPresenter {
    /// The presenter; `nil` once it was released.
    weak var presenter: Presenter?
  }

  /// Calls `act` with the default presenter: now, or as soon as there is one with an open window.
  @MainActor func act(_ act: @escaping Act) {
    if let presenter, !presenter.isClosed { act(presenter) } else { expectant.append(act) }
  }

  /// The words in use; the app may set them from any thread.
  var words: OverlayStrings {
    get { language.withLock { $0.current } }
    set { language.withLock { $0.chosen = newValue } }
  }

  /// Uses the words of the first of the system's languages that has any, unless the app has set
  /// words; no-op without a language.
  func followSystem(_ languages: [String]) {
    guard !languages.isEmpty else { return }
    language.withLock { $0.system = OverlayStrings(preferring: languages) }
  }

  /// The words that the app has set, and those of the system.
  private struct WordsInUse {
    /// The app's words; `nil` until the app sets them.
    var chosen: OverlayStrings?
    /// The words of the system's language; `nil` until a host names a language.
    var system: OverlayStrings?

    var current: OverlayStrings { chosen ?? system ?? OverlayStrings(.english) }
  }

  /// Returns the companion of the given type; `make` is called for the first request of that type.
  func companion<Companion: AnyObject & Sendable>(_ make: () -> Companion) -> Companion {
    companions.withLock { companions in
      let type = ObjectIdentifier(Companion.self)
      if let known = companions[type] as? Companion { return known }
      let companion = make()
      companions[type] = companion
      return companion
    }
  }

  /// Calls `act`, once the main actor is free, with the presenter that `choose` returns.
  ///
  /// If there is no presenter yet, waits for one and calls `choose` again then.
  func enqueue(
    choosing choose: @escaping @MainActor @Sendable () -> Presenter?, _ act: @escaping Act
  ) {
    handover.add {
      if let chosen = choose() { act(chosen) } else { self.act { act(choose() ?? $0) } }
    }
  }
}
