/// Shortens a failing script as much as possible.
///
/// It removes ever smaller chunks while the rest still fails, using Zeller and Hildebrandt's delta
/// debugging (2002). The caller plays each `candidate` and reports whether it fails, because
/// playing may be asynchronous.
package struct ScriptShrinker<Step> {
  /// The shortest script that is known to fail.
  package private(set) var shortest: [Step]
  private var chunk: Int
  private var start = 0
  private var hasShortened = false

  package init(_ failing: [Step]) {
    shortest = failing
    chunk = max(failing.count / 2, 1)
  }

  /// The next script to play, or `nil` if no more chunks can be removed.
  package var candidate: [Step]? {
    guard start < shortest.count else { return nil }
    var shorter = shortest
    shorter.removeSubrange(start..<min(start + chunk, shortest.count))
    return shorter
  }

  /// Records whether the candidate fails.
  package mutating func note(fails: Bool) {
    if fails, let candidate {
      shortest = candidate
      hasShortened = true
    } else {
      start += chunk
    }
    guard start >= shortest.count, chunk > 1 || hasShortened else { return }
    (start, chunk, hasShortened) = (0, max(chunk / 2, 1), false)
  }
}
