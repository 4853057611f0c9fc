internal import UsherCore

/// The order in which the keyboard focus moves between overlays.
///
/// The order includes the overlays that have a control, newest first. If there are none, the order
/// includes every overlay, so that a screen reader reads each overlay. If a modal overlay keeps the
/// focus, it is the last stop, and the focus then returns to the first stop.
struct FocusRound: Equatable {
  /// The overlays that can get the focus, newest first.
  let stops: [OverlayID]
  /// The modal overlay that is the last stop, or `nil` if the focus returns to the app.
  private let modal: OverlayID?
  /// Whether the stops are overlays with controls.
  private let findsControls: Bool

  /// A position to which the focus moves.
  enum Place: Equatable {
    case overlay(OverlayID)
    /// The app's view that had the focus before.
    case app
  }

  /// Creates the order.
  ///
  /// - Parameters:
  ///   - overlays: The overlays that receive keys, from front to back.
  ///   - modal: The modal overlay that keeps the focus, or `nil` if there is none.
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

  /// Returns the position after the overlay `current`, or after the app if it is `nil`.
  ///
  /// Returns `nil` if there is no other position.
  func place(after current: OverlayID?) -> Place? {
    guard let first = stops.first else { return nil }
    guard let current, let index = stops.firstIndex(of: current) else { return .overlay(first) }
    let next = index + 1
    if next < stops.count { return .overlay(stops[next]) }
    if modal == nil { return .app }
    return first == current ? nil : .overlay(first)
  }

  /// Returns the new position of the focus when an overlay leaves.
  ///
  /// The new position is the next older stop, or the newest stop if there is no older stop. The
  /// focus doesn't move from a control to an overlay without controls.
  ///
  /// - Parameters:
  ///   - leaving: The overlay that leaves.
  ///   - hadControls: Whether the leaving overlay has a control.
  ///   - order: All shown overlays from front to back, including the leaving overlay.
  /// - Returns: The position. It is never the leaving overlay.
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
  /// The key F1.
  ///
  /// Other keys have similar names.
  case f1 = 1
  case f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
}
