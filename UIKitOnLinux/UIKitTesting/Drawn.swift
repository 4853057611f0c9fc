public import Testing
import UIKit

extension Trait where Self == ConditionTrait {
  /// Runs a test only where UIKit draws and measures letters, which it does by GTK's libraries.
  public static var drawn: ConditionTrait {
    .enabled(if: StandIn.isDrawn, "UIKit draws nothing without the trait GTK")
  }
}
