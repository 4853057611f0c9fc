#if canImport(SwiftUI) && canImport(UIKit)
internal import Usher

@available(iOS 14.0, *)
extension MessageHostingView: EdgeFollowing {
  func follow(_ edge: Placement.Vertical) {
    switch edge {
    case .top: rest(at: .top)
    case .center: rest(at: .middle)
    case .bottom: rest(at: .bottom)
    }
  }
}
#endif
