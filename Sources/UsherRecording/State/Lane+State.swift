import UsherCore

extension Lane: RecordedFields {
  init<C: FieldCoder>(_ value: Lane?, by coder: inout C) throws(C.Failure) {
    self.init(
      id: try coder.pass(value?.id), settings: try coder.pass(value?.settings),
      isPaused: try coder.pass(value?.isPaused), waiting: try coder.pass(value?.waiting),
      delayed: try coder.pass(value?.delayed), gapEnd: try coder.pass(value?.gapEnd),
      isArranged: try coder.pass(value?.isArranged), offers: try coder.pass(value?.offers),
      opened: try coder.pass(optional: value?.opened), still: try coder.pass(value?.still),
      lead: try coder.pass(value?.lead), followers: try coder.pass(value?.followers),
      gaps: try coder.pass(value?.gaps), entered: try coder.pass(value?.entered))
  }
}

extension GapSource: RecordedFields {
  init<C: FieldCoder>(_ value: GapSource?, by coder: inout C) throws(C.Failure) {
    self.init(
      try coder.pass(value?.gap),
      generator: SplitMix(state: try coder.pass(value?.generator.state)))
  }
}

extension RateWindow: RecordedFields {
  init<C: FieldCoder>(_ value: RateWindow?, by coder: inout C) throws(C.Failure) {
    self.init(try coder.pass(value?.moments))
  }
}

extension Row: Recordable where Element: Recordable {
  func write(to writer: inout RecordWriter) { elements.write(to: &writer) }

  init(from reader: inout RecordReader) throws(RecordError) { self.init(try reader.read()) }
}

extension Row.Index: Recordable {
  func write(to writer: inout RecordWriter) { offset.write(to: &writer) }

  init(from reader: inout RecordReader) throws(RecordError) {
    self.init(offset: try reader.ordinal())
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
