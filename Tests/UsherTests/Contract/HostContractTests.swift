import Testing
import UsherTesting

@MainActor
@Suite("The host contract in the headless host")
struct HostContractTests {
  @Test("each clause is met", arguments: HostContract.clauses)
  func clause(_ clause: HostContract.Clause) async throws {
    try await clause.check(HeadlessDriver())
  }

  @Test("each clause is met if the host plays motion itself", arguments: HostContract.clauses)
  func playing(_ clause: HostContract.Clause) async throws {
    try await clause.check(HeadlessDriver(playsMotion: true))
  }
}
