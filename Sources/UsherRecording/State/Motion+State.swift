import UsherCore

extension Motion: RecordedFields {
  init<C: FieldCoder>(_ value: Motion?, by coder: inout C) throws(C.Failure) {
    self.init(
      start: try coder.pass(value?.start), origin: try coder.pass(value?.origin),
      initialVelocity: try coder.pass(value?.initialVelocity), end: try coder.pass(value?.end),
      anchor: try coder.pass(value?.anchor), x: try coder.pass(value?.x),
      y: try coder.pass(value?.y), scale: try coder.pass(value?.scale),
      rotation: try coder.pass(value?.rotation), opacity: try coder.pass(value?.opacity))
  }
}

extension Trajectory: RecordedFields {
  init<C: FieldCoder>(_ value: Trajectory?, by coder: inout C) throws(C.Failure) {
    self.init(
      start: try coder.pass(value?.start), target: try coder.pass(value?.target),
      startVelocity: try coder.pass(value?.startVelocity), timing: try coder.pass(value?.timing),
      delay: try coder.pass(value?.delay), length: try coder.pass(value?.length),
      pull: try coder.pass(value?.pull), rest: try coder.pass(value?.rest))
  }
}

extension Pose: RecordedFields {
  init<C: FieldCoder>(_ value: Pose?, by coder: inout C) throws(C.Failure) {
    self.init(
      offset: try coder.pass(value?.offset), scale: try coder.pass(value?.scale),
      rotation: try coder.pass(value?.rotation), opacity: try coder.pass(value?.opacity))
  }
}

extension Pose.Velocity: RecordedFields {
  init<C: FieldCoder>(_ value: Pose.Velocity?, by coder: inout C) throws(C.Failure) {
    self.init(
      offset: try coder.pass(value?.offset), scale: try coder.pass(value?.scale),
      rotation: try coder.pass(value?.rotation), opacity: try coder.pass(value?.opacity))
  }
}

extension Ramp: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .still(let value): writer.put(case: 0, value)
    case .moving(let start, let trajectory): writer.put(case: 1, start, trajectory)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .still(try reader.read())
    case 1: self = .moving(start: try reader.read(), try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Adjustment: RecordedFields {
  init<C: FieldCoder>(_ value: Adjustment?, by coder: inout C) throws(C.Failure) {
    self.init(
      width: try coder.pass(value?.width), height: try coder.pass(value?.height),
      dx: try coder.pass(value?.dx), dy: try coder.pass(value?.dy),
      scale: try coder.pass(value?.scale), opacity: try coder.pass(value?.opacity),
      spotlight: try coder.pass(optional: value?.spotlight))
  }
}

extension Dimming: RecordedFields {
  init<C: FieldCoder>(_ value: Dimming?, by coder: inout C) throws(C.Failure) {
    self.init(
      opacity: try coder.pass(value?.opacity), share: try coder.pass(value?.share),
      replaced: try coder.pass(value?.replaced))
  }
}

extension Scrim.Part: RecordedFields {
  init<C: FieldCoder>(_ value: Scrim.Part?, by coder: inout C) throws(C.Failure) {
    self.init(id: try coder.pass(value?.id), share: try coder.pass(value?.share))
  }
}
