import FacadeTesting
import Foundation
import Testing

@testable import SwiftEntryKit

/// The SwiftEntryKit reference, 5: the assertions that the library's tests intended, but never ran.
@Suite("SwiftEntryKit 5: creating attributes")
struct CreationTests {
  typealias Priority = EKAttributes.Precedence.Priority

  @Test(
    "named priorities have the library's values, and other values are possible",
    arguments: [
      (Priority.max, 1000), (.high, 750), (.normal, 500), (.low, 250), (.min, 0),
      (Priority(999), 999), (Priority(rawValue: 1), 1), (Priority(-5), -5),
    ])
  func priorities(priority: Priority, value: Int) {
    var attributes = EKAttributes()
    attributes.precedence = .override(priority: priority, dropEnqueuedEntries: true)
    #expect(attributes.precedence.priority == priority && priority.rawValue == value)
  }

  @Test("priorities are ordered, and have the library's constants")
  func order() {
    let sorted: [Int] = [Priority.max, .min, .normal, .high, .low].sorted().map(\.rawValue)
    #expect(sorted == [0, 250, 500, 750, 1000])
    let constants: [Int] = [
      Priority.maxRawValue, Priority.highRawValue, Priority.normalRawValue, Priority.lowRawValue,
      Priority.minRawValue,
    ]
    #expect(constants == [1000, 750, 500, 250, 0])
    #expect(Set([Priority(3), Priority(3)]).count == 1)
    #expect(Priority(3).hashValue == Priority(3).hashValue)
  }

  @Test("setting a priority doesn't change the rest of the precedence")
  func setting() {
    var override = EKAttributes.Precedence.override(priority: .low, dropEnqueuedEntries: true)
    override.priority = .high
    #expect(override == .override(priority: .high, dropEnqueuedEntries: true))
    var enqueue = EKAttributes.Precedence.enqueue(priority: .low)
    enqueue.priority = .max
    #expect(enqueue == .enqueue(priority: .max))
  }

  @Test("a position is top, center or bottom", arguments: EKAttributes.Position.allCases)
  func positions(position: EKAttributes.Position) {
    var attributes = EKAttributes()
    attributes.position = position
    #expect(attributes.position.isTop == (position == .top))
    #expect(attributes.position.isCenter == (position == .center))
    #expect(attributes.position.isBottom == (position == .bottom))
  }

  @Test("durations and window levels are validated as in the library")
  func validity() {
    let levels: [(EKAttributes.WindowLevel, UIWindow.Level, isValid: Bool)] = [
      (.normal, .normal, true), (.statusBar, .statusBar, true), (.alerts, .alert, true),
      (.custom(level: UIWindow.Level(1)), UIWindow.Level(1), true),
      (.custom(level: UIWindow.Level(-1)), UIWindow.Level(-1), false),
    ]
    for (level, value, isValid) in levels {
      var attributes = EKAttributes()
      attributes.windowLevel = level
      #expect(attributes.windowLevel.value == value)
      #expect(attributes.validateWindowLevel == isValid && attributes.isValid == isValid)
    }
    for (duration, isValid) in [(Double.infinity, true), (1, true), (0, true), (-1, false)] {
      var attributes = EKAttributes()
      attributes.displayDuration = duration
      #expect(attributes.validateDisplayDuration == isValid && attributes.isValid == isValid)
    }
  }

  @Test("window levels match the library")
  func levels() {
    let levels: [EKAttributes.WindowLevel] = [.normal, .statusBar, .alerts]
    #expect(levels.map { Int($0.value.rawValue) } == [0, 1000, 2000])
  }
}
