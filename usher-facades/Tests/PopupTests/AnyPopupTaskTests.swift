import Testing

@testable import Popup

@Suite("Type-erased tasks")
struct AnyPopupTaskTests {
  @Test("a type-erased task forwards every call to its base")
  func forwards() throws {
    let log = Log()
    let base = SampleTask("A", 3, log: log)
    let any = AnyPopupTask(base)
    #expect(any.base === base)
    any.taskDescription = "B"
    any.isCanceled = true
    #expect([any.description, any.debugDescription, any.taskDescription] == ["B", "B", "B"])
    #expect(base.isCanceled && any.isCanceled && any.priority == 3)
    let manager = Popup.Manager()
    any.manager = manager
    #expect(base.manager === manager && any.manager === manager)
    any.willShow()
    any.didCanceled()
    any.render()
    any.didShow()
    any.willDismiss()
    any.didDismiss()
    #expect(log.take() == SampleTask.Call.allCases.map { "B \($0)" })
    #expect(throws: Popup.Manager.Error.finishInactiveTask) { try any.resignFocus() }
  }

  @Test("type-erased tasks are compared only by priority")
  func compared() {
    let (low, high) = (AnyPopupTask(SampleTask("low", 1)), AnyPopupTask(SampleTask("high", 2)))
    #expect(low < high && low != high)
    let equal = AnyPopupTask(PlainTask("another", 1))
    #expect(low == equal && !(low < equal))
  }
}
