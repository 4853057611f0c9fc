internal import Measuring
internal import Metering
internal import UIKit
internal import Usher

/// Measurements of passing a motion to the render server, which then plays it without the app.
@MainActor
enum MotionMeasurements {
  static func add(to table: inout Table, on stage: Stage) {
    table.addSection("Handing a motion over, once for each motion")
    for (name, transition) in [
      ("a slide on a spring", OverlayTransition.slideIn),
      ("a slide with scaling and fading", .everything(.curve(.linear, .milliseconds(500)))),
    ] {
      add(name, transition, to: &table, on: stage)
    }
    let layer = plainLayer(in: stage)
    let values = (0..<60).map { NSValue(cgPoint: CGPoint(x: 195, y: Double($0))) }
    table.addRow(
      "60 keyframes added to a plain layer of the stand-in",
      measure { layer.add(animation(of: values), forKey: "position") })
    layer.removeAllAnimations()
    layer.removeFromSuperlayer()
    table.addSection("One second in which the render server moves overlays")
    for count in [1, 20] { addSecond(of: count, to: &table, on: stage) }
  }

  private static func add(
    _ name: String, _ transition: OverlayTransition, to table: inout Table, on stage: Stage
  ) {
    let id = stage.present(entrance: transition)
    let moment = stage.host.displayTime
    let connection = HostConnection(to: stage.presenter)
    let count = connection.motionTrack(of: id, from: moment)?.samples.count ?? 0
    table.addRow(
      "the track of \(name)",
      measure { consume(connection.motionTrack(of: id, from: moment)) },
      "\(count) samples")
    stage.clear()
  }

  /// Shows overlays, and counts the app's work in the following second.
  private static func addSecond(of count: Int, to table: inout Table, on stage: Stage) {
    for number in 0..<count {
      stage.present(
        top: 12 + Double(number) * 38, entrance: .everything(.curve(.linear, .seconds(2))))
    }
    StandIn.advance(by: 0.1)
    let before = stage.meter.eventCount
    _ = stage.meter.takeSpent()
    let cost = Cost(seconds: [seconds { StandIn.advance(by: 1) }])
    let events = stage.meter.eventCount - before
    table.addRow(
      "\(count) \(count == 1 ? "overlay" : "overlays")", cost,
      "\(events) events for Usher; the time is the stand-in's")
    stage.clear()
  }

  private static func plainLayer(in stage: Stage) -> CALayer {
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    return layer
  }

  private static func animation(of values: [NSValue]) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = values
    animation.duration = 0.5
    return animation
  }
}
