#if os(iOS) || UIKIT_STAND_IN
public import Usher

extension UIKitHost {
  /// Reports the position of an anchor view now, and checks it in each run loop turn.
  public func followAnchor(_ id: AnchorID) {
    if case .gone = place { return connection.anchorMoved(id, to: .removed) }
    anchors.follow(id)
  }

  /// Stops following an anchor view.
  public func unfollowAnchor(_ id: AnchorID) { anchors.unfollow(id) }

  /// The part of the app that contains anchors and fields, or `nil` without a scene or view.
  var appArea: AppArea? {
    switch place {
    case .scene(let known): known.scene.map { .scene($0) }
    case .view: stage?.view.map { .view($0) }
    case .nowhereYet, .gone: nil
    }
  }
}
#endif
