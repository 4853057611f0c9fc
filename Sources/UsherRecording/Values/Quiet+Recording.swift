import UsherCore

extension Quiet: RecordedFields {
  init<C: FieldCoder>(_ value: Quiet?, by coder: inout C) throws(C.Failure) {
    self.init(
      below: try coder.pass(optional: value?.priority),
      // The names are sorted, so equal rules have equal bytes.
      names: try coder.pass(optional: value?.names?.sorted()).map { Set($0) },
      lane: try coder.pass(optional: value?.lane), length: try coder.pass(optional: value?.length),
      afterwards: try coder.pass(value?.afterwards))
  }
}

extension QuietEndAction: RecordedCase {}

extension QuietID: RecordedNumber {}
