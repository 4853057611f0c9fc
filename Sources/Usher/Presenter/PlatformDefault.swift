/// Knows a presenter for those who have none at hand, on platforms where the places to show overlays in can
/// be found without the app's help.
///
/// The host of such a platform makes `Presenter` conform. This module depends on no host: it asks the runtime
/// whether the conformance is there, and so whether the host is part of the program.
package protocol PlatformDefault: SendableMetatype {
  /// The presenter of the place in front; `nil` where there is none and never will be.
  @MainActor static var platformDefault: Presenter? { get }
}
