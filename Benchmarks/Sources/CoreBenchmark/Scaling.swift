internal import Measuring

/// The measurements of costs that grow with a size, and of the sizes at which they use up a frame.
@MainActor
enum Scaling {
  /// The numbers of what an app has at most a few of, such as shown overlays.
  nonisolated static let smallSizes = Run.isQuick ? [1, 2] : [1, 2, 5, 10, 20, 50, 100]

  /// Returns the curves with the names of their blocks, and adds what may use up a frame to
  /// `limits`.
  static func measured(_ limits: inout Limits) -> [(word: String, curves: Curves)] {
    let (shown, changing) = (ShownMeasurements.steady(), ShownMeasurements.changing())
    limits.add("Drawing a frame in which all move", shown, "draw, all move")
    limits.add("An event", shown, "time passes")
    limits.add("One that comes and goes", changing, "one comes and goes")
    limits.add("The same in a list", changing, "one comes and goes, in a list")
    limits.add("All that leave at once", changing, "all leave at once")
    limits.add("The same from a list", changing, "all leave a list at once")
    let (one, all) = (WaitingMeasurements.one(), WaitingMeasurements.all())
    limits.add("Presenting one more", one, "present")
    limits.add("Ending the shown one for the next", one, "end one, show the next")
    limits.add("Dismissing one by its id", one, "dismiss by id")
    limits.add("Presenting all in one turn, to the engine", all, "present all")
    limits.add("Dismissing all in one turn", all, "dismiss all")
    limits.add("Expiring all in one turn", all, "expire all")
    let lanes = LaneMeasurements.curves()
    limits.add("An event", lanes, "time passes")
    limits.add("The same, with a request waiting in each", lanes, "time passes, one waits in each")
    limits.add("One that comes and goes in a lane", lanes, "one comes and goes")
    limits.add("The same, if all lanes are lists", lanes, "one comes and goes, in lists")
    let presenters = PresenterMeasurements.curves()
    limits.add("A frame of all", presenters, "a frame of all")
    limits.add("One that comes and goes in one of them", presenters, "one comes and goes in one")
    let bursts = RateMeasurements.bursts()
    limits.add("Presenting in one turn, all but one wait", bursts, "all but one wait")
    limits.add("Presenting in one turn, all are shown", bursts, "all are shown")
    return [
      ("shown", shown), ("changing", changing), ("waiting", one), ("all-waiting", all),
      ("memory", WaitingMeasurements.memory()), ("lanes", lanes), ("presenters", presenters),
      ("bursts", bursts),
      ("rates", RateMeasurements.rates()),
    ]
  }
}
