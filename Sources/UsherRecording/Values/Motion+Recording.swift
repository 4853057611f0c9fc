import UsherCore

extension Timing: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .spring(let spring): writer.put(case: 0, spring)
    case .curve(let curve, let duration): writer.put(case: 1, curve, duration)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .spring(try reader.read())
    case 1: self = .curve(try reader.read(), try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Timing.Spring: RecordedFields {
  init<C: FieldCoder>(_ value: Timing.Spring?, by coder: inout C) throws(C.Failure) {
    self.init(
      uncheckedResponse: try coder.pass(value?.response),
      dampingRatio: try coder.pass(value?.dampingRatio),
      initialVelocity: try coder.pass(value?.initialVelocity),
      duration: try coder.pass(optional: value?.duration))
    try coder.require(
      response > .zero && dampingRatio >= 0.05 && dampingRatio <= 10
        && abs(initialVelocity) <= 1000 && duration.map { $0 > .zero } ?? true)
  }
}

extension Timing.Curve: RecordedFields {
  init<C: FieldCoder>(_ value: Timing.Curve?, by coder: inout C) throws(C.Failure) {
    let (first, second) = (try coder.pass(value?.first), try coder.pass(value?.second))
    self.init(uncheckedX1: first.x, y1: first.y, x2: second.x, y2: second.y)
    try coder.require(
      (0...1).contains(first.x) && (0...1).contains(second.x) && abs(first.y) <= 1e6
        && abs(second.y) <= 1e6)
  }
}

extension OverlayTransition: RecordedFields {
  init<C: FieldCoder>(_ value: OverlayTransition?, by coder: inout C) throws(C.Failure) {
    self.init(
      slide: try coder.pass(optional: value?.slide), scale: try coder.pass(optional: value?.scale),
      rotation: try coder.pass(optional: value?.rotation),
      fade: try coder.pass(optional: value?.fade))
  }
}

extension Slide: RecordedFields {
  init<C: FieldCoder>(_ value: Slide?, by coder: inout C) throws(C.Failure) {
    self.init(try coder.pass(value?.timing))
    delay = try coder.pass(value?.delay)
    hiddenPosition = try coder.pass(value?.hiddenPosition)
  }
}

extension Slide.HiddenPosition: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .beyondEdge(let edge): writer.put(case: 0, edge)
    case .offset(let distance): writer.put(case: 1, distance)
    case .beyondLeadingEdge: writer.put(2)
    case .beyondTrailingEdge: writer.put(3)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .beyondEdge(try reader.read())
    case 1: self = .offset(try reader.read())
    case 2: self = .beyondLeadingEdge
    case 3: self = .beyondTrailingEdge
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Scale: RecordedFields {
  init<C: FieldCoder>(_ value: Scale?, by coder: inout C) throws(C.Failure) {
    self.init(try coder.pass(value?.timing))
    delay = try coder.pass(value?.delay)
    from = try coder.pass(value?.from)
    anchor = try coder.pass(value?.anchor)
  }
}

extension Rotation: RecordedFields {
  init<C: FieldCoder>(_ value: Rotation?, by coder: inout C) throws(C.Failure) {
    self.init(try coder.pass(value?.timing))
    delay = try coder.pass(value?.delay)
    from = try coder.pass(value?.from)
  }
}

extension Fade: RecordedFields {
  init<C: FieldCoder>(_ value: Fade?, by coder: inout C) throws(C.Failure) {
    self.init(try coder.pass(value?.timing))
    delay = try coder.pass(value?.delay)
    from = try coder.pass(value?.from)
  }
}
