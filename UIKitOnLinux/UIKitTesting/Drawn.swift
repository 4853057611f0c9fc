public import Testing
import UIKit

extension Trait where Self == ConditionTrait {
  /// Runs a test only if UIKit draws and measures text, which requires GTK's libraries.
  public static var drawn: ConditionTrait {
    .enabled(if: StandIn.isDrawn, "UIKit draws nothing without the trait GTK")
  }
}
