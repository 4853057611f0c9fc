@_spi(Facades) package import Usher

/// Requests with a complete configuration, like the facades use.
extension Presenter {
  @discardableResult @_disfavoredOverload
  package func present(
    _ content: OverlayContent, as configuration: OverlayConfiguration = OverlayConfiguration(),
    name: String? = nil, lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    present(Overlay(content, as: configuration, name: name, lifecycle: lifecycle))
  }
}
