#if GTK
internal import CGTK
internal import Foundation
internal import Usher
internal import WindowScenarios

/// The program for a single scenario, given by number, in a separate process.
///
/// The program prints `kept`, or the expectation that failed. Other arguments run other programs:
/// `app`, `app-without-display`, `app-under-dispatch`, `phone`, `accent`, or a value of
/// `UndoTrial.Way` or `BackgroundDeliveryTrial.Way`.
@main
struct WindowRunner {
  static func main() {
    // Scenarios expect English strings, regardless of the machine's language.
    OverlayStrings.current = OverlayStrings(.english)
    MainActor.assumeIsolated {
      switch CommandLine.arguments.last {
      case "app": return AppTrial.run(hasDisplay: true)
      case AccentTrial.name: return AccentTrial.run()
      #if UIKIT_STAND_IN
      case PhoneTrial.name: return PhoneTrial.run()
      #endif
      case "app-without-display": return AppTrial.run(hasDisplay: false)
      case "app-under-dispatch":
        Task {
          AppTrial.run(hasDisplay: true)
          exit(0)
        }
        dispatchMain()
      case let way?:
        if let way = UndoTrial.Way(rawValue: way) { return UndoTrial.run(way) }
        if let way = BackgroundDeliveryTrial.Way(rawValue: way) {
          return BackgroundDeliveryTrial.run(way)
        }
      case nil: break
      }
      let scenarios = WindowScenario.all
      guard let number = CommandLine.arguments.last.flatMap({ Int($0) }),
        scenarios.indices.contains(number)
      else {
        print("usage: WindowRunner 0...\(scenarios.count - 1)")
        for (number, scenario) in scenarios.enumerated() { print(number, scenario.sentence) }
        exit(64)
      }
      guard gtk_init_check() != 0 else {
        print("there is no display to open a window on; set DISPLAY")
        exit(69)
      }
      run(scenarios[number])
    }
  }

  @MainActor
  private static func run(_ scenario: WindowScenario) {
    var isDone = false
    // Starts immediately, because GLib's loop serves the main actor only after a presenter is
    // attached.
    Task.immediate {
      do {
        try await scenario.run()
        print("kept")
      } catch {
        print("\(error)")
      }
      isDone = true
    }
    while !isDone { g_main_context_iteration(nil, 1) }
  }
}
#else
/// The program for builds without the GTK host.
@main
struct WindowRunner {
  static func main() {
    print("built without GTK")
  }
}
#endif
