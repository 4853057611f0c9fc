extension LaneSettings: RecordedFields {
  init<C: FieldCoder>(_ value: LaneSettings?, by coder: inout C) throws(C.Failure) {
    self.init(
      capacity: try coder.pass(value?.capacity), order: try coder.pass(value?.order),
      overflow: try coder.pass(value?.overflow),
      maximumWaiting: try coder.pass(value?.maximumWaiting), gap: try coder.pass(value?.gap),
      rate: try coder.pass(optional: value?.rate),
      arrangement: try coder.pass(value?.arrangement),
      takesTurnsWith: try coder.pass(optional: value?.takesTurnsWith),
      showsModalsAbove: try coder.pass(value?.showsModalsAbove),
      sharesEdges: try coder.pass(value?.sharesEdges))
  }
}

extension Rate: RecordedFields {
  init<C: FieldCoder>(_ value: Rate?, by coder: inout C) throws(C.Failure) {
    self.init(
      try coder.pass(value?.count), per: try coder.pass(value?.time),
      then: try coder.pass(value?.excess), passing: try coder.pass(value?.passing))
  }
}

extension Rate.Excess: RecordedCase {}
extension LaneOrder: RecordedCase {}
extension LaneOverflow: RecordedCase {}

extension Gap: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .constant(let length): writer.put(case: 0, length)
    case .random(let range, let seed): writer.put(case: 1, range, seed)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .constant(try reader.read())
    case 1: self = .random(try reader.read(), seed: try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Arrangement: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .layered: writer.put(0)
    case .list(let spacing): writer.put(case: 1, spacing)
    case .collapsed(let stack): writer.put(case: 2, stack)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .layered
    case 1: self = .list(spacing: try reader.read())
    case 2: self = .collapsed(try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension CollapsedStack: RecordedFields {
  init<C: FieldCoder>(_ value: CollapsedStack?, by coder: inout C) throws(C.Failure) {
    self.init(
      peek: try coder.pass(value?.peek), shrink: try coder.pass(value?.shrink),
      visibleCount: try coder.pass(value?.visibleCount), spacing: try coder.pass(value?.spacing))
  }
}

extension ArrangedPlace: RecordedFields {
  init<C: FieldCoder>(_ value: ArrangedPlace?, by coder: inout C) throws(C.Failure) {
    self.init(
      shift: try coder.pass(value?.shift), scale: try coder.pass(value?.scale),
      opacity: try coder.pass(value?.opacity), isOutOfRoom: try coder.pass(value?.isOutOfRoom),
      isSpread: try coder.pass(value?.isSpread))
  }
}

extension StillGroup: RecordedFields {
  init<C: FieldCoder>(_ value: StillGroup?, by coder: inout C) throws(C.Failure) {
    self.init(
      placement: try coder.pass(value?.placement), floor: try coder.pass(value?.floor),
      since: try coder.pass(value?.since), shift: try coder.pass(value?.shift),
      start: try coder.pass(value?.start), rows: try coder.pass(value?.rows))
  }
}

extension Floor: RecordedCase {}

extension StillRow: RecordedFields {
  init<C: FieldCoder>(_ value: StillRow?, by coder: inout C) throws(C.Failure) {
    self.init(id: try coder.pass(value?.id), place: try coder.pass(value?.place))
  }
}

extension StillRow.Place: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .seen(let span): writer.put(case: 0, span)
    case .left(let span): writer.put(case: 1, span)
    case .gone: writer.put(2)
    case .hidden(let start): writer.put(case: 3, start)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .seen(try reader.read())
    case 1: self = .left(try reader.read())
    case 2: self = .gone
    case 3: self = .hidden(try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension MoreOffer: RecordedFields {
  init<C: FieldCoder>(_ value: MoreOffer?, by coder: inout C) throws(C.Failure) {
    self.init(
      placement: try coder.pass(value?.placement), count: try coder.pass(value?.count),
      latest: try coder.pass(value?.latest), next: try coder.pass(value?.next))
  }
}

extension WaitingLine: RecordedFields {
  /// Passes the entries in order; the indices are built anew.
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

extension RecordReader {
  /// Reads a number of the engine's that counts up by one; far from where a sum would overflow.
  mutating func ordinal() throws(RecordError) -> Int {
    let number = try Int(from: &self)
    try require(number >= 0 && number < Int.max / 2)
    return number
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
