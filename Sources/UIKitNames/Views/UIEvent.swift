#if !canImport(UIKit)
/// What a person does; nothing is told of it here.
@preconcurrency @MainActor
public final class UIEvent {
  /// Makes an event.
  public init() {}
}
#endif
