import UsherCore

extension Phase: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .checking: writer.put(0)
    case .measuring: writer.put(1)
    case .entering(let motion): writer.put(case: 2, motion)
    case .resting(let countdown): writer.put(case: 3, countdown)
    case .dragged(let drag, let from): writer.put(case: 4, drag, from)
    case .returning(let motion, let from): writer.put(case: 5, motion, from)
    case .exiting(let motion, let departure): writer.put(case: 6, motion, departure)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .checking
    case 1: self = .measuring
    case 2: self = .entering(try reader.read())
    case 3: self = .resting(try reader.read())
    case 4: self = .dragged(try reader.read(), try reader.read())
    case 5: self = .returning(try reader.read(), try reader.read())
    case 6: self = .exiting(try reader.read(), try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Phase.DraggedFrom: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .entrance: writer.put(0)
    case .rest(let countdown): writer.put(case: 1, countdown)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .entrance
    case 1: self = .rest(try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Departure: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .dismissed(let reason): writer.put(case: 0, reason)
    case .interrupted(let countdown): writer.put(case: 1, countdown)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .dismissed(try reader.read())
    case 1: self = .interrupted(try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Countdown: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .endless: writer.put(0)
    case .running(let until): writer.put(case: 1, until)
    case .paused(let left): writer.put(case: 2, left)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .endless
    case 1: self = .running(until: try reader.read())
    case 2: self = .paused(left: try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension CollapseState: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .collapsed(let until): writer.put(case: 0, until)
    case .expanded: writer.put(1)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .collapsed(until: try reader.read())
    case 1: self = .expanded
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension PendingState.Admission: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .turn: writer.put(0)
    case .replaced(let others): writer.put(case: 1, others)
    case .stacked: writer.put(2)
    case .evicted(let other): writer.put(case: 3, other)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .turn
    case 1: self = .replaced(try reader.read())
    case 2: self = .stacked
    case 3: self = .evicted(try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}
