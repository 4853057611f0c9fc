/// The collapse state of an overlay.
package enum CollapseState: Equatable, Sendable {
  /// The overlay is collapsed until this moment.
  ///
  /// The moment is `nil` before the entrance.
  ///
  /// Next: `expanded`.
  case collapsed(until: Instant?)
  /// The overlay shows all of its content permanently.
  case expanded

  var end: Instant? {
    switch self {
    case .collapsed(let end): end
    case .expanded: nil
    }
  }

  /// The state with which the overlay enters again after an interruption.
  var restarted: CollapseState {
    switch self {
    case .collapsed: .collapsed(until: nil)
    case .expanded: .expanded
    }
  }
}

extension Presentation {
  /// Whether the overlay is collapsed, or will be collapsed when it enters.
  var isCollapsed: Bool { overlay.expansion != nil && collapseState != .expanded }

  /// Schedules the expansion of a collapsed overlay, not before `now`.
  mutating func planExpansion(at now: Instant) {
    guard let entranceStart, case .collapsed = collapseState else { return }
    guard overlay.drawing == .host, let expansion = overlay.expansion else {
      collapseState = .expanded
      return
    }
    collapseState = .collapsed(until: max(entranceStart.advanced(by: expansion.after), now))
  }

  /// Expands the overlay.
  ///
  /// Its content is rebuilt and measured again.
  mutating func expand(in step: inout Step) {
    collapseState = .expanded
    resizing = .expansion
    step.give(.expand(id))
    step.give(.measure(id, overlay.proposal(in: step.viewport.area(of: id))))
  }
}
