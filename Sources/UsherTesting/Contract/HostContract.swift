internal import Usher

/// What every host promises: one list of clauses that the headless and every native host pass.
///
/// Run each clause with a fresh driver; it throws what was broken.
public struct HostContract: Sendable {
  /// One promise.
  public struct Clause: Sendable, CustomStringConvertible {
    /// The promise as a sentence.
    public let description: String
    /// Whether assistive technology has to be in use where the clause is checked.
    public let needsAssistiveTechnology: Bool
    /// Puts a host with nothing on it to the test; throws a `ContractViolation` that says what was
    /// broken.
    public let check: @MainActor @Sendable (any HostDriver) async throws -> Void

    init(
      _ description: String, needsAssistiveTechnology: Bool = false,
      check: @escaping @MainActor @Sendable (any HostDriver) async throws -> Void
    ) {
      self.description = description
      self.needsAssistiveTechnology = needsAssistiveTechnology
      self.check = check
    }
  }

  /// Every promise.
  public static let clauses: [Clause] =
    appearance + rotation + endings + gestures + editing + surroundings + accessibility

  /// A message with two buttons, of which the second leaves it up.
  static func message(
    _ title: String, onFirst: @escaping @MainActor @Sendable () -> Void = {},
    onSecond: @escaping @MainActor @Sendable () -> Void = {}
  ) -> OverlayContent {
    OverlayContent(
      .stack(
        Node.Stack(
          .horizontal, padding: Insets(horizontal: 16, vertical: 14),
          children: [
            .text(Node.Text(title)), .button(Node.Button("First", perform: onFirst)),
            .button(Node.Button("Second", dismisses: false, perform: onSecond)),
          ])))
  }

  /// Lets time pass until the overlay has ended and everything stands still.
  @MainActor
  static func waitForEnd(of handle: PresentationHandle, _ driver: any HostDriver) async {
    await driver.wait { handle.result != nil && driver.isIdle }
  }

  /// A resting overlay that stays until it is dismissed.
  @MainActor
  static func rest(
    _ driver: any HostDriver, _ content: OverlayContent = message("Hello"),
    placement: Placement = .top, size: SizeConstraints = SizeConstraints()
  ) async throws -> (handle: PresentationHandle, frame: Rect) {
    let handle = driver.presenter.present(
      content, as: Overlay(placement: placement, lifetime: .untilDismissed, size: size))
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    guard let frame = driver.frame(of: handle.id) else {
      throw ContractViolation("a presented overlay is drawn; it was not")
    }
    return (handle, frame)
  }

  /// A place on the overlay where no button is.
  static func blank(_ frame: Rect) -> Point {
    Point(x: frame.minX + 40, y: (frame.minY + frame.maxY) / 2)
  }

  static func center(_ frame: Rect) -> Point {
    Point(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
  }

  /// Throws unless the overlay ended for `reason` and nothing is left of it.
  @MainActor
  static func requireGone(
    _ handle: PresentationHandle, for reason: DismissReason, _ driver: any HostDriver
  ) throws {
    try requireEqual(handle.result, .dismissed(reason), "the outcome")
    try requireEqual(driver.frame(of: handle.id), nil, "the frame of an overlay that is gone")
  }
}
