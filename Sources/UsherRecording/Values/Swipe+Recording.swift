import UsherCore

extension SwipePolicy: RecordedFields {
  init<C: FieldCoder>(_ value: SwipePolicy?, by coder: inout C) throws(C.Failure) {
    self.init(
      drag: try coder.pass(value?.drag), directions: try coder.pass(optional: value?.directions),
      discardsSlop: try coder.pass(value?.discardsSlop),
      thresholds: try coder.pass(value?.thresholds), resistance: try coder.pass(value?.resistance),
      pullback: try coder.pass(value?.pullback), exitDuration: try coder.pass(value?.exitDuration))
  }
}

extension DragStyle: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .edges: writer.put(0)
    case .physics(let rules): writer.put(case: 1, rules)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .edges
    case 1: self = .physics(try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension PhysicsDrag: RecordedFields {
  init<C: FieldCoder>(_ value: PhysicsDrag?, by coder: inout C) throws(C.Failure) {
    self.init(
      minimumSpeed: try coder.pass(value?.minimumSpeed),
      minimumEnergy: try coder.pass(value?.minimumEnergy),
      maximumSpeed: try coder.pass(value?.maximumSpeed),
      maximumSpin: try coder.pass(value?.maximumSpin), hideDelay: try coder.pass(value?.hideDelay))
  }
}

extension SwipeThresholds: RecordedFields {
  init<C: FieldCoder>(_ value: SwipeThresholds?, by coder: inout C) throws(C.Failure) {
    self.init(
      speed: try coder.pass(optional: value?.speed), share: try coder.pass(optional: value?.share),
      distance: try coder.pass(optional: value?.distance), margin: try coder.pass(value?.margin))
  }
}

extension Resistance: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .rubberBand: writer.put(0)
    case .logarithmic(let limit): writer.put(case: 1, limit)
    case .logarithmicFromEdge: writer.put(2)
    case .power(let exponent): writer.put(case: 3, exponent)
    case .rigid: writer.put(4)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .rubberBand
    case 1: self = .logarithmic(limit: try reader.read())
    case 2: self = .logarithmicFromEdge
    case 3: self = .power(try reader.read())
    case 4: self = .rigid
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Pullback: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .spring(let spring): writer.put(case: 0, spring)
    case .launched(let spring): writer.put(case: 1, spring)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .spring(try reader.read())
    case 1: self = .launched(try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension SwipePolicy.AxisLock: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .axis(let axis): writer.put(case: 0, axis)
    case .free: writer.put(1)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .axis(try reader.read())
    case 1: self = .free
    default: throw reader.refusal(.unknownCase)
    }
  }
}
