public import UsherCore

/// The overlays that wait to appear because one of their fields asks for the keyboard focus.
///
/// A host expects an overlay as it attaches its content, and after each scene gives the focus to
/// the fields of those that have come. An overlay whose field has had the focus does not ask again.
public struct FirstFocus: Hashable, Sendable {
  private var expected: [OverlayID] = []

  /// Makes a list without an overlay.
  public init() {}

  /// Waits for an overlay; once for each.
  public mutating func expect(_ id: OverlayID) {
    if !isExpecting(id) { expected.append(id) }
  }

  /// Whether an overlay is waited for.
  public func isExpecting(_ id: OverlayID) -> Bool { expected.contains(id) }

  /// Stops waiting for an overlay, because the overlay goes or the focus is moved by other means.
  public mutating func forget(_ id: OverlayID) { expected.removeAll { $0 == id } }

  /// Takes the first overlay that has appeared off the list; `nil` if none has.
  ///
  /// Moving the focus is an event, in which other overlays may go, so a host asks anew after each.
  public mutating func next(where hasAppeared: (OverlayID) -> Bool) -> OverlayID? {
    expected.firstIndex(where: hasAppeared).map { expected.remove(at: $0) }
  }
}
