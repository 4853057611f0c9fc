#if GTK
import UIKit
import UIKitPhone
import UIKitTesting

extension Device {
  /// Touches the first screen, and moves the finger upward in ten frames, without lifting it.
  func drag(up distance: CGFloat, from start: CGPoint) {
    let finger = screens[0].finger
    finger.touch(at: start)
    for step in 1...10 {
      finger.move(to: CGPoint(x: start.x, y: start.y - distance / 10 * CGFloat(step)))
      pass(1.0 / 60)
    }
  }
}
#endif
