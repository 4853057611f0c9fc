import UsherCore

extension AnchorState: RecordedFields {
  init<C: FieldCoder>(_ value: AnchorState?, by coder: inout C) throws(C.Failure) {
    self.init(frame: try coder.pass(value?.frame), condition: try coder.pass(value?.condition))
  }
}

extension AnchorState.Condition: RecordedCase {}

extension PlacedSpotlight: RecordedFields {
  init<C: FieldCoder>(_ value: PlacedSpotlight?, by coder: inout C) throws(C.Failure) {
    let frame = try coder.pass(value?.frame)
    let radius = try coder.pass(value?.cornerRadius)
    self.init(frame: frame, cornerRadius: radius)
    try coder.require(cornerRadius == radius)
  }
}

extension SpotlightPassage: RecordedFields {
  init<C: FieldCoder>(_ value: SpotlightPassage?, by coder: inout C) throws(C.Failure) {
    self.init(
      origin: try coder.pass(optional: value?.origin), share: try coder.pass(value?.share))
  }
}
