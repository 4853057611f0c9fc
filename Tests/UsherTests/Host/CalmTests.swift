import Testing
import Usher

@Suite("Processes without animations")
struct CalmTests {
  @Test(
    "an environment variable or an argument disables animations",
    arguments: [
      (nil, ["app"], false), ("1", ["app"], true), ("0", ["app"], false), ("", ["app"], false),
      (nil, ["app", "--other", "--usher-calm"], true), (nil, ["--usher-calm"], false),
      (nil, [], false),
    ] as [(String?, [String], Bool)])
  func process(_ value: String?, _ arguments: [String], _ disablesAnimations: Bool) {
    #expect(Preferences.disablesAnimations(value, arguments) == disablesAnimations)
  }

  @Test("hosts use the system's preference for reduced motion if animations are enabled")
  func system() {
    #expect(Preferences(systemReducesMotion: false) == Preferences())
    #expect(Preferences(systemReducesMotion: true) == Preferences(reducesMotion: true))
  }
}
