import Testing
import UsherCore

@Suite("The order of the queue")
struct QueueOrderTests {
  @Test("a request is attached and measured immediately if there is room")
  func firstIsAdmitted() {
    var engine = OverlayEngine.open()
    let commands = engine.play([(0, .presentRequested(.first, .plain()))])
    #expect(commands == .admitted(.first))
    #expect(engine.shown == [.first])
    #expect(engine.waiting.isEmpty)
    #expect(engine.wakeup == .never)
  }

  @Test("a second overlay waits until the first is removed")
  func secondWaits() {
    var engine = OverlayEngine.resting()
    let waiting = engine.play([(300, .presentRequested(.second, .plain()))])
    #expect(waiting.isEmpty)
    #expect(engine.waiting == [.second])
    #expect(engine.waitingCount == 1)

    let leaving = engine.play([(1200, .timePassed)])
    #expect(leaving == [.notify(.first, .willDismiss)])
    #expect(engine.shown == [.first])

    let following = engine.play([(1300, .timePassed)])
    #expect(following == .gone(.first, .timedOut) + .admitted(.second))
    #expect(engine.shown == [.second])
    #expect(engine.waitingCount == 0)
  }

  @Test("waiting overlays are ordered by priority, and then by arrival")
  func priorityThenArrival() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      (200, .presentRequested(OverlayID(10), .plain(priority: .low))),
      (201, .presentRequested(OverlayID(11), .plain())),
      (202, .presentRequested(OverlayID(12), .plain(priority: .max))),
      (203, .presentRequested(OverlayID(13), .plain())),
      (204, .presentRequested(OverlayID(14), .plain(priority: Priority(2000)))),
      (205, .presentRequested(OverlayID(15), .plain(priority: .min))),
      (206, .presentRequested(OverlayID(16), .plain(priority: .max))),
    ])
    #expect(engine.waiting.map { $0.rawValue } == [14, 12, 16, 11, 13, 10, 15])
  }

  @Test("a higher priority doesn't dismiss the shown overlay")
  func priorityDoesNotReplace() {
    var engine = OverlayEngine.resting(.plain(priority: .min))
    let commands = engine.play([(300, .presentRequested(.second, .plain(priority: .max)))])
    #expect(commands.isEmpty)
    #expect(engine.shown == [.first])
  }

  @Test("a lane shows overlays up to its capacity, the latest in front")
  func capacityOfTwo() {
    var engine = OverlayEngine.open(capacity: 2)
    let commands = engine.play([
      (0, .presentRequested(.first, .plain())),
      (0, .presentRequested(.second, .plain(.bottom))),
      (0, .presentRequested(.third, .plain(.center))),
    ])
    #expect(commands == .admitted(.first) + .admitted(.second))
    #expect(engine.shown == [.first, .second])
    #expect(engine.waiting == [.third])
  }

  @Test("a capacity below one is treated as one", arguments: [0, -1, Int.min])
  func smallCapacity(capacity: Int) {
    var engine = OverlayEngine.open(capacity: capacity)
    engine.prepare([
      (0, .presentRequested(.first, .plain())), (0, .presentRequested(.second, .plain())),
    ])
    #expect(engine.shown == [.first])
    #expect(engine.waiting == [.second])
  }

  @Test("an id can be used again after its overlay is removed")
  func idIsFreeAgain() {
    var engine = OverlayEngine.resting()
    engine.prepare([(1200, .timePassed), (1300, .timePassed)])
    let commands = engine.play([(1400, .presentRequested(.first, .plain(.bottom)))])
    #expect(commands == .admitted(.first))
  }

  @Test("a late wakeup performs every due step, each as of its deadline")
  func lateWakeup() {
    var engine = OverlayEngine.entering()
    engine.prepare([(0, .presentRequested(.second, .plain()))])
    let commands = engine.play([(60_000, .timePassed)])
    let life: [OverlayCommand] = [.notify(.first, .didPresent), .notify(.first, .willDismiss)]
    #expect(commands == life + .gone(.first, .timedOut) + .admitted(.second))
    #expect(engine.wakeup == .never)
  }

  @Test(
    "an overlay that stacks is shown in addition to the others, and waiting overlays still wait")
  func stacks() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      asking(.second, at: 300), asking(.third, .plain().with(\.precedence, .stack), at: 310),
    ])
    #expect(commands == .admitted(.third))
    #expect(engine.shown == [.first, .third])
    #expect(engine.waiting == [.second])
  }
}
