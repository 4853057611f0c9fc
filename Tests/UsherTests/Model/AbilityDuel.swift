import Scripts
import Testing
import Usher
import UsherTesting

/// A second, slow implementation of an ability, which predicts all facts from a script's steps.
protocol AbilityModel {
  associatedtype Step: ScriptStep
  init()
  /// The facts so far.
  var facts: Facts { get }
  /// Advances the time, and performs each due step at its own moment.
  mutating func advance(to time: Int)
  /// Performs a step after everything that was due.
  mutating func apply(_ step: Step)
}

/// A step of a script.
///
/// Some random steps make no sense, and then have no effect.
protocol ScriptStep: Sendable {
  static func random(_ random: inout SplitMix) -> Self
}

/// An ability that plays a script, next to its model.
@MainActor
protocol AbilityPlay {
  associatedtype Model: AbilityModel
  /// Whether the ability has tasks, for which a comparison waits.
  static var hasTasks: Bool { get }
  init()
  var log: FactLog { get }
  func perform(_ step: Model.Step)
}

/// An ability and its model with the same script.
///
/// They are compared after each step, and whenever the presenter wants to be called.
@MainActor
struct AbilityDuel<Play: AbilityPlay> {
  typealias Script = [(time: Int, step: Play.Model.Step)]

  private let play = Play()
  private var model = Play.Model()

  /// Plays the script of a seed.
  ///
  /// - Returns: The shortest script with different facts for ability and model, and all
  ///   differences. `nil` if the facts are equal.
  static func finding(seed: UInt64, steps: Int = 24) async -> String? {
    let script = script(seed: seed, steps: steps)
    guard let first = await difference(in: script) else { return nil }
    var shrinker = ScriptShrinker(script)
    while let candidate = shrinker.candidate {
      shrinker.note(fails: await difference(in: candidate) != nil)
    }
    let lines = shrinker.shortest.map { "\($0.time) \($0.step)" }
    let difference =
      await difference(in: shrinker.shortest) ?? "another time nothing, first \(first)"
    return "seed \(seed):\n\(lines.joined(separator: "\n"))\n\(difference)"
  }

  /// The script of a seed, with times from a small set, so that many coincide.
  private static func script(seed: UInt64, steps: Int) -> Script {
    var random = SplitMix(state: seed)
    var time = 0
    return (0..<steps).map { _ in
      time += random.pick(0, 0, 50, 50, 100, 150, 300, 500, 1000, 50 * random.int(in: 0...60))
      return (time, .random(&random))
    }
  }

  /// Plays a script in an isolated app, without other windows.
  private static func difference(in script: Script) async -> String? {
    await Presenter.withOwnDefault { await differenceInApp(script) }
  }

  private static func differenceInApp(_ script: Script) async -> String? {
    var duel = AbilityDuel()
    for (time, step) in script {
      if let difference = await duel.advance(to: time) { return difference }
      duel.play.perform(step)
      duel.model.apply(step)
      if let difference = await duel.difference() { return difference }
    }
    // The remaining requests end.
    return await duel.advance(to: duel.play.log.now + 15_000)
  }

  private mutating func advance(to time: Int) async -> String? {
    let log = play.log
    while log.now < time {
      let next = min(time, log.nextWakeup ?? time)
      log.stage.advance(next - log.now)
      model.advance(to: next)
      if let difference = await difference() { return difference }
    }
    return nil
  }

  /// Compares the facts after the tasks have finished their current work.
  private func difference() async -> String? {
    guard Play.hasTasks else { return play.log.facts.difference(from: model.facts) }
    // A task that awaits another task continues via the global executor, and may not record
    // anything.
    for _ in 0..<3 { await goRound() }
    for _ in 0..<80 {
      if play.log.facts == model.facts { return nil }
      await goRound()
    }
    return play.log.facts.difference(from: model.facts)
  }

  /// Runs the tasks on the main actor, and tasks that wait for the global executor.
  private func goRound() async {
    for _ in 0..<4 { await Task.yield() }
    await Task.detached {}.value
  }
}

/// Expects that an ability and its model agree on random scripts.
///
/// Plays more scripts if the environment names the first seed, as for `./usher nightly`.
@MainActor
func expectAgreement<Play: AbilityPlay>(of play: Play.Type) async {
  for seed in Seeds.range(Seeds.areNamed ? 1500 : 120) {
    if let finding = await AbilityDuel<Play>.finding(seed: seed) {
      Issue.record("\(finding)")
      return
    }
  }
}
