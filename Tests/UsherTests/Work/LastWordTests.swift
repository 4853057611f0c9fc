import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Results of work", .timeLimit(.minutes(10)))
struct LastWordTests {
  private let stage = Stage()
  private let gate = Gate()

  private struct Broken: Error {}

  /// The ending of work, and the buttons of its result.
  enum End: CaseIterable {
    case success, successWithButton, failure, failureWithButton, failureWithRetry

    var succeeds: Bool { self == .success || self == .successWithButton }
  }

  private func wait(for title: String) async throws {
    try await stage.clock.wait {
      stage.advance(20)
      return stage.host.visibleTexts.first?.first == title
    }
  }

  /// Runs work until its result is shown, and returns how many seconds the result is shown.
  ///
  /// Returns `nil` if it's shown for more than an hour.
  private func secondsShown(
    _ end: End, lifetime: OverlayDuration = .infinite, isRetried: Bool = false,
    after change: () -> Void = {}
  ) async throws -> Int? {
    var overlay = OverlayConfiguration.lasting
    overlay.lifetime = lifetime
    let task = Task {
      try await stage.presenter.present(
        while: .words("Fetching"), using: OverlayPreset(overlay)
      ) {
        try await gate.pass()
      } success: { _ in
        end == .success ? .words("Done") : .words("Done", button: OverlayNode.Button("Show"))
      } failure: {
        switch end {
        case .failureWithRetry, .success, .successWithButton:
          .words("Failed", button: $0.retry())
        case .failureWithButton: .words("Failed", button: OverlayNode.Button("Details"))
        case .failure: .words("Failed")
        }
      }
    }
    defer { task.cancel() }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(2000)
    if isRetried {
      try await gate.open(with: .failure(Broken()))
      try await wait(for: "Failed")
      stage.host.pressButton(0, of: stage.presenter.shown[0])
      try await stage.clock.wait { gate.isAwaited }
      stage.advance(2000)
    }
    try await gate.open(with: end.succeeds ? .success(1) : .failure(Broken()))
    try await wait(for: end.succeeds ? "Done" : "Failed")
    change()
    for seconds in 0...3600 {
      if stage.host.visibleTexts.isEmpty { return seconds }
      stage.advance(1000)
    }
    return nil
  }

  @Test(
    "a result disappears after a while, later with a button, but a failure with a button stays",
    arguments: [
      (.success, 5), (.successWithButton, 7), (.failure, 5), (.failureWithButton, nil),
      (.failureWithRetry, nil),
    ] as [(End, Int?)])
  func usual(end: End, seconds: Int?) async throws {
    #expect(try await secondsShown(end) == seconds)
  }

  @Test("a success after a retry also disappears after a while")
  func retried() async throws {
    #expect(try await secondsShown(.success, isRetried: true) == 5)
    #expect(try await secondsShown(.successWithButton, isRetried: true) == 7)
  }

  @Test(
    "a lifetime set by the app applies to the result, except to a failure with a button",
    arguments: [
      (.success, 21), (.successWithButton, 21), (.failure, 21), (.failureWithButton, nil),
      (.failureWithRetry, nil),
    ] as [(End, Int?)])
  func chosen(end: End, seconds: Int?) async throws {
    #expect(try await secondsShown(end, lifetime: .timed(.seconds(20))) == seconds)
  }

  /// Runs work with two overlays, and calls `look` while the result is shown.
  private func run(_ overlay: Overlay, then last: Overlay, _ look: () -> Void) async throws {
    let task = Task {
      try await stage.presenter.present(while: overlay) {
        try await gate.pass()
      } success: { _ in
        last
      }
    }
    defer { task.cancel() }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(2000)
    try await gate.open(with: .success(1))
    try await stage.clock.wait {
      stage.advance(20)
      return stage.host.visibleTexts.first?.first == "Done"
    }
    look()
    stage.advance(60_000)
  }

  @Test(
    "callbacks of the work's overlay and its result are called, but only the result's tap action")
  func callbacks() async throws {
    var calls: [String] = []
    func reporting(_ overlay: Overlay, _ name: String) -> Overlay {
      overlay.willPresent { calls.append("\(name) appears") }
        .onDisappear { calls.append("\(name) is gone") }
        .onTap(dismisses: false) { calls.append("\(name) tapped") }
    }
    try await run(reporting(.words("Fetching"), "work"), then: reporting(.words("Done"), "end")) {
      stage.advance(1000)
      stage.presenter.handle(of: stage.presenter.shown[0]).map(stage.tap)
    }
    #expect(calls == ["work appears", "end tapped", "work is gone", "end is gone"])
  }

  @Test("work that isn't dismissible absorbs backdrop taps, regardless of its overlay")
  func notDismissible() async throws {
    let task = Task {
      try await stage.presenter.present(
        while: .words("Paying").backdrop(.dimmed).dismissible(true),
        dismissPolicy: .notDismissible
      ) {
        try await gate.pass()
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(2000)
    #expect(
      stage.presenter.shown.map { stage.presenter.overlay(of: $0)?.backdrop?.tap } == [.absorb])
    try await gate.open(with: .success(1))
    #expect(try await stage.clock.value(of: task) == 1)
  }

  @Test("the backdrop disappears with the result, unless the result has a button or a backdrop")
  func backdrop() async throws {
    for (last, expected) in [
      (Overlay.words("Done"), false), (.words("Done").backdrop(.dimmed), true),
      (.notification(title: "Done", button: .button("Show") {}), true),
    ] {
      try await run(.words("Paying").backdrop(.dimmed), then: last) {
        let id = stage.presenter.shown[0]
        #expect((stage.presenter.overlay(of: id)?.backdrop != nil) == expected)
      }
    }
  }

  @Test("a result without tap actions uses the tap actions of the work's overlay")
  func taps() async throws {
    var taps = 0
    let overlay = Overlay.words("Fetching").onTap(dismisses: false) { taps += 1 }
    try await run(overlay, then: .words("Done")) {
      stage.advance(1000)
      stage.presenter.handle(of: stage.presenter.shown[0]).map(stage.tap)
    }
    #expect(taps == 1)
  }

  @Test("a result overrides settings of the work's overlay and keeps other settings")
  func settings() async throws {
    let overlay = Overlay.words("Fetching").background(.blue).cornerRadius(3).position(.bottom)
    try await run(overlay, then: .words("Done").background(.red)) {
      let id = stage.presenter.shown[0]
      let style = stage.presenter.content(of: id)?.style
      #expect(style?.background == .color(.red) && style?.corners == .all(3))
      #expect(stage.presenter.overlay(of: id)?.placement == .bottom)
    }
  }

  @Test("a success with a button stays while a screen reader is in use")
  func screenReader() async throws {
    stage.presenter.setAttention(.assistiveTechnology, isPresent: true)
    #expect(try await secondsShown(.successWithButton) == nil)
    stage.presenter.setAttention(.assistiveTechnology, isPresent: false)
    stage.advance(7000)
    #expect(stage.host.visibleTexts == [])
  }

  @Test("the timeout scale multiplies the time of a success with a button")
  func timeoutScale() async throws {
    stage.presenter.timeoutScale = .times(10)
    #expect(try await secondsShown(.successWithButton) == 61)
  }

  @Test("a failure right after Escape is shown, even if the overlay was revived before")
  func broughtBack() async throws {
    let task = Task {
      try await stage.presenter.present(
        while: .words("Fetching"), using: OverlayPreset(.lasting),
        dismissPolicy: .continueWork
      ) {
        try await gate.pass()
      } failure: {
        .words("Failed", button: $0.retry())
      }
    }
    defer { task.cancel() }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(2000)
    let shown = stage.presenter.shown[0]
    stage.presenter.dismiss(shown)
    stage.advance(50)
    try await gate.open(with: .failure(Broken()))
    try await stage.clock.wait { stage.host.visibleTexts.first?.first == "Failed" }
    stage.advance(1000)
    stage.host.pressButton(0, of: shown)
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(1000)
    _ = stage.presenter.press(.escape)
    stage.advance(50)
    try await gate.open(with: .failure(Broken()))
    for _ in 0..<50 { await Task.yield() }
    stage.advance(1000)
    #expect(stage.host.visibleTexts.map(\.first) == ["Failed"])
  }

  @Test("a failure that is shown in a new overlay is retried in that overlay")
  func retriedInItsOwn() async throws {
    let task = Task {
      try await stage.presenter.present(
        while: .words("Fetching"), using: OverlayPreset(.lasting),
        dismissPolicy: .continueWork
      ) {
        try await gate.pass()
      } failure: {
        .words("Failed", button: $0.retry())
      }
    }
    defer { task.cancel() }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(2000)
    _ = stage.presenter.press(.escape)
    try await gate.open(with: .failure(Broken()))
    try await stage.clock.wait { stage.presenter.shown.count == 2 }
    stage.advance(500)
    let shown = stage.presenter.shown
    stage.host.pressButton(0, of: shown[0])
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(1000)
    #expect(stage.host.visibleTexts.map(\.first) == ["Fetching"])
    #expect(stage.presenter.shown == shown)
  }

  @Test("the result is shown for its own duration, in the place of the work's overlay")
  func ownDuration() async throws {
    let task = Task {
      try await stage.presenter.present(while: .progress("Fetching").position(.bottom)) {
        try await gate.pass()
      } success: {
        .toast("Done \($0)").duration(.seconds(2))
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(2000)
    let id = stage.presenter.shown
    try await gate.open(with: .success(7))
    #expect(try await stage.clock.value(of: task) == 7)
    stage.advance(100)
    #expect(stage.host.visibleTexts == [["Done 7"]] && stage.presenter.shown == id)
    #expect(stage.presenter.overlay(of: id[0])?.placement == .bottom)
    stage.advance(1700)
    #expect(stage.presenter.isShowing)
    stage.advance(1000)
    #expect(!stage.presenter.isShowing)
  }

  @Test("a failure that offers to retry stays, regardless of its duration")
  func retryStays() async throws {
    let task = Task {
      try await stage.presenter.present(while: .progress("Fetching")) {
        try await gate.pass()
      } failure: {
        .notification(title: "Failed", button: $0.retry()).duration(.seconds(2))
      }
    }
    defer { task.cancel() }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(2000)
    try await gate.open(with: .failure(Broken()))
    try await stage.clock.wait {
      stage.advance(20)
      return stage.host.visibleTexts.first?.first == "Failed"
    }
    stage.advance(60_000)
    #expect(stage.host.visibleTexts.first?.first == "Failed")
  }
}
