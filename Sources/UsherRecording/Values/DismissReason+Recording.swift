import UsherCore

extension DismissReason: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .programmatic: writer.put(0)
    case .timedOut: writer.put(1)
    case .swipe: writer.put(2)
    case .tap: writer.put(3)
    case .backdropTap: writer.put(4)
    case .button(let action): writer.put(case: 5, action)
    case .escape: writer.put(6)
    case .replaced: writer.put(7)
    case .evicted: writer.put(8)
    case .cancelled: writer.put(9)
    case .superseded: writer.put(10)
    case .expired: writer.put(11)
    case .declined: writer.put(12)
    case .ownerGone: writer.put(13)
    case .hostClosed: writer.put(14)
    case .summarized: writer.put(15)
    case .suppressed: writer.put(16)
    case .anchorGone: writer.put(17)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .programmatic
    case 1: self = .timedOut
    case 2: self = .swipe
    case 3: self = .tap
    case 4: self = .backdropTap
    case 5: self = .button(try reader.read())
    case 6: self = .escape
    case 7: self = .replaced
    case 8: self = .evicted
    case 9: self = .cancelled
    case 10: self = .superseded
    case 11: self = .expired
    case 12: self = .declined
    case 13: self = .ownerGone
    case 14: self = .hostClosed
    case 15: self = .summarized
    case 16: self = .suppressed
    case 17: self = .anchorGone
    default: throw reader.refusal(.unknownCase)
    }
  }
}
