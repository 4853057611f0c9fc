internal import UsherCore

/// The way of the keyboard focus from overlay to overlay, and back.
///
/// The round begins at the newest overlay and goes on to older ones. It stops at overlays with a
/// control or, if there are none, at every overlay as a whole, which a screen reader then reads. In
/// front of a modal overlay, the modal one is the last stop, and the round begins anew after it.
struct FocusRound: Equatable {
  /// The overlays that the focus stops at, the newest first.
  let stops: [OverlayID]
  /// The modal overlay, after which the round begins anew; `nil` for a round that goes back to the
  /// app.
  private let modal: OverlayID?
  /// Whether the round stops at controls, and not at overlays as a whole.
  private let findsControls: Bool

  /// A place that the round leads to.
  enum Place: Equatable {
    /// An overlay.
    case overlay(OverlayID)
    /// The app's view that had the focus before.
    case app
  }

  /// Makes the round.
  ///
  /// - Parameters:
  ///   - overlays: The overlays that keys reach, front to back.
  ///   - modal: The modal overlay that keeps the focus; `nil` for none.
  ///   - hasControls: Whether an overlay has a control.
  init(
    among overlays: [OverlayID], modal: OverlayID?, where hasControls: (OverlayID) -> Bool
  ) {
    let inFront = overlays.filter { $0 != modal }
    let withControls = inFront.filter(hasControls)
    stops = (withControls.isEmpty ? inFront : withControls) + (modal.map { [$0] } ?? [])
    findsControls = !withControls.isEmpty
    self.modal = modal
  }

  /// Returns the place after `current`, an overlay or `nil` for the app; `nil` if there is no other
  /// place.
  func place(after current: OverlayID?) -> Place? {
    guard let first = stops.first else { return nil }
    guard let current, let index = stops.firstIndex(of: current) else { return .overlay(first) }
    let next = index + 1
    if next < stops.count { return .overlay(stops[next]) }
    if modal == nil { return .app }
    return first == current ? nil : .overlay(first)
  }

  /// Returns the place for the focus of an overlay that leaves: the next older stop, or else the
  /// newest one.
  ///
  /// From a control, the focus does not go to an overlay without one.
  ///
  /// - Parameters:
  ///   - leaving: The overlay that leaves.
  ///   - hadControls: Whether the leaving overlay has a control.
  ///   - order: All shown overlays from front to back, the leaving one included.
  /// - Returns: The place, which is always another one.
  func place(
    inPlaceOf leaving: OverlayID, with hadControls: Bool, in order: [OverlayID]
  ) -> Place {
    guard findsControls || !hadControls else { return modal.map { .overlay($0) } ?? .app }
    let older = order.drop { $0 != leaving }.first { stops.contains($0) }
    return (older ?? stops.first).map { .overlay($0) } ?? .app
  }
}

/// A function key of the keyboard.
public enum FunctionKey: Int, Hashable, Sendable, CaseIterable {
  /// The key F1; the others are named alike.
  case f1 = 1
  case f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
}
