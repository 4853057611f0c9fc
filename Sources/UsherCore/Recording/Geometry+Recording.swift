extension OverlayPoint: RecordedFields {
  init<C: FieldCoder>(_ value: OverlayPoint?, by coder: inout C) throws(C.Failure) {
    self.init(x: try coder.pass(value?.x), y: try coder.pass(value?.y))
  }
}

extension Vector: RecordedFields {
  init<C: FieldCoder>(_ value: Vector?, by coder: inout C) throws(C.Failure) {
    self.init(dx: try coder.pass(value?.dx), dy: try coder.pass(value?.dy))
  }
}

extension OverlaySize: RecordedFields {
  init<C: FieldCoder>(_ value: OverlaySize?, by coder: inout C) throws(C.Failure) {
    self.init(width: try coder.pass(value?.width), height: try coder.pass(value?.height))
  }
}

extension RelativePoint: RecordedFields {
  init<C: FieldCoder>(_ value: RelativePoint?, by coder: inout C) throws(C.Failure) {
    self.init(x: try coder.pass(value?.x), y: try coder.pass(value?.y))
  }
}

extension OverlayRect: RecordedFields {
  init<C: FieldCoder>(_ value: OverlayRect?, by coder: inout C) throws(C.Failure) {
    self.init(origin: try coder.pass(value?.origin), size: try coder.pass(value?.size))
  }
}

extension Insets: RecordedFields {
  init<C: FieldCoder>(_ value: Insets?, by coder: inout C) throws(C.Failure) {
    self.init(
      top: try coder.pass(value?.top), left: try coder.pass(value?.left),
      bottom: try coder.pass(value?.bottom), right: try coder.pass(value?.right))
  }
}

extension Axis: RecordedCase {}
extension OverlayRect.Edge: RecordedCase {}
extension OverlayViewport.LayoutDirection: RecordedCase {}
extension OverlayViewport.WidthClass: RecordedCase {}

extension OverlayViewport: RecordedFields {
  // No `inset`: the engine keeps whole viewports alone.
  init<C: FieldCoder>(_ value: OverlayViewport?, by coder: inout C) throws(C.Failure) {
    self.init(
      size: try coder.pass(value?.size), safeArea: try coder.pass(value?.safeArea),
      obstructions: try coder.pass(value?.obstructions),
      layoutDirection: try coder.pass(value?.layoutDirection),
      widthClass: try coder.pass(optional: value?.widthClass))
    // In the order of the ids, so that equal viewports have equal bytes.
    let areas = value?.regions.sorted { $0.key < $1.key }.map {
      NamedRegion(id: $0.key, region: $0.value)
    }
    for area in try coder.pass(areas) {
      try coder.require(regions[area.id] == nil)
      regions[area.id] = area.region
    }
    let known = value?.anchors.sorted { $0.key < $1.key }.map {
      KnownAnchor(id: $0.key, state: $0.value)
    }
    for anchor in try coder.pass(known) {
      try coder.require(anchors[anchor.id] == nil)
      anchors[anchor.id] = anchor.state
    }
  }

  private struct KnownAnchor: RecordedFields {
    let id: AnchorID
    let state: AnchorState

    init(id: AnchorID, state: AnchorState) {
      self.id = id
      self.state = state
    }

    init<C: FieldCoder>(_ value: KnownAnchor?, by coder: inout C) throws(C.Failure) {
      id = try coder.pass(value?.id)
      state = try coder.pass(value?.state)
    }
  }

  private struct NamedRegion: RecordedFields {
    let id: OverlayID
    let region: Region

    init(id: OverlayID, region: Region) {
      self.id = id
      self.region = region
    }

    init<C: FieldCoder>(_ value: NamedRegion?, by coder: inout C) throws(C.Failure) {
      id = try coder.pass(value?.id)
      region = try coder.pass(value?.region)
    }
  }
}

extension OverlayViewport.Region: RecordedFields {
  init<C: FieldCoder>(_ value: OverlayViewport.Region?, by coder: inout C) throws(C.Failure) {
    self.init(try coder.pass(value?.frame), safeArea: try coder.pass(value?.safeArea))
  }
}

extension Obstruction: RecordedFields {
  init<C: FieldCoder>(_ value: Obstruction?, by coder: inout C) throws(C.Failure) {
    self.init(try coder.pass(value?.frame), from: try coder.pass(value?.edge))
  }
}

extension Preferences: RecordedFields {
  init<C: FieldCoder>(_ value: Preferences?, by coder: inout C) throws(C.Failure) {
    self.init(
      reducesMotion: try coder.pass(value?.reducesMotion), isCalm: try coder.pass(value?.isCalm))
  }
}

extension PointerStage: RecordedCase {}
extension Key: RecordedCase {}
extension TapArea: RecordedCase {}

extension PointerSample: RecordedFields {
  init<C: FieldCoder>(_ value: PointerSample?, by coder: inout C) throws(C.Failure) {
    self.init(
      position: try coder.pass(value?.position), time: try coder.pass(value?.time),
      isOnControl: try coder.pass(value?.isOnControl),
      scrollable: try coder.pass(value?.scrollable))
  }
}
