extension Presenter {
  /// The presenter for those who have none at hand; `nil` where there is none.
  ///
  /// It is the first one made, unless another is set here. One whose window has closed gives way to the
  /// first of those whose windows are open, or else to the next one made. It is not kept alive by being the
  /// default.
  ///
  /// On iOS, where `UsherUIKit` is part of the app, there always is one: unless another is set here, that of
  /// the scene in front at the moment of asking.
  public static var `default`: Presenter? {
    get { Defaults.current.presenter }
    set { Defaults.current.chosen = newValue }
  }

  /// Every presenter whose window is open, in the order in which they were made; none is kept alive by
  /// this.
  public static var all: [Presenter] {
    Defaults.current.open
  }

  /// Does something with the default presenter: at once, or as soon as there is one whose window is open,
  /// in the order of the calls.
  public static func withDefault(_ act: @escaping @MainActor @Sendable (Presenter) -> Void) {
    Defaults.current.act(act)
  }

  /// Does something with the default presenter, from any thread: when the main actor is free and there is
  /// one whose window is open, and never before this returns.
  ///
  /// What one thread asks for is done in the order of its calls.
  public nonisolated static func enqueueDefault(
    _ act: @escaping @MainActor @Sendable (Presenter) -> Void
  ) {
    enqueue(in: { nil }, act)
  }

  /// An object that goes with whichever presenter is the default one: one of each type, made when it is
  /// first asked for and kept for good.
  ///
  /// For the shared instance that an older library's API has; in `withOwnDefault` there is another one.
  ///
  /// - Parameter make: Makes it; it must not ask for a companion itself.
  /// - Returns: The same object each time.
  public nonisolated static func defaultCompanion<Companion: AnyObject & Sendable>(
    orElse make: () -> Companion
  ) -> Companion {
    Defaults.current.companion(make)
  }

  /// Does something with a presenter that is chosen when the main actor is free, from any thread; where
  /// none is chosen, with the default one, as soon as there is one whose window is open.
  ///
  /// It is never done before this returns. What one thread asks for is done in the order of its calls,
  /// but for what waits for a presenter, which is done when there is one.
  ///
  /// - Parameters:
  ///   - choose: Says which presenter; it is asked again where there was none at first.
  ///   - act: What to do.
  public nonisolated static func enqueue(
    in choose: @escaping @MainActor @Sendable () -> Presenter?,
    _ act: @escaping @MainActor @Sendable (Presenter) -> Void
  ) {
    Defaults.current.enqueue(choosing: choose, act)
  }

  /// Runs something that has presenters of its own, as a test that may run beside others; at
  /// first there is none.
  ///
  /// It counts in what is awaited here and in the tasks that this makes.
  ///
  /// - Parameters:
  ///   - isolation: Where it runs.
  ///   - body: What to run.
  /// - Returns: What that returns.
  public static func withOwnDefault<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Defaults.$current.withValue(Defaults(), operation: body, isolation: isolation)
  }
}
