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

  /// Shows content with a complete configuration for as long as `body` runs.
  @_disfavoredOverload
  package func withOverlay<Value: Sendable>(
    _ content: OverlayContent,
    as overlay: OverlayConfiguration = OverlayConfiguration(lifetime: .infinite),
    name: String? = nil, _ body: @MainActor (PresentationHandle) async throws -> Value
  ) async rethrows -> Value {
    try await withOverlay(Overlay(content, as: overlay, name: name), body)
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
