#if GTK
internal import Usher
internal import UsherTesting

/// A window whose app asks questions, works and deletes items, and records the results.
@MainActor
final class AbilityStage {
  let driver: GTKDriver
  /// The commits and undos so far, in order, such as `commit a`.
  private(set) var diary: [String] = []
  /// The results of the calls that have returned, in words, in order.
  private(set) var results: [String] = []
  /// The items whose deletion fails.
  var broken: Set<String> = []
  /// The results that end the work in progress, in order.
  private var ends: [Result<Int, NoConnection>] = []

  struct NoConnection: Error, CustomStringConvertible {
    let description = "No connection"
  }

  init(_ driver: GTKDriver) {
    self.driver = driver
  }

  /// Starts a call, and records its result.
  func call<Value>(_ body: @escaping @MainActor () async throws -> Value) {
    Task {
      do { results.append("\(try await body())") } catch { results.append("\(type(of: error))") }
    }
  }

  /// Deletes an item, and offers for a minute to undo this.
  func delete(_ letter: String) {
    call { [self] in
      let end = await driver.presenter.undoable(
        "letters", duration: .seconds(60), message: { "\($0) deleted" }
      ) {
        self.diary.append("commit \(letter)")
        if self.broken.contains(letter) { throw NoConnection() }
      } undo: {
        self.diary.append("undo \(letter)")
      }
      return switch end {
      case .committed: "\(letter) committed"
      case .undone: "\(letter) undone"
      case .failed(let error): "\(letter) failed: \(error)"
      }
    }
  }

  /// Works until the scenario calls `endWork(with:)`.
  func work() async throws -> Int {
    while ends.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    return try ends.removeFirst().get()
  }

  /// Ends the work in progress, or the next one.
  func endWork(with result: Result<Int, NoConnection>) {
    ends.append(result)
  }

  /// Waits until the front overlay has the text `words` and rests, and returns its ID.
  ///
  /// The clock of an undoable change prevents the host from being idle.
  @discardableResult
  func rest(saying words: String) async throws -> OverlayID {
    var known: [OverlayRect]?
    var texts: [String] = []
    for _ in 0..<100 {
      if let id = driver.presenter.shown.last, let frame = driver.frame(of: id) {
        texts = driver.presenter.content(of: id)?.root.texts ?? []
        let frames = [frame] + driver.buttonFrames(of: id)
        if texts.contains(words), isResting(id), frames == known { return id }
        known = frames
      }
      await driver.advance(by: .milliseconds(100))
    }
    throw ScenarioFailure(description: "\(words) is not shown, but \(texts)")
  }

  private func isResting(_ id: OverlayID) -> Bool {
    if case .shown(let showing)? = driver.presenter.pendingState(of: id) {
      return showing.activity == .resting
    }
    return false
  }

  /// Clicks a button of an overlay with the pointer.
  func click(_ number: Int, of id: OverlayID) async throws {
    let frames = driver.buttonFrames(of: id)
    guard frames.indices.contains(number) else {
      throw ScenarioFailure(description: "there is no button \(number) among \(frames)")
    }
    await driver.tap(Self.middle(of: frames[number]))
  }

  static func middle(of frame: OverlayRect) -> OverlayPoint {
    OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
  }

  /// Waits until enough calls have returned, and compares their results in any order.
  ///
  /// Tasks that continue at the same moment can run in any order.
  func expectResults(_ expected: [String], _ what: String) async throws {
    await driver.wait { results.count >= expected.count }
    try expect(results.sorted(), equals: expected.sorted(), what)
  }
}
#endif
