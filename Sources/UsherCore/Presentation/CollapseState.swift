/// The collapse state of an overlay that may come collapsed.
package enum CollapseState: Equatable, Sendable {
  /// The overlay is collapsed until the given moment; `nil` before the entrance. Next: `expanded`.
  case collapsed(until: Instant?)
  /// The overlay shows all of its content, for good.
  case expanded

  /// The moment of expansion; `nil` before the entrance and once the overlay is expanded.
  var end: Instant? {
    switch self {
    case .collapsed(let end): end
    case .expanded: nil
    }
  }

  /// Returns the state for another entrance of the same overlay.
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

  /// Schedules the expansion: `Expansion.after` the beginning of the entrance, but not before
  /// `now`.
  ///
  /// An overlay that is already expanded stays expanded.
  mutating func planExpansion(at now: Instant) {
    guard let entranceStart, case .collapsed = collapseState else { return }
    guard overlay.drawing == .host, let expansion = overlay.expansion else {
      collapseState = .expanded
      return
    }
    collapseState = .collapsed(until: max(entranceStart.advanced(by: expansion.after), now))
  }

  /// Expands the overlay: its content is rebuilt as a whole and measured again.
  mutating func expand(in step: inout Step) {
    collapseState = .expanded
    resizing = .expansion
    step.give(.expand(id))
    step.give(.measure(id, overlay.proposal(in: step.viewport.area(of: id))))
  }
}
