@_spi(Facades) package import Usher

/// Requests with a complete configuration, as the facades make them.
extension Presenter {
  /// Requests content with a configuration.
  @discardableResult @_disfavoredOverload
  package func present(
    _ content: OverlayContent, as configuration: OverlayConfiguration = OverlayConfiguration(),
    name: String? = nil, lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    present(Overlay(content, as: configuration, name: name, lifecycle: lifecycle))
  }
}
