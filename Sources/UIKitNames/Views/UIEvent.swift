#if !canImport(UIKit)
/// An event caused by the user; without any details here.
@preconcurrency @MainActor
public final class UIEvent {
  /// Makes an event.
  public init() {}
}
#endif
