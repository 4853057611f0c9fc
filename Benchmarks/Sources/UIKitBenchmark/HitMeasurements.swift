internal import Measuring
internal import PlainViews
internal import UIKit
internal import Usher

/// Measurements of hit testing under a finger.
@MainActor
enum HitMeasurements {
  static func add(to table: inout Table, on stage: Stage) {
    let id = stage.present(entrance: OverlayTransition())
    stage.rest()
    guard let window = stage.overlayWindow, let frame = stage.host.frame(of: id) else {
      preconditionFailure("a requested overlay is not visible")
    }
    let inside = CGPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    let beside = CGPoint(x: inside.x, y: 700)
    let onOverlay = measure { consume(window.hitTest(inside, with: nil)) }
    let onApp = measure { consume(window.hitTest(beside, with: nil)) }
    stage.clear()
    let plain = PresentMeasurements.plainViews(on: stage).make()
    stage.window.addSubview(plain)
    StandIn.finishTurn()
    let onPlain = measure { consume(plain.hitTest(inside, with: nil)) }
    plain.removeFromSuperview()
    StandIn.finishTurn()
    table.addSection("A hit test of the overlays' window")
    table.addRow(
      "on an overlay", onOverlay, "\(Format.ratio(onOverlay, to: onPlain)) the plain views")
    table.addRow(
      "beside an overlay, for the app", onApp, "\(Format.ratio(onApp, to: onPlain)) the plain views"
    )
    table.addRow("on as many plain views of the stand-in", onPlain)
  }
}
