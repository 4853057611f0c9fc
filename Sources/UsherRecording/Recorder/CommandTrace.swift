import Usher
import UsherCore

/// A short hash of all commands that an engine has returned, in order.
///
/// If the commands of two engines differ, their traces also differ, except in one of 65,536 cases.
/// Sizes are omitted, because their last bits depend on the machine.
struct CommandTrace {
  private var hash = StableHash()

  /// The hash, folded to 16 bits.
  var short: UInt16 { UInt16(truncatingIfNeeded: hash.folded ^ (hash.folded >> 16)) }

  mutating func add(_ commands: [OverlayCommand]) {
    var writer = RecordWriter()
    for command in commands { command.write(to: &writer) }
    hash.add(all: writer.bytes)
  }
}

extension RecordWriter {
  mutating func put(trace: UInt16) {
    put(raw: [UInt8(trace & 0xFF), UInt8(trace >> 8)])
  }
}

extension RecordReader {
  mutating func trace() throws(RecordError) -> UInt16 {
    let low = try byte()
    return UInt16(low) | UInt16(try byte()) << 8
  }
}

extension OverlayCommand {
  /// Writes the command, only to compute its trace.
  ///
  /// Commands are never read.
  fileprivate func write(to writer: inout RecordWriter) {
    switch self {
    case .checkCondition(let id): writer.put(case: 0, id)
    case .attach(let id): writer.put(case: 1, id)
    case .measure(let id, _): writer.put(case: 2, id)
    case .refresh(let id): writer.put(case: 3, id)
    case .expand(let id): writer.put(case: 4, id)
    case .adopt(let id, let other): writer.put(case: 5, id, other)
    case .detach(let id): writer.put(case: 6, id)
    case .notify(let id, let milestone):
      writer.put(case: 7, id)
      milestone.write(to: &writer)
    case .perform(let id, let action): writer.put(case: 8, id, action)
    case .performTap(let id, let area): writer.put(case: 9, id, area)
    case .pressDefault(let id): writer.put(case: 10, id)
    case .refuse(let id, let refusal):
      writer.put(case: 11, id)
      refusal.write(to: &writer)
    case .claimPointer(let id): writer.put(case: 12, id)
    case .trapFocus(let id): writer.put(case: 13, id)
    case .restoreFocus: writer.put(14)
    case .offerMore(let lane, let placement, let id, let count):
      writer.put(case: 15, lane, placement, id)
      count.write(to: &writer)
    case .report(let invalidInput):
      writer.put(16)
      invalidInput.write(to: &writer)
    case .merge(let id, let other): writer.put(case: 17, id, other)
    case .summarize(let id, let lane, let placement): writer.put(case: 18, id, lane, placement)
    case .followAnchor(let id): writer.put(case: 19, id)
    case .unfollowAnchor(let id): writer.put(case: 20, id)
    case .checkDismissal(let id, let reason): writer.put(case: 21, id, reason)
    }
  }
}

extension Milestone {
  fileprivate func write(to writer: inout RecordWriter) {
    switch self {
    case .willPresent: writer.put(0)
    case .didPresent: writer.put(1)
    case .willDismiss: writer.put(2)
    case .didDismiss(let reason): writer.put(case: 3, reason)
    case .didSelectDetent(let detent): writer.put(case: 4, detent)
    }
  }
}

extension Refusal {
  fileprivate func write(to writer: inout RecordWriter) {
    switch self {
    case .invalid: writer.put(0)
    case .emptyContent: writer.put(1)
    case .duplicate(let id): writer.put(case: 2, id)
    case .priorityTaken(let id): writer.put(case: 3, id)
    case .higherPriorityShown(let id): writer.put(case: 4, id)
    case .laneFull(let lane): writer.put(case: 5, lane)
    case .hostClosed: writer.put(6)
    }
  }
}

extension InvalidInput {
  fileprivate func write(to writer: inout RecordWriter) {
    switch self {
    case .identifierInUse(let id): writer.put(case: 0, id)
    case .unknownOverlay(let id): writer.put(case: 1, id)
    case .unusableUpdate(let id, _): writer.put(case: 2, id)
    case .unusableLane(let lane, _): writer.put(case: 3, lane)
    case .unusableSize(let id, _): writer.put(case: 4, id)
    case .unusableViewport: writer.put(5)
    case .unusablePointer: writer.put(6)
    case .unusableAnchor(let id, _): writer.put(case: 8, id)
    case .unusableTimeoutScale: writer.put(7)
    case .unusableFocusedArea: writer.put(9)
    }
  }
}
