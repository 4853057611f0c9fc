extension Presenter {
  /// The default presenter, for code that has no presenter, or `nil` if there is none.
  ///
  /// Unless the app sets it, it is the first presenter that was created. After its window closes,
  /// it is the first presenter with an open window, or else the next presenter that is created. The
  /// default presenter isn't retained.
  ///
  /// On iOS with `UsherUIKit`, it is the presenter of the front scene unless the app sets it. There
  /// it is `nil` only in app extensions.
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

  /// All presenters with open windows, in order of creation.
  ///
  /// They aren't retained.
  @_spi(Facades) public static var all: [Presenter] {
    Defaults.current.open
  }

  /// Calls `act` with the default presenter when its window is open.
  ///
  /// It is called immediately if possible, or else later, in the order of the calls.
  @_spi(Facades) public static func withDefault(
    _ act: @escaping @MainActor @Sendable (Presenter) -> Void
  ) {
    Defaults.current.act(act)
  }

  /// Calls `act` with the default presenter, from any thread, after this method returns.
  ///
  /// The call waits until the main actor is free and there is a default presenter with an open
  /// window. The calls of a thread remain in order.
  public nonisolated static func enqueueDefault(
    _ act: @escaping @MainActor @Sendable (Presenter) -> Void
  ) {
    enqueue(in: { nil }, act)
  }

  /// Returns an object that belongs to the default presenter, whichever it is.
  ///
  /// There is one object for each type, which is created on first use and never released. Facades
  /// use it for their shared instances. Inside `withOwnDefault`, there is a separate object.
  ///
  /// - Parameter make: Creates the object. It must not request a companion itself.
  /// - Returns: The same object each time.
  @_spi(Facades) public nonisolated static func defaultCompanion<Companion: AnyObject & Sendable>(
    orElse make: () -> Companion
  ) -> Companion {
    Defaults.current.companion(make)
  }

  /// Calls `act` with a presenter, from any thread, after this method returns.
  ///
  /// The presenter is the result of `choose`, or the default presenter if the result is `nil`. If
  /// there is neither presenter, the call waits for a default presenter with an open window. The
  /// calls of a thread remain in order, unless a call waits for a presenter.
  ///
  /// - Parameters:
  ///   - choose: Returns a presenter. Called again if the call had to wait.
  ///   - act: The callback.
  @_spi(Facades) public nonisolated static func enqueue(
    in choose: @escaping @MainActor @Sendable () -> Presenter?,
    _ act: @escaping @MainActor @Sendable (Presenter) -> Void
  ) {
    Defaults.current.enqueue(choosing: choose, act)
  }

  /// Runs `body` with a separate default presenter, for example for parallel tests.
  ///
  /// At first, there is no default presenter. The separate default applies to all code that `body`
  /// awaits and to the tasks that it creates.
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

/// The source of the default presenter on platforms that can find the app's windows.
///
/// The host for the platform makes `Presenter` conform. This module doesn't depend on hosts, so it
/// checks for the conformance at run time.
public protocol PlatformDefault: SendableMetatype {
  /// The presenter of the front window or scene, or `nil` if there never is one.
  @MainActor static var platformDefault: Presenter? { get }
}
