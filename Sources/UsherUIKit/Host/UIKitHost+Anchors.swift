#if os(iOS) || UIKIT_STAND_IN
public import Usher

extension UIKitHost {
  /// Reports where a view of the app's is, now and at the end of each turn of the run loop.
  public func followAnchor(_ id: AnchorID) {
    if case .gone = place { return connection.anchorMoved(id, to: .removed) }
    anchors.follow(id)
  }

  /// Reports no more about a view.
  public func unfollowAnchor(_ id: AnchorID) { anchors.unfollow(id) }

  /// The part of the app that anchors and fields are looked for in; `nil` while there is none.
  var appArea: AppArea? {
    switch place {
    case .scene(let known): known.scene.map { .scene($0) }
    case .view: stage?.view.map { .view($0) }
    case .nowhereYet, .gone: nil
    }
  }
}
#endif
