/// A value that is handed over to the main thread from any thread.
///
/// Values that an app passes to `display` and `dismiss` are used on the main thread only; closures
/// inside them were meant to run there.
struct MainThreadValue<Value>: @unchecked Sendable {
  private let handed: Value

  init(_ value: Value) {
    handed = value
  }

  @MainActor var value: Value { handed }
}
