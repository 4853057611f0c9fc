import Testing
import Usher

@Suite("Motions of images")
struct ImageMotionTests {
  @Test("the second of two motions brings its pictures")
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
}
