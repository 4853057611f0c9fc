/// Shortens a failing script as far as possible: leaves out ever smaller chunks as long as the rest
/// still fails, after Zeller and Hildebrandt's delta debugging (2002).
///
/// Whoever shrinks a script plays each `candidate` and reports whether it fails, as a script may
/// have to be awaited.
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

  /// The next script to play; `nil` if no chunk is left that could be left out.
  package var candidate: [Step]? {
    guard start < shortest.count else { return nil }
    var shorter = shortest
    shorter.removeSubrange(start..<min(start + chunk, shortest.count))
    return shorter
  }

  /// Notes whether the candidate fails.
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
