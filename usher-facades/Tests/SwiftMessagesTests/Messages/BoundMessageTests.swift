import FacadeTesting
import Testing
import UIKitBridge
@_spi(Facades) import UsherUI
import Usher
import UsherTesting

@testable import SwiftMessages

/// Tests of a SwiftUI binding's callbacks for its message.
@MainActor
@Suite("Messages of a SwiftUI binding", .ownDefault)
struct BoundMessageTests {
  @Test("a bound message reports its exit, and then its end")
  func timedOut() {
    let stage = Stage()
    let told = Told()
    stage.show("A", bound: told)
    stage.advance(2450)
    #expect(told.news == ["exit"])
    stage.advance(500)
    #expect(told.news == ["exit", "dismissed timedOut"])
  }

  @Test("fixed: a bound message that is dropped as a duplicate reports its refusal")
  func duplicate() {
    let stage = Stage()
    let told = Told()
    stage.show("A")
    stage.show("A", bound: told)
    #expect(told.news == ["refused"])
  }

  @Test("fixed: a bound message that is dismissed while it waits reports its cancellation")
  func takenBack() {
    let stage = Stage()
    let told = Told()
    stage.show("A")
    let bound = stage.show("B", bound: told)
    bound.dismiss()
    #expect(told.news == ["dismissed cancelled"])
  }

  @Test("a bound message that hides itself doesn't affect waiting messages")
  func hidden() {
    let stage = Stage()
    let told = Told()
    let bound = stage.show("A", bound: told)
    stage.show("B")
    stage.advance(500)
    bound.hide(animated: true)
    stage.advance(1200)
    #expect(told.news == ["exit", "dismissed programmatic"])
    #expect(stage.screen.texts == ["B"])
  }

  @Test("a bound message that is hidden without animation ends immediately")
  func hiddenAtOnce() {
    let stage = Stage()
    let told = Told()
    let bound = stage.show("A", bound: told)
    stage.advance(500)
    bound.hide(animated: false)
    #expect(told.news == ["exit", "dismissed programmatic"])
    #expect(stage.screen.texts == [])
  }

  @Test("a bound message that is dismissed before a window opens is never shown")
  func early() {
    let told = Told()
    let bound = BoundMessage(told.report)
    SwiftMessages.show(config: bound.config, view: Note("A"))
    bound.dismiss()
    #expect(told.news == [])
    let screen = Screen()
    #expect(told.news == ["dismissed cancelled"])
    #expect(screen.texts == [])
  }

  @Test("a bound message is shown by the presenter of its views")
  func presenter() {
    let stage = Stage()
    let other = Presenter(host: HeadlessHost())
    let bound = BoundMessage(on: other, Told().report)
    SwiftMessages.show(config: bound.config, view: Note("A"))
    #expect(stage.screen.texts == [])
    #expect(other.shown.count == 1)
  }

  @Test("a bound message needs its views' presenter unless its context specifies a window")
  func place() {
    let report = Told().report
    let place = Presenter(host: HeadlessHost())
    var config = SwiftMessages.Config()
    #expect(BoundMessage(for: config, in: nil, report) == nil)
    #expect(BoundMessage(for: config, in: place, report)?.presenter === place)
    config.presentationContext = .window(windowLevel: .normal)
    #expect(BoundMessage(for: config, in: nil, report) != nil)
  }
}

/// A record of a binding's callbacks.
@MainActor
private final class Told {
  var news: [String] = []

  var report: RequestReport {
    RequestReport(
      exitBegan: { self.news.append("exit") },
      ended: { outcome in
        switch outcome {
        case .dismissed(let reason): self.news.append("dismissed \(reason)")
        case .refused: self.news.append("refused")
        case .updated: self.news.append("updated")
        }
      })
  }
}

extension BoundMessage {
  /// The standard configuration for this binding.
  fileprivate var config: SwiftMessages.Config {
    var config = SwiftMessages.Config()
    config.bound = self
    return config
  }
}

extension Stage {
  @discardableResult
  fileprivate func show(_ words: String, bound told: Told) -> BoundMessage {
    let bound = BoundMessage(told.report)
    show(words) { $0.bound = bound }
    return bound
  }
}
