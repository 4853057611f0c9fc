#if os(iOS)
public import SwiftUI

extension EnvironmentValues {
  /// Returns these values with the overlay's own values for what belongs to a view's place: the
  /// window, the surface, and containers such as lists, toolbars and forms.
  ///
  /// The color scheme is that of the overlay's card. Controls are enabled even if the requesting
  /// screen has disabled its own, for example while busy.
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
