public import UsherCore

/// The calls of this package's own modules and tests, which have contents and configurations.
extension Presenter {
  /// Requests content with a complete configuration.
  @discardableResult @_disfavoredOverload
  package func present(
    _ content: OverlayContent, as overlay: OverlayConfiguration = OverlayConfiguration(),
    name: String? = nil, interactions: Interactions = Interactions(),
    lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    present(
      Overlay(
        content, as: overlay, name: name, interactions: interactions, lifecycle: lifecycle))
  }

  /// Requests content with a complete configuration, from any thread.
  @discardableResult @_disfavoredOverload
  package nonisolated func enqueue(
    _ content: OverlayContent, as overlay: OverlayConfiguration = OverlayConfiguration(),
    name: String? = nil, interactions: Interactions = Interactions(),
    lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    enqueue(
      Overlay(
        content, as: overlay, name: name, interactions: interactions, lifecycle: lifecycle))
  }

  /// Requests content with a preset.
  @discardableResult @_disfavoredOverload
  package func present(
    _ content: OverlayContent, using preset: OverlayPreset, name: String? = nil,
    interactions: Interactions = Interactions(), lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    var overlay = Overlay(content, preset: preset).name(name)
    overlay.interactions = interactions
    overlay.lifecycle = lifecycle
    return present(overlay)
  }

  /// Requests a turn for something that the app draws by its own means.
  @discardableResult @_disfavoredOverload
  package func presentExternally(
    _ overlay: OverlayConfiguration = OverlayConfiguration(lifetime: .infinite),
    name: String? = nil, lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    var external = Overlay(
      Overlay.external.content, as: overlay, name: name, lifecycle: lifecycle)
    external.configuration.drawing = .app
    return present(external)
  }

  /// Shows content while work goes on.
  @_disfavoredOverload
  package func present<Value: Sendable>(
    while content: OverlayContent, using preset: OverlayPreset = .persistent,
    name: String? = nil, grace: Duration = .milliseconds(300),
    atLeast least: Duration = .milliseconds(500), dismissPolicy: WorkDismissPolicy = .cancelsWork,
    work: @escaping @MainActor @Sendable () async throws -> Value,
    success: @MainActor (Value) -> OverlayContent? = { _ in nil },
    failure: @MainActor (WorkFailure) -> OverlayContent? = { _ in nil }
  ) async throws -> Value {
    try await present(
      while: Overlay(content, preset: preset).name(name), grace: grace, atLeast: least,
      dismissPolicy: dismissPolicy, work: work, success: { success($0).map { Overlay($0) } },
      failure: { failure($0).map { Overlay($0) } })
  }

  /// Shows content with a complete configuration for as long as `body` runs.
  @_disfavoredOverload
  package func withOverlay<Value: Sendable>(
    _ content: OverlayContent,
    as overlay: OverlayConfiguration = OverlayConfiguration(lifetime: .infinite),
    name: String? = nil, _ body: @MainActor (PresentationHandle) async throws -> Value
  ) async rethrows -> Value {
    try await withOverlay(Overlay(content, as: overlay, name: name), body)
  }

  /// Asks the user by any content with the choices' buttons.
  @_disfavoredOverload
  package func reply<Answer: Sendable>(
    _ choices: [Choice<Answer>], using preset: OverlayPreset = .question,
    name: String? = nil, content: @escaping @MainActor (QuestionContext) -> OverlayContent
  ) async throws -> Reply<Answer> {
    try await reply(choices, using: preset, name: name) { Overlay(content($0)) }
  }

  /// Offers to undo a change by any content.
  @discardableResult @_disfavoredOverload
  package func undoable(
    _ name: String, of count: Int = 1, duration time: Duration = .seconds(6),
    whenAbandoned: UndoAbandonPolicy = .commits, using preset: OverlayPreset = .undo,
    content: @escaping @MainActor (UndoContext) -> OverlayContent,
    failure: @escaping @MainActor (any Error) -> Overlay? = Overlay.notDone,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoOutcome {
    await undoable(
      name, of: count, duration: time, whenAbandoned: whenAbandoned, using: preset,
      content: { Overlay(content($0)) }, failure: failure, commit: commit, undo: undo)
  }
}

extension PresentationHandle {
  /// Updates the overlay's content and, if `overlay` is given, all its values.
  package func update(
    to content: OverlayContent, as overlay: OverlayConfiguration? = nil,
    announces: UpdateAnnouncement = .ifChanged
  ) {
    presenter?.update(
      id, to: content, as: overlay.map { .configuration($0) } ?? .added(OverlaySettings()),
      announces: announces)
  }

  /// Updates all of the overlay's values, and keeps its content.
  package func update(as overlay: OverlayConfiguration) { setConfiguration(overlay) }

  /// Updates all of the overlay's values, and keeps its content.
  @_spi(Facades) public func setConfiguration(_ configuration: OverlayConfiguration) {
    presenter?.update(id, to: nil, as: .configuration(configuration))
  }

  /// Replaces the overlay's content alone.
  package func transform(to content: OverlayContent) {
    presenter?.transform(id, to: content)
  }
}

extension Overlay {
  /// Creates an overlay with a complete configuration and with callbacks.
  @_spi(Facades) public init(
    _ content: OverlayContent, as configuration: OverlayConfiguration, name: String?,
    interactions: Interactions = Interactions(), lifecycle: Lifecycle = Lifecycle()
  ) {
    self.init(content)
    self.configuration = configuration
    self.configuration.drawing = .host
    self.name = name
    self.interactions = interactions
    self.lifecycle = lifecycle
  }
}

extension OverlayConfiguration {
  /// Creates the default configuration with the settings of a preset.
  @_spi(Facades) public init(_ preset: OverlayPreset) { self = preset.configuration }
}
