#if GTK
internal import NotesModel

/// An export that takes three seconds and writes nothing.
///
/// Every second export fails.
@MainActor
enum SlowExport {
  private static var count = 0

  static func write(_ notes: [Note], _ tell: @MainActor @Sendable (Double) -> Void) async throws {
    count += 1
    let fails = count.isMultiple(of: 2)
    for step in 1...30 {
      try await Task.sleep(for: .milliseconds(100))
      tell(Double(step) / 30)
      if fails && step == 15 { throw DiskFull() }
    }
  }

  struct DiskFull: Error, CustomStringConvertible {
    var description: String { "The disk is full." }
  }
}
#endif
