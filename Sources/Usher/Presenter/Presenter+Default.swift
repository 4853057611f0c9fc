extension Presenter {
  /// The default presenter, for code that has no presenter at hand; `nil` if there is none.
  ///
  /// The default is the first presenter made, unless the app sets another one. When its window
  /// closes, the first presenter with an open window becomes the default, or else the next one
  /// made. The default presenter is referenced weakly.
  ///
  /// On iOS with `UsherUIKit` there always is a default presenter: unless the app sets one, it is
  /// the presenter of the scene in front at the moment of asking.
  ///
  /// ```swift
  /// @MainActor func tell(_ words: String) {
  ///   Presenter.default?.present(.notification(title: words))
  /// }
  /// ```
  public static var `default`: Presenter? {
    get { Defaults.current.presenter }
    set { Defaults.current.chosen = newValue }
  }

  /// All presenters with open windows, in order of creation; referenced weakly.
  @_spi(Facades) public static var all: [Presenter] {
    Defaults.current.open
  }

  /// Calls `act` with the default presenter: at once, or as soon as there is one with an open
  /// window, in the order of the calls.
  @_spi(Facades) public static func withDefault(
    _ act: @escaping @MainActor @Sendable (Presenter) -> Void
  ) {
    Defaults.current.act(act)
  }

  /// Calls `act` with the default presenter, from any thread, once the main actor is free and there
  /// is a default presenter with an open window; never before this method returns.
  ///
  /// The calls of one thread keep their order.
  public nonisolated static func enqueueDefault(
    _ act: @escaping @MainActor @Sendable (Presenter) -> Void
  ) {
    enqueue(in: { nil }, act)
  }

  /// Returns an object that goes with whichever presenter is the default: one object for each type,
  /// made on first use and kept for ever.
  ///
  /// Facades of older libraries use it for their shared instances. Inside `withOwnDefault` there is
  /// another object.
  ///
  /// - Parameter make: Makes the object; must not ask for a companion itself.
  /// - Returns: The same object each time.
  @_spi(Facades) public nonisolated static func defaultCompanion<Companion: AnyObject & Sendable>(
    orElse make: () -> Companion
  ) -> Companion {
    Defaults.current.companion(make)
  }

  /// Calls `act`, from any thread and once the main actor is free, with the presenter that `choose`
  /// returns, or with the default presenter if that is `nil`.
  ///
  /// `act` is never called before this method returns. If there is neither presenter, the call
  /// waits for a default presenter with an open window. The calls of one thread keep their order,
  /// except for those that wait for a presenter.
  ///
  /// - Parameters:
  ///   - choose: Returns a presenter; called again when the call had to wait.
  ///   - act: The callback.
  @_spi(Facades) public nonisolated static func enqueue(
    in choose: @escaping @MainActor @Sendable () -> Presenter?,
    _ act: @escaping @MainActor @Sendable (Presenter) -> Void
  ) {
    Defaults.current.enqueue(choosing: choose, act)
  }

  /// Runs `body` with a default presenter of its own, such as a test that runs beside others; at
  /// first it has none.
  ///
  /// The default applies to everything that `body` awaits and to the tasks that it creates.
  ///
  /// - Parameters:
  ///   - isolation: The actor that runs `body`.
  ///   - body: The code to run.
  /// - Returns: The result of `body`.
  public static func withOwnDefault<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Defaults.$current.withValue(Defaults(), operation: body, isolation: isolation)
  }
}

/// The source of the default presenter on platforms with windows that can be found without the
/// app's help.
///
/// The host of such a platform makes `Presenter` conform. This module depends on no host: it asks
/// the runtime for the conformance, and so whether the host is part of the program.
public protocol PlatformDefault: SendableMetatype {
  /// The presenter of the window or scene in front; `nil` where there is none and never will be.
  @MainActor static var platformDefault: Presenter? { get }
}
