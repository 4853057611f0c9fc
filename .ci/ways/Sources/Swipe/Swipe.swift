import Foundation
import UIKit
import Usher
import UsherUIKit

@_silgen_name("__llvm_profile_reset_counters") func resetCounters()
@_silgen_name("__llvm_profile_write_file") func writeCounters() -> CInt

/// The way of a swipe: a finger flings a resting banner out of sight.
@main
@MainActor
struct Swipe {
  static func main() {
    let (scene, window) = StandIn.launch()
    window.rootViewController = UIViewController()
    let presenter = Presenter.attached(to: scene)
    let handle = presenter.present(
      .notification(title: "Saved"), as: OverlayConfiguration(lifetime: .infinite))
    StandIn.advance(by: 2)

    resetCounters()
    StandIn.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: -40), in: scene)
    StandIn.advance(by: 2)
    guard writeCounters() == 0 else { fatalError("the counters were not written") }
    guard handle.state == .ended(.dismissed(.swipe)) else { fatalError("\(handle.state)") }
    // Nothing that runs from here on is written.
    _exit(0)
  }
}
