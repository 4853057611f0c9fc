#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension Overlay {
  /// Sets the heights between which the user can drag an overlay, and binds the selected height.
  ///
  /// The overlay appears at the binding's detent. When the user selects another detent, the binding
  /// is set to that detent. When you set the binding, the height change is animated, and the
  /// countdown continues. A detent that isn't in `detents` has no effect.
  ///
  /// ```swift
  /// Button("Places") { showsPlaces = true }
  ///   .usherOverlay(isPresented: $showsPlaces) {
  ///     .sheet { Text("Places nearby") }.detents([.medium, .large], selection: $detent)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - detents: The heights, in any order.
  ///   - selection: The selected detent.
  /// - Returns: A changed copy.
  public func detents(
    _ detents: [OverlayDetent], selection: Binding<OverlayDetent>
  ) -> Overlay {
    self.detents(detents, selected: selection.wrappedValue)
      .didSelectDetent { selection.wrappedValue = $0 }
  }
}
#endif
