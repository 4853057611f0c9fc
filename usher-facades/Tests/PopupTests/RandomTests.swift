import FacadeTesting
import Testing

@testable import Popup

/// Tests that use the same random tasks in a manager and in a simple model of the rules.
@MainActor
@Suite("Random tasks compared with a simple model", .ownDefault)
struct RandomTests {
  @Test(
    "the manager and the model agree on every call, on waiting tasks and on the state",
    arguments: Stage.Kind.allCases)
  func agree(kind: Stage.Kind) throws {
    for seed in UInt64(1)...20 {
      var source = Numbers(seed)
      let stage = Stage(kind)
      var model = Model()
      var tasks: [Int: SampleTask] = [:]
      for step in 0..<500 {
        switch source.below(10) {
        case 0..<4:
          let priority = source.below(8) - 3
          let task = stage.task("\(step)", priority)
          task.isCanceled = source.below(6) == 0
          let isRefused = model.add(step, priority, isCanceled: task.isCanceled)
          #expect(
            error(of: { try stage.manager.add(task: task) })
              == (isRefused ? .containsSamePriority : nil))
          if !isRefused { tasks[step] = task }
        case 4..<7:
          // Any earlier task may try to resign.
          let anyone = tasks.keys.sorted().randomElement(using: &source)
          let number = source.below(2) == 0 ? model.current : anyone
          guard let number, let task = tasks[number] else { break }
          let isRefused = model.resign(number)
          #expect(
            error(of: { try task.resignFocus() }) == (isRefused ? .finishInactiveTask : nil))
        case 7:
          guard let number = model.waiting.randomElement(using: &source)?.number else { break }
          tasks[number]?.isCanceled = true
          model.cancel(number)
        case 8:
          let tenths = source.below(3)
          stage.manager.configuration = Configuration(
            timeInterval: .constant(seconds: Double(tenths) / 10))
          model.interval = tenths
        default:
          let tenths = source.below(3)
          stage.advance(Double(tenths) / 10)
          model.advance(tenths)
        }
        #expect(stage.log.take() == model.take())
        #expect(stage.names == model.names)
        #expect(stage.manager.state == model.state)
      }
    }
  }

  /// Returns the error that an action throws, or `nil`.
  private func error(of act: () throws -> Void) -> Popup.Manager.Error? {
    do {
      try act()
      return nil
    } catch {
      return error as? Popup.Manager.Error
    }
  }
}

/// A model of the rules for turns.
///
/// All times are in tenths of a second.
private struct Model {
  var interval = 0
  private(set) var current: Int?
  private(set) var waiting: [Waiting] = []
  private var taken: Int?
  private var now = 0
  private var gapEnd = 0
  private var lines: [String] = []

  struct Waiting {
    let number: Int
    let priority: Int
    var isCanceled: Bool
  }

  var names: [String] {
    let next = waiting.sorted { $0.priority > $1.priority }.map { $0.number }
    return ((current.map { [$0] } ?? []) + next).map { "\($0)" }
  }

  var state: Popup.Manager.State {
    if current != nil { return .inProgress }
    return now < gapEnd ? .handleDismiss : .idle
  }

  mutating func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Adds a task, and returns whether it is refused.
  mutating func add(_ number: Int, _ priority: Int, isCanceled: Bool) -> Bool {
    if taken == priority || waiting.contains(where: { $0.priority == priority }) { return true }
    waiting.append(Waiting(number: number, priority: priority, isCanceled: isCanceled))
    activate()
    return false
  }

  /// Resigns a task, and returns whether the resignation is refused.
  mutating func resign(_ number: Int) -> Bool {
    guard current == number else { return true }
    lines += ["\(number) willDismiss", "\(number) didDismiss"]
    (current, taken) = (nil, nil)
    gapEnd = now + interval
    activate()
    return false
  }

  mutating func cancel(_ number: Int) {
    for index in waiting.indices where waiting[index].number == number {
      waiting[index].isCanceled = true
    }
  }

  mutating func advance(_ tenths: Int) {
    for _ in 0..<tenths {
      now += 1
      activate()
    }
  }

  private mutating func activate() {
    while current == nil, now >= gapEnd,
      let next = waiting.indices.max(by: { waiting[$0].priority < waiting[$1].priority })
    {
      let task = waiting.remove(at: next)
      lines.append("\(task.number) willShow")
      if task.isCanceled {
        lines.append("\(task.number) didCanceled")
      } else {
        lines += ["\(task.number) render", "\(task.number) didShow"]
        (current, taken) = (task.number, task.priority)
      }
    }
  }
}

/// A random number generator with a seed.
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
