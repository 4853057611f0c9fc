/// Something that is handed over to the main thread, from whichever thread it was made on.
///
/// What an app gives to `display` and `dismiss` is used on the main thread alone from then on; functions
/// in it were meant to run there.
struct MainThreadValue<Value>: @unchecked Sendable {
  private let handed: Value

  init(_ value: Value) {
    handed = value
  }

  @MainActor var value: Value { handed }
}
