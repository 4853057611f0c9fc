/// The default presenter, and callbacks for future presenters.
final class Defaults: Sendable {
  /// The current defaults, which can differ between tasks.
  @TaskLocal static var current = Defaults(platform: Presenter.self as? any PlatformDefault.Type)

  /// The default presenter: the chosen presenter, or else the platform's.
  @MainActor var presenter: Presenter? {
    if let chosen, !chosen.isClosed { return chosen }
    return platform?.platformDefault ?? chosen
  }
  /// The presenter that the app set, or else the first presenter.
  @MainActor weak var chosen: Presenter? {
    didSet {
      guard let chosen, !chosen.isClosed else { return }
      let waiting = expectant
      expectant = []
      for act in waiting { act(chosen) }
    }
  }
  /// The platform's source of a presenter, or `nil` if the platform has none.
  private let platform: (any PlatformDefault.Type)?
  /// All existing presenters, in order of creation.
  @MainActor private var presenters: [WeakPresenter] = []
  /// The actions for each new presenter, in order.
  @MainActor private var greetings: [Greeting] = []
  @MainActor private var expectant: [Act] = []
  private let handover = Handover()
  /// Whether a window of the app is active, or `nil` until a host reports it.
  @MainActor var isAppActive: Bool?
  /// Changes when the user may have entered or left a window of the app.
  let presence = ObservableValue(0)
  /// The theme of presenters without their own theme, or `nil` until the app sets it.
  @MainActor var theme: ResolvedTheme? { didSet { themeChanged() } }
  /// The strings of the app and the system.
  private let language = Locked(WordsInUse())
  private let companions = Locked<[ObjectIdentifier: any Sendable]>([:])

  typealias Act = @MainActor @Sendable (Presenter) -> Void

  init(platform: (any PlatformDefault.Type)? = nil) {
    self.platform = platform
  }

  /// The presenters with open windows, in order of creation.
  @MainActor var open: [Presenter] {
    presenters.compactMap { $0.presenter }.filter { !$0.isClosed }
  }

  /// Replaces the default presenter if its window closed and another window is open.
  @MainActor func close(_ closed: Presenter) {
    guard chosen === closed, platform == nil, let next = open.first else { return }
    chosen = next
  }

  /// Adds a new presenter, which becomes the default if there is no other open presenter.
  @MainActor func add(_ presenter: Presenter) {
    presenters.removeAll { $0.presenter == nil }
    presenters.append(WeakPresenter(presenter: presenter))
    if platform == nil, chosen?.isClosed ?? true { chosen = presenter }
  }

  /// An action for each new presenter, while its owner exists.
  private struct Greeting {
    weak var owner: AnyObject?
    let act: @MainActor (Presenter) -> Void
  }

  /// Calls `act` with each new presenter that accepts requests, while `owner` exists.
  ///
  /// `owner` isn't retained.
  @MainActor func onNewPresenter(
    for owner: AnyObject, _ act: @escaping @MainActor (Presenter) -> Void
  ) {
    greetings.removeAll { $0.owner == nil }
    greetings.append(Greeting(owner: owner, act: act))
  }

  @MainActor func greet(_ presenter: Presenter) {
    for greeting in greetings where greeting.owner != nil { greeting.act(presenter) }
  }

  struct WeakPresenter {
    weak var presenter: Presenter?
  }

  /// Calls `act` with the default presenter.
  ///
  /// If no default presenter has an open window yet, `act` is called as soon as there is one.
  @MainActor func act(_ act: @escaping Act) {
    if let presenter, !presenter.isClosed { act(presenter) } else { expectant.append(act) }
  }

  /// The current strings, which the app can set from any thread.
  var words: OverlayStrings {
    get { language.withLock { $0.current } }
    set { language.withLock { $0.chosen = newValue } }
  }

  /// Uses the first of the system's languages that Usher has strings for.
  ///
  /// Does nothing if `languages` is empty. Strings that the app set are used instead.
  func followSystem(_ languages: [String]) {
    guard !languages.isEmpty else { return }
    language.withLock { $0.system = OverlayStrings(preferring: languages) }
  }

  private struct WordsInUse {
    /// The app's strings, or `nil` until the app sets them.
    var chosen: OverlayStrings?
    /// The strings of the system's language, or `nil` until a host reports the language.
    var system: OverlayStrings?

    var current: OverlayStrings { chosen ?? system ?? OverlayStrings(.english) }
  }

  /// Returns the companion of a type, and creates it at the first call.
  func companion<Companion: AnyObject & Sendable>(_ make: () -> Companion) -> Companion {
    companions.withLock { companions in
      let type = ObjectIdentifier(Companion.self)
      if let known = companions[type] as? Companion { return known }
      let companion = make()
      companions[type] = companion
      return companion
    }
  }

  /// Calls `act` on the main actor with the presenter that `choose` returns.
  ///
  /// If there is no presenter, it waits for the default presenter and calls `choose` again.
  func enqueue(
    choosing choose: @escaping @MainActor @Sendable () -> Presenter?, _ act: @escaping Act
  ) {
    handover.add {
      if let chosen = choose() { act(chosen) } else { self.act { act(choose() ?? $0) } }
    }
  }
}
