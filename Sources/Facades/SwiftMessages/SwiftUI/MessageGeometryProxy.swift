#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI

/// The room there is for a message.
public struct MessageGeometryProxy {
  /// The size of the window without its safe area, in points.
  public var size: CGSize
  /// The edges that the system keeps for itself, in points.
  public var safeAreaInsets: EdgeInsets
}
#endif
