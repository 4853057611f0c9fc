public import UsherCore

/// The overlays that will get the keyboard focus when they appear, because a field requests it.
///
/// A host adds an overlay when it attaches the content. After each scene, it moves the focus to the
/// fields of the overlays that have appeared. Each overlay gets the focus this way only once.
public struct FirstFocus: Hashable, Sendable {
  private var expected: [OverlayID] = []

  /// Creates a list without overlays.
  public init() {}

  /// Adds an overlay, unless it has been added already.
  public mutating func expect(_ id: OverlayID) {
    if !isExpecting(id) { expected.append(id) }
  }

  /// Whether the list contains an overlay.
  public func isExpecting(_ id: OverlayID) -> Bool { expected.contains(id) }

  /// Removes an overlay, because it is being removed or because the focus was moved otherwise.
  public mutating func forget(_ id: OverlayID) { expected.removeAll { $0 == id } }

  /// Removes and returns the first overlay that has appeared, or `nil` if there is none.
  ///
  /// Moving the focus is an event in which other overlays may be removed, so call this again after
  /// each overlay.
  public mutating func next(where hasAppeared: (OverlayID) -> Bool) -> OverlayID? {
    expected.firstIndex(where: hasAppeared).map { expected.remove(at: $0) }
  }
}
