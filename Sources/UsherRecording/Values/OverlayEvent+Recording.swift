import UsherCore

extension OverlayEvent: Recordable {
  // The numbers are part of the written form. A new event gets the next free number.
  func write(to writer: inout RecordWriter) {
    switch self {
    case .presentRequested(let id, let overlay): writer.put(case: 0, id, overlay)
    case .updateRequested(let id, let overlay): writer.put(case: 1, id, overlay)
    case .contentReplaced(let id, let needs): writer.put(case: 2, id, needs)
    case .lifetimeChanged(let id, let lifetime): writer.put(case: 3, id, lifetime)
    case .transitionReplaced(let id, let transition): writer.put(case: 4, id, transition)
    case .dismissRequested(let selection): writer.put(case: 5, selection)
    case .countedDismissRequested(let name): writer.put(case: 6, name)
    case .countChanged(let name, let count): writer.put(case: 7, name, count)
    case .turnAccepted(let id): writer.put(case: 8, id)
    case .turnDeclined(let id): writer.put(case: 9, id)
    case .laneConfigured(let id, let settings): writer.put(case: 10, id, settings)
    case .lanePaused(let id): writer.put(case: 11, id)
    case .laneResumed(let id): writer.put(case: 12, id)
    case .measured(let id, let size): writer.put(case: 13, id, size)
    case .viewportChanged(let viewport): writer.put(case: 14, viewport)
    case .visibilityChanged(let isVisible): writer.put(case: 15, isVisible)
    case .preferencesChanged(let preferences): writer.put(case: 16, preferences)
    case .attentionChanged(let reasons, let id, let isPresent):
      writer.put(case: 17, reasons, id, isPresent)
    case .focusMoved(let id, let isInside): writer.put(case: 18, id, isInside)
    case .textTyped(let id): writer.put(case: 19, id)
    case .containerRemoved(let id): writer.put(case: 20, id)
    case .ownerGone(let id): writer.put(case: 21, id)
    case .hostClosed: writer.put(22)
    case .pointerChanged(let stage, let sample): writer.put(case: 23, stage, sample)
    case .keyPressed(let key): writer.put(case: 24, key)
    case .overlayTapped(let id): writer.put(case: 25, id)
    case .backdropUsed(let id): writer.put(case: 26, id)
    case .moreRequested(let lane, let placement): writer.put(case: 27, lane, placement)
    case .actionTaken(let id, let action, let dismisses):
      writer.put(case: 28, id, action, dismisses)
    case .actionCompleted(let id, let action): writer.put(case: 29, id, action)
    case .timePassed: writer.put(30)
    case .quietBegan(let id, let quiet): writer.put(case: 31, id, quiet)
    case .quietEnded(let id): writer.put(case: 32, id)
    case .anchorMoved(let id, let visibility): writer.put(case: 34, id, visibility)
    case .timeoutScaleChanged(let timeoutScale): writer.put(case: 33, timeoutScale)
    case .focusedAreaChanged(let area): writer.put(case: 35, area)
    case .contentResized(let id, let size): writer.put(case: 36, id, size)
    case .dismissalAccepted(let id, let reason): writer.put(case: 37, id, reason)
    case .detentSelected(let id, let detent): writer.put(case: 38, id, detent)
    case .adapted(let id, let overlay): writer.put(case: 39, id, overlay)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .presentRequested(try reader.read(), try reader.read())
    case 1: self = .updateRequested(try reader.read(), try reader.read())
    case 2: self = .contentReplaced(try reader.read(), needs: try reader.read())
    case 3: self = .lifetimeChanged(try reader.read(), try reader.read())
    case 4: self = .transitionReplaced(try reader.read(), try reader.read())
    case 5: self = .dismissRequested(try reader.read())
    case 6: self = .countedDismissRequested(try reader.read())
    case 7: self = .countChanged(try reader.read(), try reader.read())
    case 8: self = .turnAccepted(try reader.read())
    case 9: self = .turnDeclined(try reader.read())
    case 10: self = .laneConfigured(try reader.read(), try reader.read())
    case 11: self = .lanePaused(try reader.read())
    case 12: self = .laneResumed(try reader.read())
    case 13: self = .measured(try reader.read(), try reader.read())
    case 14: self = .viewportChanged(try reader.read())
    case 15: self = .visibilityChanged(isVisible: try reader.read())
    case 16: self = .preferencesChanged(try reader.read())
    case 17:
      self = .attentionChanged(
        try reader.read(), of: try reader.read(), isPresent: try reader.read())
    case 18: self = .focusMoved(try reader.read(), isInside: try reader.read())
    case 19: self = .textTyped(try reader.read())
    case 20: self = .containerRemoved(try reader.read())
    case 21: self = .ownerGone(try reader.read())
    case 22: self = .hostClosed
    case 23: self = .pointerChanged(try reader.read(), try reader.read())
    case 24: self = .keyPressed(try reader.read())
    case 25: self = .overlayTapped(try reader.read())
    case 26: self = .backdropUsed(try reader.read())
    case 27: self = .moreRequested(try reader.read(), try reader.read())
    case 28:
      self = .actionTaken(try reader.read(), try reader.read(), dismisses: try reader.read())
    case 29: self = .actionCompleted(try reader.read(), try reader.read())
    case 30: self = .timePassed
    case 31: self = .quietBegan(try reader.read(), try reader.read())
    case 32: self = .quietEnded(try reader.read())
    case 34: self = .anchorMoved(try reader.read(), try reader.read())
    case 33: self = .timeoutScaleChanged(try reader.read())
    case 35: self = .focusedAreaChanged(try reader.read())
    case 36: self = .contentResized(try reader.read(), try reader.read())
    case 37: self = .dismissalAccepted(try reader.read(), try reader.read())
    case 38: self = .detentSelected(try reader.read(), try reader.read())
    case 39: self = .adapted(try reader.read(), try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension ContentNeeds: RecordedFields {
  init<C: FieldCoder>(_ value: ContentNeeds?, by coder: inout C) throws(C.Failure) {
    self.init(
      overhang: try coder.pass(value?.overhang),
      showsTimeLeft: try coder.pass(value?.showsTimeLeft),
      pausesFor: try coder.pass(value?.pausesFor),
      expansion: try coder.pass(optional: value?.expansion))
    readingTime = try coder.pass(value?.readingTime)
  }
}

extension TimeoutScale: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .times(let factor): writer.put(case: 0, factor)
    case .endless: writer.put(1)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .times(try reader.read())
    case 1: self = .endless
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension OverlaySelection: Recordable where Name: Recordable {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .overlay(let id): writer.put(case: 0, id)
    case .named(let name, let lane): writer.put(case: 1, name, lane)
    case .upTo(let priority, let lane): writer.put(case: 2, priority, lane)
    case .shown(let lane): writer.put(case: 3, lane)
    case .waiting(let lane): writer.put(case: 4, lane)
    case .all(let lane): writer.put(case: 5, lane)
    }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = .overlay(try reader.read())
    case 1: self = .named(try reader.read(), in: try reader.read())
    case 2: self = .upTo(try reader.read(), in: try reader.read())
    case 3: self = .shown(in: try reader.read())
    case 4: self = .waiting(in: try reader.read())
    case 5: self = .all(in: try reader.read())
    default: throw reader.refusal(.unknownCase)
    }
  }
}
