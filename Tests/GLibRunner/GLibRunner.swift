#if (GLib || GTK) && os(Linux)
internal import Dispatch
internal import GLibMainActor
internal import Glibc

/// The program for trials of the main actor under GLib, in a separate process.
///
/// Its argument is the name of a trial, `all`, `taken` or `takenLater`. The last two give the main
/// thread to Dispatch.
@main
struct GLibRunner {
  static func main() {
    MainActor.assumeIsolated {
      switch CommandLine.arguments.last {
      case "taken":
        Task {
          start()
          exit(0)
        }
        dispatchMain()
      case "takenLater":
        start()
        Task {
          let loop = Loop()
          Task { print("another task") }
          loop.end(after: 50)
          loop.run()
          print("the loop has ended")
          start()
          exit(0)
        }
        dispatchMain()
      case "all":
        start()
        for trial in Trial.allCases { trial.run() }
      case let name:
        guard let trial = name.flatMap(Trial.init) else {
          print("usage: GLibRunner", Trial.allCases.map(\.rawValue), "all | taken | takenLater")
          exit(64)
        }
        start()
        trial.run()
      }
    }
  }

  /// Starts the main actor, twice, as several parts of a program do.
  @MainActor
  private static func start() {
    do {
      try GLibMainActor.start()
      try GLibMainActor.start()
    } catch {
      print(error)
    }
  }
}
#else
/// The program for builds without GLib.
@main
struct GLibRunner {
  static func main() {
    print("built without GLib")
  }
}
#endif
