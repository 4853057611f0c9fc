import UsherCore

extension Presentation: RecordedFields {
  /// Passes every field except the deadline and the floor, which are calculated from other fields.
  init<C: FieldCoder>(_ value: Presentation?, by coder: inout C) throws(C.Failure) {
    self.init(
      try coder.pass(value?.entry), admission: try coder.pass(value?.admission),
      turnFloor: try coder.pass(value?.turnFloor), size: try coder.pass(value?.size),
      arranged: try coder.pass(value?.arranged),
      anchorEdge: try coder.pass(optional: value?.anchorEdge),
      anchorWaitEnd: try coder.pass(optional: value?.anchorWaitEnd),
      avoidedFrom: try coder.pass(optional: value?.avoidedFrom),
      adjustment: try coder.pass(optional: value?.adjustment),
      dimming: try coder.pass(value?.dimming), resizing: try coder.pass(value?.resizing),
      phase: try coder.pass(value?.phase), attention: try coder.pass(value?.attention),
      shared: try coder.pass(value?.shared), hidden: try coder.pass(value?.hidden),
      isShutOff: try coder.pass(value?.isShutOff),
      entranceStart: try coder.pass(optional: value?.entranceStart),
      postponed: try coder.pass(optional: value?.postponed),
      resumed: try coder.pass(optional: value?.resumed),
      restarts: try coder.pass(value?.restarts), progress: try coder.pass(value?.progress),
      timeLeftAtExit: try coder.pass(optional: value?.timeLeftAtExit),
      collapseState: try coder.pass(value?.collapseState))
    try coder.require(restarts >= 0)
  }
}

extension Presentation.Resizing: RecordedCase {}
extension Presentation.Progress: RecordedCase {}
