import Testing
import UsherCore

/// The SwiftMessages reference, 2.1 identity and 2.2 enqueue and de-duplication.
@Suite struct SwiftMessagesDuplicateTests {
  private let letter = Overlay.named(.letter, .ignoreDuplicates)

  @Test("one of the same name is refused while another is shown, and the client is told")
  func shown() {
    var engine = OverlayEngine.resting(letter)
    let commands = engine.play([asking(.second, letter, at: 300)])
    #expect(commands == [.refuse(.second, .duplicate(of: .first))])
    #expect(engine.shown == [.first])
    #expect(engine.waiting.isEmpty)
  }

  @Test("one of the same name is refused while another waits")
  func waiting() {
    var engine = OverlayEngine.resting()
    engine.prepare([asking(.second, letter, at: 300)])
    let commands = engine.play([asking(.third, letter, at: 310)])
    #expect(commands == [.refuse(.third, .duplicate(of: .second))])
    #expect(engine.waiting == [.second])
  }

  @Test("mended: one of the same name is refused while another's delay has not ended")
  func delayed() {
    var engine = OverlayEngine.open()
    let commands = engine.play([
      asking(.first, letter.with(\.delay, .milliseconds(500)), at: 0),
      asking(.second, letter.with(\.delay, .milliseconds(500)), at: 100), (600, .timePassed),
    ])
    #expect(commands == [.refuse(.second, .duplicate(of: .first))] + .admitted(.first))
  }

  @Test("mended: shown again in the turn in which it was dismissed, it follows its own exit")
  func dismissedAndShownAgain() {
    var engine = OverlayEngine.resting(letter)
    let commands = engine.play([
      (500, .dismissRequested(.named(.letter))), asking(.second, letter, at: 500),
      (600, .timePassed),
    ])
    #expect(
      commands == [.notify(.first, .willDismiss)] + .gone(.first, .requested) + .admitted(.second))
  }

  @Test("one of another name, or that does not mind duplicates, waits for its turn")
  func others() {
    var engine = OverlayEngine.resting(letter)
    let commands = engine.play([
      asking(.second, .named(.parcel, .ignoreDuplicates), at: 300),
      asking(.third, .named(.letter), at: 300),
    ])
    #expect(commands.isEmpty)
    #expect(engine.waiting == [.second, .third])
  }

  @Test("mended: without a name none is the duplicate of another")
  func nameless() {
    var engine = OverlayEngine.resting(.plain().with(\.identity, .ignoreDuplicates))
    let commands = engine.play([
      asking(.second, .plain().with(\.identity, .ignoreDuplicates), at: 300)
    ])
    #expect(commands.isEmpty)
    #expect(engine.waiting == [.second])
  }

  @Test(
    "requests are counted under their name, the refused ones too, if their policy looks at it",
    arguments: [
      (IdentityPolicy.allow, 0), (.ignoreDuplicates, 3), (.coalesceWithLast, 3),
      (.updateInPlace, 3), (.refuseEqualPriority, 0),
    ])
  func counts(policy: IdentityPolicy, count: Int) {
    var engine = OverlayEngine.open()
    for (index, id) in [OverlayID.first, .second, .third].enumerated() {
      engine.prepare([asking(id, .named(.letter, policy), at: index)])
    }
    #expect(engine.count(of: .letter) == count)
  }
}
