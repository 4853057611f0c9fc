import Testing
import Usher

@Suite("Motions of images")
struct ImageMotionTests {
  @Test("if both motions have images, the second motion's images are used")
  func both() {
    let pulse = OverlayNode.Image.Motion.pulse(scale: 2, period: .seconds(1))
    func sequence(_ name: String) -> OverlayNode.Image.Motion {
      .sequence([.icon(name)], period: .seconds(1))
    }
    let motions: [OverlayNode.Image.Motion] = [
      pulse, sequence("a"), .both(pulse, pulse), .both(sequence("a"), pulse),
      .both(pulse, sequence("b")), .both(sequence("a"), .both(pulse, sequence("c"))),
    ]
    #expect(
      motions.map(\.furtherSources) == [
        [], [.icon("a")], [], [.icon("a")], [.icon("b")], [.icon("c")],
      ])
  }

  @Test("a motion is visible only with images and a valid period and scale")
  func seen() {
    typealias Motion = OverlayNode.Image.Motion
    let second = Duration.seconds(1)
    let unseen: [Motion] = [
      .sequence([], period: second), .sequence([.icon("a")], period: .milliseconds(1)),
      .pulse(scale: 0, period: second), .pulse(scale: .nan, period: second),
      .pulse(scale: 10.1, period: second), .pulse(scale: 2, period: .zero),
    ]
    let seen: [Motion] = [
      .sequence([.icon("a")], period: .milliseconds(2)), .pulse(scale: 10, period: second),
    ]
    #expect(unseen.filter(\.isSeen) == [])
    #expect(seen.filter { !$0.isSeen } == [])
    #expect(Motion.both(unseen[0], seen[0]).isSeen && Motion.both(seen[1], unseen[2]).isSeen)
    #expect(!Motion.both(unseen[0], unseen[1]).isSeen)
  }
}
