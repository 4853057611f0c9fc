import UsherCore

extension Press: RecordedFields {
  init<C: FieldCoder>(_ value: Press?, by coder: inout C) throws(C.Failure) {
    self.init(
      on: try coder.pass(value?.overlay), try coder.pass(value?.area),
      from: try coder.pass(value?.start), to: try coder.pass(value?.latest),
      course: try coder.pass(value?.course))
  }
}

extension Press.Course: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .undecided: writer.put(0)
    case .scrolling(let lock): writer.put(case: 1, lock)
    case .dragging: writer.put(2)
    case .failed: writer.put(3)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .undecided
    case 1: self = .scrolling(try reader.read())
    case 2: self = .dragging
    case 3: self = .failed
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Drag: RecordedFields {
  init<C: FieldCoder>(_ value: Drag?, by coder: inout C) throws(C.Failure) {
    self.init(
      origin: try coder.pass(value?.origin), start: try coder.pass(value?.start),
      position: try coder.pass(value?.position), estimator: try coder.pass(value?.estimator),
      mode: try coder.pass(value?.mode))
  }
}

extension Drag.Mode: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .onRail(let rail): writer.put(case: 0, rail)
    case .swinging(let swing): writer.put(case: 1, swing)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .onRail(try reader.read())
    case 1: self = .swinging(try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Rail: RecordedFields {
  init<C: FieldCoder>(_ value: Rail?, by coder: inout C) throws(C.Failure) {
    self.init(
      along: try coder.pass(value?.axis), from: try coder.pass(value?.origin),
      free: try coder.pass(value?.free), slack: try coder.pass(value?.slack),
      resistance: try coder.pass(value?.resistance))
  }
}

extension Swing: RecordedFields {
  init<C: FieldCoder>(_ value: Swing?, by coder: inout C) throws(C.Failure) {
    self.init(
      lever: try coder.pass(value?.lever), inertia: try coder.pass(value?.inertia),
      turn: try coder.pass(value?.turn))
  }
}

extension VelocityEstimator: RecordedFields {
  init<C: FieldCoder>(_ value: VelocityEstimator?, by coder: inout C) throws(C.Failure) {
    self.init(readings: try coder.pass(value?.readings))
  }
}

extension VelocityEstimator.Reading: RecordedFields {
  init<C: FieldCoder>(_ value: Self?, by coder: inout C) throws(C.Failure) {
    self.init(
      time: try coder.pass(value?.time), position: try coder.pass(value?.position),
      angle: try coder.pass(value?.angle))
  }
}
