/// A check of the library on a device, with the current step and the results.
package struct DeviceCheck: Sendable {
  package struct Result: Hashable, Sendable {
    package let verdict: Verdict
    package let note: String
    /// A description of the presenter's state at that moment.
    package let explanation: String
  }

  package enum Verdict: String, CaseIterable, Sendable {
    case worked, failed, skipped
  }

  package let steps = DeviceStep.allCases
  /// The results of the steps with a verdict.
  package private(set) var results: [DeviceStep: Result] = [:]
  /// The number of steps before the current step.
  private var place = 0

  package init() {}

  /// The current step, or `nil` after the last step.
  package var step: DeviceStep? { place < steps.count ? steps[place] : nil }

  /// The number of the current step, such as "Step 3 of 12".
  package var progress: String {
    step == nil ? "Done" : "Step \(place + 1) of \(steps.count)"
  }

  package func count(_ verdict: Verdict) -> Int { results.values.count { $0.verdict == verdict } }

  package var canGoBack: Bool { place > 0 }

  /// Stores the verdict of the current step and continues with the next step.
  ///
  /// Does nothing after the last step.
  package mutating func judge(_ verdict: Verdict, note: String = "", explanation: String = "") {
    guard let step else { return }
    results[step] = Result(verdict: verdict, note: note, explanation: explanation)
    place += 1
  }

  /// Returns to the previous step.
  ///
  /// Its result stays until there is a new verdict.
  package mutating func goBack() {
    if canGoBack { place -= 1 }
  }

  /// The results as text, for a bug report.
  ///
  /// - Parameter device: The device and its system, such as "iPhone, iOS 26.1".
  /// - Returns: A line for each step, with notes, and the states of failed steps below.
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
