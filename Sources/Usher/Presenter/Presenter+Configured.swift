public import UsherCore

/// Methods for this package's modules and tests, which use contents and configurations.
extension Presenter {
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

  /// Requests a turn for an overlay that the app draws.
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
  /// Updates the overlay's content and, if `overlay` isn't `nil`, its whole configuration.
  package func update(
    to content: OverlayContent, as overlay: OverlayConfiguration? = nil,
    announces: UpdateAnnouncement = .ifChanged
  ) {
    presenter?.update(
      id, to: content, as: overlay.map { .configuration($0) } ?? .added(OverlaySettings()),
      announces: announces)
  }

  package func update(as overlay: OverlayConfiguration) { setConfiguration(overlay) }

  /// Updates the overlay's configuration, but not its content.
  @_spi(Facades) public func setConfiguration(_ configuration: OverlayConfiguration) {
    presenter?.update(id, to: nil, as: .configuration(configuration))
  }

  package func transform(to content: OverlayContent) {
    presenter?.transform(id, to: content)
  }
}

extension Overlay {
  /// Creates an overlay with a complete configuration and callbacks.
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
  /// Creates the default configuration with a preset's settings.
  @_spi(Facades) public init(_ preset: OverlayPreset) { self = preset.configuration }
}
