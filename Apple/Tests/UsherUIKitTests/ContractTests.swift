import StandInTesting
import Testing
import UIKit
import UsherTesting

/// Everything that runs in the stand-in's one world: one test after the other.
@MainActor
@Suite(.serialized, .oneWorld)
enum UIKitHostTests {}

extension UIKitHostTests {
  @MainActor
  @Suite("The host for UIKit keeps the host contract")
  struct ContractTests {
    @Test("clause", arguments: HostContract.clauses)
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
