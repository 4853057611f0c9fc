internal import Usher

/// The contract of hosts: clauses that the headless host and every native host must satisfy.
///
/// Run each clause with a new driver. If a host violates a clause, the clause's check throws a
/// description of the violation.
///
/// ```swift
/// for clause in HostContract.clauses {
///   try await clause.check(HeadlessDriver())
/// }
/// ```
public struct HostContract: Sendable {
  /// A clause of the contract.
  public struct Clause: Sendable, CustomStringConvertible {
    /// The promised behavior, as a sentence.
    public let description: String
    /// Whether the clause can be checked only if assistive technology is in use.
    public let needsAssistiveTechnology: Bool
    /// A closure that checks the clause with the driver of a host that shows no overlays yet.
    ///
    /// The closure throws a `ContractViolation` if the host violates the clause.
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

  /// All clauses.
  public static let clauses: [Clause] =
    appearance + rotation + endings + gestures + keys + copying + links + editing + environment
    + anchors + accessibility

  /// Returns a message with two buttons.
  ///
  /// Only the first button dismisses the message.
  static func message(
    _ title: String, onFirst: @escaping @MainActor @Sendable () -> Void = {},
    onSecond: @escaping @MainActor @Sendable () -> Void = {}
  ) -> OverlayContent {
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal, padding: Insets(horizontal: 16, vertical: 14),
          children: [
            .text(OverlayNode.Text(title)), .button(OverlayNode.Button("First", perform: onFirst)),
            .button(OverlayNode.Button("Second", dismisses: false, perform: onSecond)),
          ])))
  }

  /// Advances time until the overlay has ended and the host is idle.
  @MainActor
  static func waitForEnd(of handle: PresentationHandle, _ driver: any HostDriver) async {
    await driver.wait { handle.result != nil && driver.isIdle }
  }

  /// Presents an overlay without a time limit, and waits until it rests.
  @MainActor
  static func rest(
    _ driver: any HostDriver, _ content: OverlayContent = message("Hello"),
    placement: OverlayPosition = .top, size: SizeConstraints = SizeConstraints()
  ) async throws -> (handle: PresentationHandle, frame: OverlayRect) {
    let handle = driver.presenter.present(
      content, as: OverlayConfiguration(placement: placement, lifetime: .infinite, size: size)
    )
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    guard let frame = driver.frame(of: handle.id) else {
      throw ContractViolation("a presented overlay should be drawn")
    }
    return (handle, frame)
  }

  /// Returns a point on the overlay outside its buttons.
  static func blank(_ frame: OverlayRect) -> OverlayPoint {
    OverlayPoint(x: frame.minX + 40, y: (frame.minY + frame.maxY) / 2)
  }

  static func center(_ frame: OverlayRect) -> OverlayPoint {
    OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
  }

  /// Throws if the overlay didn't end for `reason`, or if it is still drawn.
  @MainActor
  static func requireGone(
    _ handle: PresentationHandle, for reason: DismissReason, _ driver: any HostDriver
  ) throws {
    try requireEqual(handle.result, .dismissed(reason), "the outcome")
    try requireEqual(driver.frame(of: handle.id), nil, "the frame of a removed overlay")
  }
}
