internal import Usher

extension Control {
  static let motion: [Control] =
    transition("entrance", .entrance, \.entrance)
    + transition("exit", .exit, \.exit)
    + [toggle("replaced", "Separate exit", in: .replaced, .at(\.hasReplacedExit))]
    + transition("replaced", .replaced, \.replaced) { $0.hasReplacedExit = true }

  /// Returns the controls of one transition.
  private static func transition(
    _ name: String, _ group: Group, _ path: Place<MotionSettings>.Path,
    where prepare: @escaping Preparation = { _ in }
  ) -> [Control] {
    func part(_ change: @escaping @Sendable (inout MotionSettings) -> Void) -> Preparation {
      {
        prepare(&$0)
        change(&$0[keyPath: path])
      }
    }
    let slides = part { $0.slides = true }
    let slidesOver = part { ($0.slides, $0.way) = (true, .over) }
    let slidesBy = part { ($0.slides, $0.way) = (true, .by) }
    let scales = part { $0.scales = true }
    let turns = part { $0.turns = true }
    let fades = part { $0.fades = true }
    return [
      toggle(
        name + "-slide", "Slides", in: group, .at(path, \.slides), where: prepare),
      choice(
        name + "-way", "Slide path", in: group, .at(path, \.way),
        [("Over an edge", .over), ("By a distance", .by)], where: slides),
      choice(
        name + "-edge", "Edge", in: group, .at(path, \.edge),
        [("By placement", nil)] + OverlayRect.Edge.allCases.map { (words($0), $0) },
        where: slidesOver),
      number(
        name + "-right", "Distance right", in: group, .at(path, \.distance.dx), -400...400,
        step: 10,
        where: slidesBy),
      number(
        name + "-down", "Distance down", in: group, .at(path, \.distance.dy), -400...400, step: 10,
        where: slidesBy),
      toggle(name + "-scale", "Scales", in: group, .at(path, \.scales), where: prepare),
      number(
        name + "-scale-from", "Scale", in: group, .at(path, \.scale), 0...3, step: 0.05,
        unit: "", where: scales),
      choice(
        name + "-anchor", "Scale anchor", in: group, .at(path, \.anchor),
        [
          ("Center", .center), ("Top", .top), ("Bottom", .bottom), ("Left", .left),
          ("Right", .right), ("Top left", RelativePoint(x: 0, y: 0)),
        ], where: scales),
      toggle(name + "-rotation", "Rotates", in: group, .at(path, \.turns), where: prepare),
      number(
        name + "-rotation-from", "Rotation", in: group, .at(path, \.degrees), -360...360, step: 15,
        unit: "°", where: turns),
      toggle(name + "-fade", "Fades", in: group, .at(path, \.fades), where: prepare),
      number(
        name + "-opacity", "Opacity", in: group, .at(path, \.opacity), 0...1, step: 0.05,
        unit: "", where: fades),
      choice(
        name + "-timing", "Timing", in: group, .at(path, \.pace),
        [("Spring", .spring), ("Spring with duration", .timedSpring), ("Curve", .curve)],
        where: prepare),
      seconds(
        name + "-response", "Response", in: group, .at(path, \.response), 0.05...3,
        step: 0.05, where: part { $0.pace = .spring }),
      number(
        name + "-damping", "Damping ratio", in: group, .at(path, \.dampingRatio),
        0.1...2, step: 0.05, unit: "",
        where: part { if $0.pace == .curve { $0.pace = .spring } }),
      number(
        name + "-velocity", "Initial velocity", in: group, .at(path, \.velocity), -20...20,
        step: 0.5, unit: "/s", where: part { $0.pace = .timedSpring }),
      choice(
        name + "-curve", "Curve", in: group, .at(path, \.curve),
        [
          ("Ease in", .easeIn), ("Ease out", .easeOut), ("Ease in and out", .easeInOut),
          ("Linear", .linear), ("Decelerate", .decelerate),
        ], where: part { $0.pace = .curve }),
      seconds(
        name + "-length", "Duration", in: group, .at(path, \.length), 0.05...3, step: 0.05,
        where: part { if $0.pace == .spring { $0.pace = .timedSpring } }),
      seconds(
        name + "-delay", "Delay", in: group, .at(path, \.delay), 0...2, step: 0.05,
        where: prepare),
    ]
  }
}
