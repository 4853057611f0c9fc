#if GTK
internal import SampleApp

extension MainLoop {
  /// Runs the loop until an asynchronous operation ends, and returns its result.
  @MainActor
  static func value<Result>(_ operation: @escaping @MainActor () async -> Result) -> Result {
    var result: Result?
    Task { @MainActor in result = await operation() }
    while true {
      run { result != nil }
      if let result { return result }
    }
  }
}
#endif
