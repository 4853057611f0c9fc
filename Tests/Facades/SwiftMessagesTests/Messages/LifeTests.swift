import FacadeTesting
import SwiftMessages
import Testing

/// How long a message is there, and what is told of it.
@MainActor
@Suite(.ownDefault)
struct LifeTests {
  @Test func aMessageComesRestsForTwoSecondsAndGoes() {
    let stage = Stage()
    stage.show("A")
    #expect(stage.takeEvents() == ["willShow A"])
    stage.advance(0.399)
    #expect(stage.takeEvents() == [])
    stage.advance(0.001)
    #expect(stage.takeEvents() == ["didShow A"])
    stage.advance(1.999)
    #expect(stage.takeEvents() == [])
    stage.advance(0.001)
    #expect(stage.takeEvents() == ["willHide A"])
    stage.advance(0.199)
    #expect(stage.takeEvents() == [])
    stage.advance(0.001)
    #expect(stage.takeEvents() == ["didHide A"])
    #expect(stage.texts == [])
    #expect(stage.screen.problems == [])
  }
}
