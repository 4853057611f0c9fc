/// The collapse state of an overlay that may be collapsed when it enters.
package enum CollapseState: Equatable, Sendable {
  /// The overlay is collapsed until this moment, or `nil` before the entrance.
  ///
  /// Next: `expanded`.
  case collapsed(until: Instant?)
  /// The overlay shows all of its content permanently.
  case expanded

  /// The moment of the expansion, or `nil` before the entrance and after the expansion.
  var end: Instant? {
    switch self {
    case .collapsed(let end): end
    case .expanded: nil
    }
  }

  /// The state for a repeated entrance of the same overlay.
  var restarted: CollapseState {
    switch self {
    case .collapsed: .collapsed(until: nil)
    case .expanded: .expanded
    }
  }
}

extension Presentation {
  /// Whether the overlay is collapsed, or will be when it enters.
  var isCollapsed: Bool { overlay.expansion != nil && collapseState != .expanded }

  /// Schedules the expansion: `Expansion.after` the start of the entrance, but not before `now`.
  ///
  /// An expanded overlay stays expanded.
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
