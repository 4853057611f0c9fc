import Testing

@testable import UsherCore
@testable import UsherRecording

@Suite("Command traces")
struct CommandTraceTests {
  private static let one = OverlayID(1)
  private static let other = OverlayID(2)
  private static let error = ConfigurationError.negative(.lifetime, -1)

  private static func commands(about id: OverlayID) -> [OverlayCommand] {
    let proposal = SizeProposal(minimumWidth: 0, maximumWidth: 100, maximumHeight: 100)
    return [
      .checkCondition(id), .attach(id), .measure(id, proposal), .refresh(id), .expand(id),
      .detach(id), .pressDefault(id), .claimPointer(id), .trapFocus(id),
      .notify(id, .willPresent), .notify(id, .didPresent), .notify(id, .willDismiss),
      .notify(id, .didDismiss(.timedOut)), .notify(id, .didDismiss(.programmatic)),
      .perform(id, ActionID(0)), .perform(id, ActionID(1)),
      .performTap(id, .overlay), .performTap(id, .backdrop),
      .checkDismissal(id, .escape), .checkDismissal(id, .swipe),
      .adopt(id, from: one), .adopt(id, from: other), .merge(id, from: one),
      .merge(id, from: other),
    ]
  }

  private static func refusals(of id: OverlayID) -> [OverlayCommand] {
    let refusals: [Refusal] = [
      .invalid(error), .emptyContent, .duplicate(of: one), .duplicate(of: other),
      .priorityTaken(by: one), .higherPriorityShown(one), .laneFull(.main),
      .laneFull(LaneID(1)), .hostClosed,
    ]
    return refusals.map { .refuse(id, $0) }
  }

  private static func commands(about lane: LaneID, at placement: OverlayPosition)
    -> [OverlayCommand]
  {
    [
      .offerMore(lane, placement, beside: one, count: 2),
      .offerMore(lane, placement, beside: one, count: 3),
      .offerMore(lane, placement, beside: other, count: 2),
      .summarize(one, in: lane, at: placement), .summarize(other, in: lane, at: placement),
    ]
  }

  private static func commands(about anchor: AnchorID) -> [OverlayCommand] {
    [.followAnchor(anchor), .unfollowAnchor(anchor), .report(.unusableAnchor(anchor, .hidden))]
  }

  private static var reports: [OverlayCommand] {
    let invalidInputs: [InvalidInput] = [
      .identifierInUse(one), .identifierInUse(other), .unknownOverlay(one),
      .unknownOverlay(other), .unusableUpdate(one, error), .unusableUpdate(other, error),
      .unusableLane(.main, error), .unusableLane(LaneID(1), error), .unusableSize(one, .zero),
      .unusableSize(other, .zero),
      .unusableViewport(.phone), .unusableTimeoutScale(.times(0)),
    ]
    return invalidInputs.map { .report($0) }
  }

  /// Commands of every kind, about two overlays, two lanes, two positions and two anchors.
  private static var commands: [OverlayCommand] {
    var commands: [OverlayCommand] = [.restoreFocus]
    for id in [one, other] { commands += Self.commands(about: id) + refusals(of: id) }
    for lane in [LaneID.main, LaneID(1)] {
      for placement in [OverlayPosition.top, .bottom] {
        commands += Self.commands(about: lane, at: placement)
      }
    }
    for anchor in [AnchorID(1), AnchorID(2)] { commands += Self.commands(about: anchor) }
    return commands + reports
  }

  @Test("different commands, and no command, have different traces")
  func distinct() {
    let traces = ([[]] + Self.commands.map { [$0] }).map { commands in
      var trace = CommandTrace()
      trace.add(commands)
      return trace.short
    }
    #expect(Set(traces).count == traces.count)
  }

  @Test("a trace depends on the boundaries between commands")
  func bounds() {
    let (one, error) = (Self.one, Self.error)
    let short: [OverlayCommand] = [
      .notify(one, .willPresent), .notify(one, .didPresent), .notify(one, .willDismiss),
      .refuse(one, .invalid(error)), .refuse(one, .emptyContent), .refuse(one, .hostClosed),
      .report(.unusableViewport(.phone)), .report(.unusableTimeoutScale(.times(0))),
    ]
    // The number that encodes `restoreFocus`.
    let id = OverlayID(14)
    let next: [OverlayCommand] = [
      .checkCondition(id), .attach(id), .measure(id, .phone), .refresh(id), .expand(id),
      .detach(id), .restoreFocus,
    ]
    let traces = short.flatMap { first in
      next.map { second in
        var trace = CommandTrace()
        trace.add([first, second])
        return trace.short
      }
    }
    #expect(Set(traces).count == traces.count)
  }

  @Test("a trace depends on the order of commands")
  func ordered() {
    var (one, other) = (CommandTrace(), CommandTrace())
    one.add(Self.commands)
    other.add(Self.commands.reversed())
    #expect(one.short != other.short)
  }
}
