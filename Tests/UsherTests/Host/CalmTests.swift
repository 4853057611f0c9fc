import Testing
import Usher

@Suite("Calm processes")
struct CalmTests {
  @Test(
    "a process is calm if its environment or its arguments say so",
    arguments: [
      (nil, ["app"], false), ("1", ["app"], true), ("0", ["app"], false), ("", ["app"], false),
      (nil, ["app", "--other", "--usher-calm"], true), (nil, ["--usher-calm"], false),
      (nil, [], false),
    ] as [(String?, [String], Bool)])
  func process(_ value: String?, _ arguments: [String], _ disablesAnimations: Bool) {
    #expect(Preferences.disablesAnimations(value, arguments) == disablesAnimations)
  }

  @Test("hosts report what the system says, in a process that is not calm")
  func system() {
    #expect(Preferences(systemReducesMotion: false) == Preferences())
    #expect(Preferences(systemReducesMotion: true) == Preferences(reducesMotion: true))
  }
}
