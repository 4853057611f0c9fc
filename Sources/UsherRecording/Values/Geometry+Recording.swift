import UsherCore

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

extension Span: RecordedFields {
  init<C: FieldCoder>(_ value: Span?, by coder: inout C) throws(C.Failure) {
    self.init(start: try coder.pass(value?.start), end: try coder.pass(value?.end))
  }
}

extension Axis: RecordedCase {}
extension OverlayRect.Edge: RecordedCase {}
extension OverlayViewport.LayoutDirection: RecordedCase {}
extension OverlayViewport.WidthClass: RecordedCase {}

extension OverlayViewport: RecordedFields {
  // `inset` is omitted because the engine stores only complete viewports.
  init<C: FieldCoder>(_ value: OverlayViewport?, by coder: inout C) throws(C.Failure) {
    self.init(
      size: try coder.pass(value?.size), safeArea: try coder.pass(value?.safeArea),
      obstructions: try coder.pass(value?.obstructions),
      layoutDirection: try coder.pass(value?.layoutDirection),
      widthClass: try coder.pass(optional: value?.widthClass))
    regions = try coder.pass(value?.regions)
    anchors = try coder.pass(value?.anchors)
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
      reducesMotion: try coder.pass(value?.reducesMotion),
      disablesAnimations: try coder.pass(value?.disablesAnimations))
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
