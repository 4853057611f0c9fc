#if os(iOS)
public import SwiftUI

extension EnvironmentValues {
  /// Returns these values for use in an overlay, with some values replaced by the overlay's values.
  ///
  /// The overlay determines the values that depend on the window, the surface, and containers such
  /// as lists, toolbars and forms. The color scheme is the color scheme of the overlay's card.
  /// Controls are enabled even if the requesting screen has disabled its controls, for example
  /// while the screen is busy.
  ///
  /// - Parameter own: The overlay's environment.
  /// - Returns: The environment for the overlay's views.
  @_spi(Facades) public func inOverlay(of own: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.horizontalSizeClass = own.horizontalSizeClass
    values.verticalSizeClass = own.verticalSizeClass
    values.displayScale = own.displayScale
    values.colorScheme = own.colorScheme
    values.isEnabled = true
    values.lineLimit = own.lineLimit
    values.lineSpacing = own.lineSpacing
    values.multilineTextAlignment = own.multilineTextAlignment
    values.truncationMode = own.truncationMode
    values.minimumScaleFactor = own.minimumScaleFactor
    values.allowsTightening = own.allowsTightening
    values.textCase = own.textCase
    values.imageScale = own.imageScale
    values.symbolVariants = own.symbolVariants
    values.symbolRenderingMode = own.symbolRenderingMode
    values.controlSize = own.controlSize
    values.headerProminence = own.headerProminence
    values.defaultMinListRowHeight = own.defaultMinListRowHeight
    values.defaultMinListHeaderHeight = own.defaultMinListHeaderHeight
    values.editMode = own.editMode
    values.isScrollEnabled = own.isScrollEnabled
    values.redactionReasons = own.redactionReasons
    if #available(iOS 17, *) { values.backgroundProminence = own.backgroundProminence }
    return values
  }
}
#endif
