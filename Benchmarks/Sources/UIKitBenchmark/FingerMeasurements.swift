internal import CAllocations
internal import Measuring
internal import Metering
internal import PlainViews
internal import UIKit
internal import Usher

/// Measurements of a frame in which a finger moves an overlay.
@MainActor
enum FingerMeasurements {
  private static let frames = Run.isQuick ? 2 : 600

  static func add(to table: inout Table, on stage: Stage) {
    table.addSection("A frame in which a finger moves an overlay, with the stand-in's touches")
    let plain = dragPlain(on: stage)
    for count in [1, 20] {
      let (whole, inPresenter, inDraw) = drag(with: count, on: stage)
      let name = count == 1 ? "1 overlay" : "\(count) overlays"
      table.addRow(name, whole, "\(Format.ratio(whole, to: plain)) the plain view")
      table.addRow(
        "\(name): Usher, with its calls to the views", inPresenter,
        Format.share(inPresenter, of: whole) + " of the frame")
      table.addRow(
        "\(name): drawing the scene", inDraw,
        Format.share(inDraw, of: whole) + " of the frame")
    }
    table.addRow("a plain view of the stand-in, moved by a recogniser", plain)
  }

  private static func drag(
    with count: Int, on stage: Stage
  ) -> (whole: Cost, inPresenter: Cost, inDraw: Cost) {
    var last: OverlayID?
    for number in 0..<count {
      last = stage.present(
        top: 12 + Double(number) * 30, entrance: OverlayTransition(),
        swipe: SwipePolicy(directions: [.up]))
    }
    stage.rest()
    defer { stage.clear() }
    guard let frame = last.flatMap({ stage.host.frame(of: $0) }) else {
      preconditionFailure("a requested overlay is not visible")
    }
    // A point next to the overlay's button.
    let start = CGPoint(x: frame.minX + 20, y: (frame.minY + frame.maxY) / 2)
    let samples = follow(from: start, on: stage) {
      (stage.meter.takeSpent(), stage.host.takeSpent()[.draw] ?? Moment())
    }
    return (
      Cost(of: samples.timed.map(\.whole), counted: [samples.counted.whole]),
      Cost(of: samples.timed.map(\.noted.0), counted: [samples.counted.noted.0]),
      Cost(of: samples.timed.map(\.noted.1), counted: [samples.counted.noted.1])
    )
  }

  private static func dragPlain(on stage: Stage) -> Cost {
    let plain = PresentMeasurements.plainViews(on: stage).make()
    let view = UIView(frame: CGRect(x: 12, y: 12, width: 366, height: 80))
    view.addSubview(plain)
    plain.isUserInteractionEnabled = false
    view.addGestureRecognizer(Mover())
    stage.window.addSubview(view)
    StandIn.finishTurn()
    defer {
      view.removeFromSuperview()
      StandIn.finishTurn()
    }
    let samples = follow(from: CGPoint(x: 40, y: 50), on: stage) {}
    return Cost(of: samples.timed.map(\.whole), counted: [samples.counted.whole])
  }

  private struct Frame<Noted> {
    let whole: Moment
    let noted: Noted
  }

  /// Puts a finger down, moves it once per frame, and lifts it.
  private static func follow<Noted>(
    from start: CGPoint, on stage: Stage, noting note: () -> Noted
  ) -> (timed: [Frame<Noted>], counted: Frame<Noted>) {
    let touch = StandIn.touchDown(at: start, in: stage.scene)
    var place = start.y
    func move(to y: CGFloat) -> Frame<Noted> {
      _ = note()
      let start = Moment.now
      StandIn.move(touch, to: CGPoint(x: touch.location(in: nil).x, y: y))
      StandIn.advance(by: 1.0 / 60)
      let whole = Moment.now - start
      return Frame(whole: whole, noted: note())
    }
    // These moves happen before the engine recognizes a swipe.
    for _ in 0..<8 {
      place -= 4
      _ = move(to: place)
    }
    let timed = (0..<frames).map { move(to: place + ($0 % 2 == 0 ? 1 : 0)) }
    allocations_start()
    let counted = move(to: place + 2)
    _ = allocations_stop()
    StandIn.lift(touch)
    return (timed, counted)
  }

  /// A recognizer that moves the view with the finger.
  private final class Mover: UIGestureRecognizer {
    init() { super.init(target: nil, action: nil) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch = touches.first, let view else { return }
      state = state == .possible ? .began : .changed
      view.center.y = touch.location(in: view.superview).y
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }
}
