#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit
import UsherTesting

/// The suite of all tests in the stand-in's single world, which run in sequence.
@MainActor
@Suite("The host for UIKit", .serialized, .oneWorld)
enum UIKitHostTests {}

extension UIKitHostTests {
  @MainActor
  @Suite("The host contract on UIKit")
  struct ContractTests {
    @Test("each clause holds on UIKit", arguments: HostContract.clauses)
    func clause(_ clause: HostContract.Clause) async throws {
      let driver = try UIKitDriver()
      defer { driver.app.close() }
      if clause.needsAssistiveTechnology {
        StandIn.changeAccessibility { $0.isVoiceOverRunning = true }
      }
      try await clause.check(driver)
    }
  }
}
#endif
