import Testing

@testable import UsherCore

@Suite("Counts of requests by their names")
struct NameCountTests {
  @Test(
    "requests count for their name if their policy compares names, even if they are refused",
    arguments: [
      (IdentityPolicy.allow, 0), (.ignore, 3), (.coalesceWithLast, 3),
      (.updateInPlace, 3), (.mergeAndCount, 3), (.refuseEqualPriority, 0),
    ])
  func counts(policy: IdentityPolicy, count: Int) {
    var engine = OverlayEngine.open()
    for (index, id) in [OverlayID.first, .second, .third].enumerated() {
      engine.prepare([asking(id, .named(.letter, policy), at: index)])
    }
    #expect(engine.count(of: .letter) == count)
  }

  @Test("a name without requests has a count of zero that can't be changed")
  func unknownName() {
    var engine = OverlayEngine.open()
    let commands = engine.play([
      (0, .countChanged(.letter, 5)), (0, .countedDismissRequested(.letter)),
    ])
    #expect(commands.isEmpty)
    #expect(engine.count(of: .letter) == 0)
  }

  @Test("memory for many names is released with the last name")
  func memory() {
    var engine = OverlayEngine.open()
    for number in 1...1000 {
      let overlay = OverlayConfiguration(name: OverlayName(UInt64(number)))
      _ = engine.receive(.presentRequested(OverlayID(UInt64(number)), overlay), at: .origin)
    }
    #expect(engine.tallies.count == 1000)
    _ = engine.receive(.hostClosed, at: .origin)
    #expect(engine.tallies.capacity <= 64)
  }

  @Test("an overlay without a name isn't a duplicate")
  func nameless() {
    var engine = OverlayEngine.resting(.plain().with(\.identity, .ignore))
    let commands = engine.play([
      asking(.second, .plain().with(\.identity, .ignore), at: 300)
    ])
    #expect(commands.isEmpty)
    #expect(engine.waiting == [.second])
  }

  @Test(
    "a counted dismissal decrements the count, and dismisses the overlay at zero",
    arguments: [(3, 3), (2, 2), (1, 1), (0, 1), (-4, 1)])
  func counted(count: Int, needed: Int) {
    var engine = OverlayEngine.resting(.named(.letter, .ignore))
    engine.prepare([(300, .countChanged(.letter, count))])
    for asked in 1...needed {
      let commands = engine.play([(300, .countedDismissRequested(.letter))])
      #expect(commands == (asked < needed ? [] : [.notify(.first, .willDismiss)]))
      #expect(engine.count(of: .letter) == max(count - asked, 0))
    }
  }

  @Test("a counted dismissal also ends a waiting or delayed overlay")
  func countedWaiting() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      asking(.second, .named(.letter, .ignore), at: 300),
      asking(.third, .named(.parcel, .ignore).with(\.delay, .seconds(1)), at: 300),
    ])
    let commands = engine.play([
      (310, .countedDismissRequested(.letter)), (310, .countedDismissRequested(.parcel)),
    ])
    #expect(
      commands == [
        .notify(.second, .didDismiss(.cancelled)), .notify(.third, .didDismiss(.cancelled)),
      ])
  }

  @Test("if all others with its name are exiting, the count of a new request is one")
  func countsAnew() {
    let letter = OverlayConfiguration.named(.letter, .ignore)
    var engine = OverlayEngine.resting(letter)
    engine.prepare([
      asking(.second, letter, at: 300), (300, .dismissRequested(.named(.letter))),
      asking(.third, letter, at: 310),
    ])
    #expect(engine.count(of: .letter) == 1)
    #expect(
      engine.play([(320, .countedDismissRequested(.letter))])
        == [.notify(.third, .didDismiss(.cancelled))])
  }
}
