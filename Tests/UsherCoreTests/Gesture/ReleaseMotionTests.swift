import Testing

@testable import UsherCore

/// Tests with overlays of 380 by 100 points at (10, 10), released in a pose that only some
/// entrances have.
@Suite("Motions after the release")
struct ReleaseMotionTests {
  private let origin = Pose(
    offset: Vector(dx: 0, dy: -5), scale: 0.8, rotation: 0.3, opacity: 0.5)

  private func dragged(from origin: Pose, by distance: Double, _ overlay: OverlayConfiguration)
    -> Presentation
  {
    var presentation = Presentation(id: .first, overlay: overlay)
    presentation.step(at: .ms(0)) { $0.measure(as: .card, in: &$1) }
    let rail = Rail(along: .vertical, from: origin.offset.dy, free: .up, resistance: .rigid)
    let start = PointerSample(position: OverlayPoint(x: 200, y: 60), time: .ms(500))
    let sample = PointerSample(position: OverlayPoint(x: 200, y: 60 + distance), time: .ms(520))
    presentation.phase = .dragged(
      Drag(origin: origin, mode: .onRail(rail), start: .first(start), sample: sample),
      .rest(.endless))
    return presentation
  }

  @Test("an overlay that returns also animates its scale, rotation and opacity to the resting pose")
  func home() {
    var presentation = dragged(from: origin, by: 0, .plain())
    presentation.comeBack(velocity: .zero, in: .phone(at: .ms(600)))
    #expect(presentation.pose(at: .ms(600), in: .phone) == origin)
    let pose = presentation.pose(at: .ms(650), in: .phone)
    #expect(pose.offset.dy > -5 && pose.offset.dy < 0)
    #expect(pose.scale > 0.8 && pose.scale < 1)
    #expect(pose.rotation > 0 && pose.rotation < 0.3)
    #expect(pose.opacity > 0.5 && pose.opacity < 1)
    #expect(presentation.pose(at: .ms(5000), in: .phone) == .resting)
  }

  @Test(
    "a thrown overlay keeps its scale, rotation and opacity until it is entirely out of sight",
    arguments: [(0.8, -110.0), (1, -110), (1.5, -110 - 0.5 * 50)])
  func out(scale: Double, end: Double) {
    var pose = origin
    pose.scale = scale
    var presentation = dragged(from: pose, by: -60, .plain())
    let sample = PointerSample(position: OverlayPoint(x: 200, y: 0), time: .ms(520))
    let commands = presentation.step(at: .ms(520)) { $0.endDrag(at: sample, in: &$1) }
    #expect(commands == [.notify(.first, .willDismiss)])
    pose.offset.dy = -65
    #expect(presentation.pose(at: .ms(520), in: .phone) == pose)
    pose.offset.dy = end
    #expect(presentation.pose(at: .ms(5000), in: .phone) == pose)
  }

  @Test(
    "an overlay returns if it can no longer be swiped when it is released",
    arguments: [true, false])
  func changed(hangs: Bool) {
    // The overlay's policy was removed, or replaced by a policy for the other kind of drag.
    let overlay = OverlayConfiguration.plain(swipe: hangs ? .physics : nil)
    var presentation = dragged(from: .resting, by: -90, overlay)
    let sample = PointerSample(position: OverlayPoint(x: 200, y: -40), time: .ms(530))
    let commands = presentation.step(at: .ms(530)) { $0.endDrag(at: sample, in: &$1) }
    #expect(commands.isEmpty)
    #expect(presentation.pose(at: .ms(9000), in: .phone) == .resting)
  }
}
