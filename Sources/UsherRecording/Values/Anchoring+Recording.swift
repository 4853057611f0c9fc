import UsherCore

extension AnchorID: RecordedNumber {}

extension Anchoring: RecordedFields {
  init<C: FieldCoder>(_ value: Anchoring?, by coder: inout C) throws(C.Failure) {
    self.init(
      try coder.pass(value?.anchor), edge: try coder.pass(value?.edge),
      alignment: try coder.pass(value?.alignment), spacing: try coder.pass(value?.spacing),
      arrow: try coder.pass(optional: value?.arrow),
      maximumWait: try coder.pass(value?.maximumWait))
    fallsBackToPosition = try coder.pass(value?.fallsBackToPosition)
  }
}

extension Anchoring.Edge: RecordedCase {}
extension Anchoring.Alignment: RecordedCase {}

extension Anchoring.Arrow: RecordedFields {
  init<C: FieldCoder>(_ value: Anchoring.Arrow?, by coder: inout C) throws(C.Failure) {
    self.init(
      width: try coder.pass(value?.width), length: try coder.pass(value?.length),
      inset: try coder.pass(value?.inset))
  }
}

extension AnchorVisibility: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .visible(let frame, let clip): writer.put(case: 0, frame, clip)
    case .hidden: writer.put(1)
    case .removed: writer.put(2)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .visible(try reader.read(), clip: try reader.read())
    case 1: self = .hidden
    case 2: self = .removed
    default: throw reader.refusal(.unknownCase)
    }
  }
}
