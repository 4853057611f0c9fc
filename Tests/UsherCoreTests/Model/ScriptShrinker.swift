import UsherCore

/// Shortens a failing script as far as possible: leaves out ever smaller chunks as long as the rest
/// still fails, after Zeller and Hildebrandt's delta debugging (2002).
struct ScriptShrinker {
  let fails: ([Timed]) -> Bool

  func shrink(_ script: [Timed]) -> [Timed] {
    var script = script
    var chunk = max(script.count / 2, 1)
    while true {
      let before = script.count
      var start = 0
      while start < script.count {
        var shorter = script
        shorter.removeSubrange(start..<min(start + chunk, script.count))
        if fails(shorter) {
          script = shorter
        } else {
          start += chunk
        }
      }
      if chunk == 1, script.count == before { return simplify(script) }
      chunk = max(chunk / 2, 1)
    }
  }

  /// Resets as many values of each overlay as possible, as long as the script still fails.
  private func simplify(_ script: [Timed]) -> [Timed] {
    var script = script
    for index in script.indices {
      for simpler in OverlayNotation.resets {
        var candidate = script
        switch script[index].event {
        case .presentRequested(let id, let overlay):
          candidate[index].event = .presentRequested(id, simpler(overlay))
        case .updateRequested(let id, let overlay):
          candidate[index].event = .updateRequested(id, simpler(overlay))
        default: continue
        }
        if fails(candidate) { script = candidate }
      }
    }
    return script
  }
}
