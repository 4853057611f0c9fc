/// The source of the default presenter on platforms with windows that can be found without the
/// app's help.
///
/// The host of such a platform makes `Presenter` conform. This module depends on no host: it asks
/// the runtime for the conformance, and so whether the host is part of the program.
package protocol PlatformDefault: SendableMetatype {
  /// The presenter of the window or scene in front; `nil` where there is none and never will be.
  @MainActor static var platformDefault: Presenter? { get }
}
