import Testing
import UsherTesting

@MainActor
@Suite("The headless host keeps the host contract")
struct HostContractTests {
  @Test("clause", arguments: HostContract.clauses)
  func clause(_ clause: HostContract.Clause) async throws {
    try await clause.check(HeadlessDriver())
  }

  @Test("clause, where the host plays motion by itself", arguments: HostContract.clauses)
  func playing(_ clause: HostContract.Clause) async throws {
    try await clause.check(HeadlessDriver(playsMotion: true))
  }
}
