extension OverlayEngine {
  /// Whether a current quiet rule applies to an overlay.
  package func isQuiet(_ overlay: OverlayConfiguration) -> Bool {
    !quiets.isEmpty && quiets.contains { $0.quiet.concerns(overlay) }
  }

  /// The next automatic end of a quiet rule, or `nil` if no rule ends automatically.
  var nextQuietEnd: (id: QuietID, moment: Instant)? {
    var next: (id: QuietID, moment: Instant)?
    for rule in quiets {
      guard let end = rule.end else { continue }
      if let known = next, known.moment <= end { continue }
      next = (rule.id, end)
    }
    return next
  }

  /// Starts a quiet rule, replacing an earlier rule with the same id.
  ///
  /// Takes linear time in the number of overlays.
  mutating func beginQuiet(_ id: QuietID, _ quiet: Quiet) {
    guard window != .closed else { return }
    quiets.removeAll { $0.id == id }
    let end = quiet.length.map { step.now.advanced(by: max($0, .zero)) }
    quiets.append(QuietRule(id: id, quiet: quiet, end: end))
    for lane in lanes.indices { sortOutQuiet(in: lane) }
    // Iterates from front to back, so that a removal doesn't shift the remaining indices.
    for index in presentations.indices.reversed() { silenceIfQuiet(at: index) }
  }

  /// Ends a quiet rule, or does nothing if it has already ended.
  ///
  /// Takes linear time in the number of overlays.
  mutating func endQuiet(_ id: QuietID) {
    guard let index = quiets.firstIndex(where: { $0.id == id }) else { return }
    let quiet = quiets.remove(at: index).quiet
    switch quiet.afterwards {
    case .showAll: break
    case .summarize: endUnshown(of: quiet, for: .summarized)
    case .discard: endUnshown(of: quiet, for: .suppressed)
    }
    for lane in lanes.indices { sortOutQuiet(in: lane) }
  }

  /// Interrupts a shown overlay if a quiet rule applies to the overlay.
  ///
  /// An overlay that the app already draws isn't interrupted.
  mutating func silenceIfQuiet(at index: Presentation.Index) {
    guard presentations[index].phase.isStaying, isQuiet(presentations[index].overlay) else {
      return
    }
    switch presentations[index].phase {
    case .checking, .measuring:
      putBack(at: index, countdown: presentations[index].keptCountdown(in: step))
    case .entering, .resting, .dragged, .returning, .exiting:
      guard presentations[index].overlay.drawing == .host else { return }
      presentations[index].fallSilent(in: &step)
    }
  }

  /// Ends the requests that a quiet rule prevented from being shown.
  ///
  /// Requests that were interrupted, or to which another rule still applies, don't end.
  private mutating func endUnshown(of quiet: Quiet, for reason: DismissReason) {
    // All requests are counted by one summary, in the rule's lane or the lane of the first request.
    var summary = quiet.lane
    for index in lanes.indices {
      let unshown = lanes[index].waiting.quietEntries.filter {
        $0.interruption == nil && !isQuiet($0.overlay)
      }
      let kept = lanes[index].delayed.inOrder.filter {
        isKept($0) && $0.interruption == nil && quiet.concerns($0.overlay)
          && !isQuiet($0.overlay)
      }
      for entry in unshown + kept {
        _ = lanes[index].waiting.remove(entry.id) ?? lanes[index].delayed.remove(entry.id)
        let lane = summary ?? lanes[index].id
        summary = lane
        if reason == .summarized {
          step.give(.summarize(entry.id, in: lane, at: entry.overlay.placement))
        }
        end(entry, for: reason)
      }
    }
  }

  /// Moves entries that became quiet to the end of the line, and other changed entries to their
  /// turns.
  private mutating func sortOutQuiet(in lane: Lane.Index) {
    for entry in lanes[lane].waiting.inOrder where entry.isQuiet != isQuiet(entry.overlay) {
      lanes[lane].waiting.insert(entry.with(isQuiet: !entry.isQuiet))
    }
  }
}
