import Testing

@testable import UsherCore
@testable import UsherRecording

/// Counts the fields that a type passes.
struct FieldCounter: FieldCoder {
  var count = 0

  mutating func pass<Value: Recordable>(_ value: Value?) throws(Never) -> Value {
    count += 1
    guard let value else { preconditionFailure("A counter passes fields of a value.") }
    return value
  }

  func require(_ isValid: Bool) throws(Never) {}
}

@Suite("Fields of the engine's values")
struct FieldTests {
  /// The stored properties that aren't written, because they follow from others.
  private static let derived: [String: Set<String>] = [
    "OverlayEngine": ["nextDeadline"],
    "Presentation": ["deadline", "floor"],
    "Step": ["commands"],
    "OverlayViewport": ["inset"],
    "Spring": ["frequency"],
    // The name of an overlay is written separately, before the values that it shares with others.
    // Its rare properties are on the heap.
    "OverlayConfiguration": ["name", "rare"],
  ]

  /// The number of properties of a value that are stored on the heap.
  private static let shared = ["OverlayTransition": 4, "SwipePolicy": 7]

  /// The number of an overlay's rare properties, which are stored on the heap.
  private static let rareCount = 6

  @Test("every stored property of every engine value is written", arguments: samples)
  func complete(_ sample: Sample) {
    let mirror = Mirror(reflecting: sample.value)
    let type = String(describing: mirror.subjectType)
    let labels = mirror.children.map { $0.label ?? "" }
    let derived = Self.derived[type, default: []]
    #expect(derived.isSubset(of: labels))
    let rare = derived.contains("rare") ? Self.rareCount : 0
    let expected = Self.shared[type] ?? labels.count - derived.count + rare
    #expect(sample.passed == expected, "\(labels)")
  }

  @Test("the values on the heap have the expected number of properties")
  func heap() {
    let rare = Mirror(reflecting: OverlayConfiguration(backdrop: Backdrop())).children
      .first { $0.label == "rare" }
    let boxes = [
      Mirror(reflecting: OverlayTransition.slideIn).children.first?.value,
      Mirror(reflecting: SwipePolicy.standard).children.first?.value,
      rare.flatMap { Mirror(reflecting: $0.value).children.first?.value },
    ]
    let counts = boxes.map { box in
      let storage = box.flatMap { Mirror(reflecting: $0).children.first?.value }
      let parts = storage.flatMap { Mirror(reflecting: $0).children.first?.value }
      return parts.map { Mirror(reflecting: $0).children.count }
    }
    #expect(
      counts == [Self.shared["OverlayTransition"], Self.shared["SwipePolicy"], Self.rareCount])
  }

  /// A value with the number of fields that it passes.
  struct Sample: Sendable, CustomTestStringConvertible {
    let value: any Sendable
    let passed: Int

    init<Value: RecordedFields & Sendable>(_ value: Value) {
      self.value = value
      var counter = FieldCounter()
      _ = Value(value, by: &counter)
      passed = counter.count
    }

    var testDescription: String { String(describing: type(of: value)) }
  }

  private static let engine = {
    var engine = OverlayEngine()
    engine.prepare([
      (0, .viewportChanged(.phone)), (0, .presentRequested(OverlayID(1), OverlayConfiguration())),
    ])
    return engine
  }()

  private static let motion = Motion(
    from: .resting, to: .resting, offset: .immediate, opacity: .immediate, start: .origin)
  private static let point = OverlayPoint(x: 1, y: 2)
  private static let sample = PointerSample(position: point, time: .origin)
  private static let hole = PlacedSpotlight(
    frame: OverlayRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 1)
  private static let rail = Rail(along: .vertical, from: 0, free: .up, resistance: .rigid)

  static let samples: [Sample] = [
    Sample(engine), Sample(engine.step), Sample(engine.lanes[engine.lanes.startIndex]),
    Sample(engine.presentations[engine.presentations.startIndex]),
    Sample(LaneSettings()), Sample(CollapsedStack()), Sample(ArrangedPlace.alone),
    Sample(NameTally()),
    Sample(
      Interruption(countdown: nil, progress: .requested, collapseState: .expanded, restarts: 0)),
    Sample(
      MoreOffer(placement: .top, count: 1, latest: OverlayID(1), next: OverlayID(2))),
    Sample(
      StillGroup(placement: .top, floor: .whole, since: .origin, shift: 0, start: 0, rows: [])),
    Sample(StillRow(id: OverlayID(1), place: .gone)), Sample(Span.endless),
    Sample(OverlayConfiguration()), Sample(Expansion()), Sample(SizeConstraints()),
    Sample(Backdrop()),
    Sample(ContentNeeds(overhang: 0, showsTimeLeft: false, pausesFor: [])),
    Sample(OverlayTransition.slideIn), Sample(Slide(.immediate)), Sample(Scale(.immediate)),
    Sample(Rotation(.immediate)), Sample(Fade(.immediate)), Sample(Timing.Spring.smooth),
    Sample(Timing.Curve.linear), Sample(SwipePolicy.standard), Sample(PhysicsDrag.standard),
    Sample(SwipeThresholds.standard), Sample(Pose.resting), Sample(Pose.Velocity.zero),
    Sample(motion),
    Sample(Trajectory(from: 0, to: 1, velocity: 0, timing: .immediate, tolerance: 0)),
    Sample(Adjustment(size: .zero, opacity: 1)), Sample(Dimming()),
    Sample(Scrim.Part(id: OverlayID(1), share: 1)),
    Sample(
      Drag(
        origin: .resting, mode: .onRail(rail),
        start: Press.DragStart(lock: .free, sample: sample, origin: point), sample: sample)),
    Sample(Swing(lever: .zero, size: .zero)), Sample(rail), Sample(VelocityEstimator()),
    Sample(Press(on: OverlayID(1), .overlay, at: sample)), Sample(sample),
    Sample(OverlayViewport.phone), Sample(OverlayViewport.Region(OverlayViewport.phone.bounds)),
    Sample(Obstruction(OverlayViewport.phone.bounds)), Sample(Preferences()),
    Sample(OverlayViewport.phone.bounds), Sample(point), Sample(Vector.zero),
    Sample(OverlaySize.zero), Sample(RelativePoint.center), Sample(Insets.zero),
    Sample(GapSource(.none)), Sample(Rate(1, per: .seconds(1), then: .refuse)),
    Sample(RateWindow()),
    Sample(Anchoring(AnchorID(1))), Sample(Anchoring.Arrow()),
    Sample(AnchorState()), Sample(Spotlight()), Sample(hole),
    Sample(SpotlightPassage(from: hole, by: .immediate, at: .origin)), Sample(Quiet()),
    Sample(QuietRule(id: QuietID(1), quiet: Quiet(), end: nil)),
  ]
}
