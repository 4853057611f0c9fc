import UsherCore

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
