import UsherCore

extension WaitingLine: RecordedFields {
  /// Passes the entries in order, and rebuilds the indices.
  init<C: FieldCoder>(_ value: WaitingLine?, by coder: inout C) throws(C.Failure) {
    self.init(
      order: try coder.pass(value?.order), hasFloors: try coder.pass(value?.hasFloors))
    for entry in try coder.pass(value?.inOrder) {
      try coder.require(!contains(entry.id))
      insert(entry)
    }
  }
}

extension WaitingLine.Entry: Recordable {
  func write(to writer: inout RecordWriter) {
    id.write(to: &writer)
    overlay.write(to: &writer)
    arrival.write(to: &writer)
    restoration.write(to: &writer)
    isQuiet.write(to: &writer)
    interruption.write(to: &writer)
  }

  convenience init(from reader: inout RecordReader) throws(RecordError) {
    self.init(
      id: try reader.read(), overlay: try reader.read(), arrival: try reader.ordinal(),
      restoration: try reader.ordinal(), isQuiet: try reader.read(), interruption: try reader.read()
    )
    do { try overlay.validate() } catch { throw reader.refusal(.outOfRange) }
  }
}

extension Interruption: RecordedFields {
  init<C: FieldCoder>(_ value: Interruption?, by coder: inout C) throws(C.Failure) {
    self.init(
      countdown: try coder.pass(optional: value?.countdown),
      progress: try coder.pass(value?.progress),
      collapseState: try coder.pass(value?.collapseState),
      restarts: try coder.pass(value?.restarts),
      avoidedFrom: try coder.pass(optional: value?.avoidedFrom))
    try coder.require(restarts >= 0)
  }
}

extension NameTally: RecordedFields {
  init<C: FieldCoder>(_ value: NameTally?, by coder: inout C) throws(C.Failure) {
    self.init(pending: try coder.pass(value?.pending), count: try coder.pass(value?.count))
    try coder.require(pending > 0 && pending < Int.max / 2 && count >= 0)
  }
}

extension DeadlineQueue: RecordedFields {
  /// Passes the deadlines in order, and rebuilds the heap.
  init<C: FieldCoder>(_ value: DeadlineQueue?, by coder: inout C) throws(C.Failure) {
    self.init()
    let recorded = value?.inOrder.map { RecordedDeadline(id: $0.id, moment: $0.moment) }
    for entry in try coder.pass(recorded) {
      try coder.require(deadline(of: entry.id) == nil)
      add(entry.id, at: entry.moment)
    }
  }
}

/// An overlay with its deadline.
private struct RecordedDeadline: RecordedFields {
  let id: OverlayID
  let moment: Instant

  init(id: OverlayID, moment: Instant) {
    self.id = id
    self.moment = moment
  }

  init<C: FieldCoder>(_ value: RecordedDeadline?, by coder: inout C) throws(C.Failure) {
    id = try coder.pass(value?.id)
    moment = try coder.pass(value?.moment)
  }
}
