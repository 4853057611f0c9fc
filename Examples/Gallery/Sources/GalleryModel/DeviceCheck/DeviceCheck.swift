/// A check of the library on a device: the current step, and the results so far.
package struct DeviceCheck: Sendable {
  /// The result of a step.
  package struct Result: Hashable, Sendable {
    /// Whether the step worked.
    package let verdict: Verdict
    /// What the user noted.
    package let note: String
    /// The presenter's state at that moment, in words.
    package let explanation: String
  }

  /// The user's judgement of a step.
  package enum Verdict: String, CaseIterable, Sendable {
    case worked, failed, skipped
  }

  /// The steps, in order.
  package let steps = DeviceStep.allCases
  /// The results of the steps that the user has judged.
  package private(set) var results: [DeviceStep: Result] = [:]
  /// The number of steps before the current step.
  private var place = 0

  /// Creates a check that begins with the first step.
  package init() {}

  /// The current step; `nil` after the last one.
  package var step: DeviceStep? { place < steps.count ? steps[place] : nil }

  /// The place of the current step among all steps, such as "Step 3 of 12".
  package var progress: String {
    step == nil ? "Done" : "Step \(place + 1) of \(steps.count)"
  }

  /// The number of steps with a verdict.
  package func count(_ verdict: Verdict) -> Int { results.values.count { $0.verdict == verdict } }

  /// Whether there is a step before the current one.
  package var canGoBack: Bool { place > 0 }

  /// Judges the current step, and goes on to the next one.
  ///
  /// Does nothing after the last step.
  package mutating func judge(_ verdict: Verdict, note: String = "", explanation: String = "") {
    guard let step else { return }
    results[step] = Result(verdict: verdict, note: note, explanation: explanation)
    place += 1
  }

  /// Goes back to the step before; its result stays until it is judged again.
  package mutating func goBack() {
    if canGoBack { place -= 1 }
  }

  /// The results in words, for a bug report.
  ///
  /// - Parameter device: The device and its system, such as "iPhone, iOS 26.1".
  /// - Returns: The report: a line for each step, with notes and the states of failed steps below.
  package func report(on device: String) -> String {
    let counts = Verdict.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    let lines = steps.enumerated().map { number, step in
      let result = results[step]
      let note = result.map(\.note).flatMap { $0.isEmpty ? nil : "\n   Note: \($0)" } ?? ""
      let explanation =
        result?.verdict == .failed
        ? result.map(\.explanation).flatMap { $0.isEmpty ? nil : "\n   State: \($0)" } ?? "" : ""
      let verdict = result?.verdict.rawValue ?? "not tried"
      return "\(number + 1). \(step.title): \(verdict)\(note)\(explanation)"
    }
    return (["Usher on \(device): \(counts)"] + lines).joined(separator: "\n")
  }
}
