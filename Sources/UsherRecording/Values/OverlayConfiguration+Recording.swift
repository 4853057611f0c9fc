import UsherCore

extension OverlayConfiguration: RecordedFields {
  func write(to writer: inout RecordWriter) {
    // Overlays that are otherwise equal may have different names, so names are written separately.
    name.write(to: &writer)
    var nameless = self
    nameless.name = nil
    writer.put(shared: nameless)
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    let name: OverlayName? = try reader.read()
    self = try reader.sharedOverlay()
    self.name = name
  }

  /// Passes every field except the name.
  init<C: FieldCoder>(_ value: OverlayConfiguration?, by coder: inout C) throws(C.Failure) {
    self.init()
    lane = try coder.pass(value?.lane)
    placement = try coder.pass(value?.placement)
    anchor = try coder.pass(optional: value?.anchor)
    priority = try coder.pass(value?.priority)
    precedence = try coder.pass(value?.precedence)
    identity = try coder.pass(value?.identity)
    isEvictable = try coder.pass(value?.isEvictable)
    isReply = try coder.pass(value?.isReply)
    offersUndo = try coder.pass(value?.offersUndo)
    underRate = try coder.pass(value?.underRate)
    variant = try coder.pass(value?.variant)
    lifetime = try coder.pass(value?.lifetime)
    readingMilliseconds = try coder.pass(value?.readingMilliseconds)
    delay = try coder.pass(value?.delay)
    maximumWait = try coder.pass(optional: value?.maximumWait)
    minimumTime = try coder.pass(value?.minimumTime)
    hasCondition = try coder.pass(value?.hasCondition)
    pausesFor = try coder.pass(value?.pausesFor)
    resumePolicy = try coder.pass(value?.resumePolicy)
    showsTimeLeft = try coder.pass(value?.showsTimeLeft)
    expansion = try coder.pass(optional: value?.expansion)
    drawing = try coder.pass(value?.drawing)
    size = try coder.pass(value?.size)
    detents = try coder.pass(value?.detents)
    selectedDetent = try coder.pass(optional: value?.selectedDetent)
    margins = try coder.pass(value?.margins)
    safeArea = try coder.pass(value?.safeArea)
    obstructions = try coder.pass(value?.obstructions)
    pushesContent = try coder.pass(value?.pushesContent)
    buffer = try coder.pass(value?.buffer)
    overhang = try coder.pass(value?.overhang)
    opacity = try coder.pass(value?.opacity)
    swipe = try coder.pass(optional: value?.swipe)
    tap = try coder.pass(value?.tap)
    dismissesOnEscape = try coder.pass(value?.dismissesOnEscape)
    asksBeforeDismissal = try coder.pass(value?.asksBeforeDismissal)
    backdrop = try coder.pass(optional: value?.backdrop)
    askers = try coder.pass(value?.askers)
    entrance = try coder.pass(value?.entrance)
    exit = try coder.pass(value?.exit)
    replaced = try coder.pass(optional: value?.replaced)
    reducedMotion = try coder.pass(value?.reducedMotion)
  }
}

extension OverlayPosition: RecordedCase {}
extension IdentityPolicy: RecordedCase {}
extension Rate.Bearing: RecordedCase {}
extension CountdownResumePolicy: RecordedCase {}
extension Drawing: RecordedCase {}
extension SafeAreaPolicy: RecordedCase {}
extension ReducedMotionPolicy: RecordedCase {}

extension Precedence: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .queue: writer.put(0)
    case .replace(let drops, let restores): writer.put(case: 1, drops, restores)
    case .stack: writer.put(2)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .queue
    case 1: self = .replace(dropsWaiting: try reader.read(), restoresReplaced: try reader.read())
    case 2: self = .stack
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension OverlayDuration: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .timed(let duration): writer.put(case: 0, duration)
    case .infinite: writer.put(1)
    case .reading(let least): writer.put(case: 2, least)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .timed(try reader.read())
    case 1: self = .infinite
    case 2: self = .reading(atLeast: try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Expansion: RecordedFields {
  init<C: FieldCoder>(_ value: Expansion?, by coder: inout C) throws(C.Failure) {
    self.init(after: try coder.pass(value?.after), timing: try coder.pass(value?.timing))
  }
}

extension OverlayDetent: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .medium: writer.put(0)
    case .large: writer.put(1)
    case .fraction(let share): writer.put(case: 2, share)
    case .height(let points): writer.put(case: 3, points)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .medium
    case 1: self = .large
    case 2: self = .fraction(try reader.read())
    case 3: self = .height(try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension SizeConstraints: RecordedFields {
  init<C: FieldCoder>(_ value: SizeConstraints?, by coder: inout C) throws(C.Failure) {
    self.init(
      width: try coder.pass(value?.width), height: try coder.pass(value?.height),
      maximumWidth: try coder.pass(value?.maximumWidth),
      maximumHeight: try coder.pass(value?.maximumHeight),
      regularWidthCap: try coder.pass(optional: value?.regularWidthCap))
  }
}

extension Extent: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .intrinsic: writer.put(0)
    case .constant(let points): writer.put(case: 1, points)
    case .ratio(let share): writer.put(case: 2, share)
    case .inset(let points): writer.put(case: 3, points)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .intrinsic
    case 1: self = .constant(try reader.read())
    case 2: self = .ratio(try reader.read())
    case 3: self = .inset(try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension ObstructionPolicy: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .ignored: writer.put(0)
    case .avoided(let spacing, let resistance): writer.put(case: 1, spacing, resistance)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .ignored
    case 1:
      self = .avoided(spacing: try reader.read(), edgeResistance: try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension TapBehavior: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .dismiss: writer.put(0)
    case .absorb: writer.put(1)
    case .forward: writer.put(2)
    case .delayExit(let length): writer.put(case: 3, length)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .dismiss
    case 1: self = .absorb
    case 2: self = .forward
    case 3: self = .delayExit(by: try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Backdrop: RecordedFields {
  init<C: FieldCoder>(_ value: Backdrop?, by coder: inout C) throws(C.Failure) {
    self.init(
      tap: try coder.pass(value?.tap), isModal: try coder.pass(value?.isModal),
      fadeIn: try coder.pass(value?.fadeIn), fadeOut: try coder.pass(value?.fadeOut),
      spotlight: try coder.pass(optional: value?.spotlight))
  }
}

extension Spotlight: RecordedFields {
  init<C: FieldCoder>(_ value: Spotlight?, by coder: inout C) throws(C.Failure) {
    self.init(
      padding: try coder.pass(value?.padding),
      cornerRadius: try coder.pass(value?.cornerRadius),
      letsPointerThrough: try coder.pass(value?.letsPointerThrough))
  }
}
