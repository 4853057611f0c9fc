#if os(iOS) || UIKIT_STAND_IN
extension EKAttributes {
  /// A full-width entry whose background fills the safe area; a drag moves the entry outwards only.
  public static var toast: EKAttributes {
    var attributes = EKAttributes()
    attributes.positionConstraints = .fullWidth
    attributes.positionConstraints.safeArea = .empty(fillSafeArea: true)
    attributes.windowLevel = .statusBar
    attributes.scroll = .edgeCrossingDisabled(swipeable: true)
    attributes.popBehavior = .animated(animation: .translation)
    return attributes
  }

  /// An entry 20 points from the sides and 10 from the edge, with a corner radius of 10 points.
  public static var float: EKAttributes {
    var attributes = EKAttributes()
    attributes.positionConstraints = .float
    attributes.roundCorners = .all(radius: 10)
    attributes.positionConstraints.safeArea = .empty(fillSafeArea: false)
    attributes.windowLevel = .statusBar
    return attributes
  }

  /// `float` at the top.
  public static var topFloat: EKAttributes { float.at(.top) }
  /// `float` at the bottom.
  public static var bottomFloat: EKAttributes { float.at(.bottom) }
  /// `float` in the middle.
  public static var centerFloat: EKAttributes { float.at(.center) }

  /// `toast` at the top.
  public static var topToast: EKAttributes { toast.at(.top) }
  /// `toast` at the bottom.
  public static var bottomToast: EKAttributes { toast.at(.bottom) }

  /// `topToast` at the app's window level, without dismissal by tap or swipe.
  public static var topNote: EKAttributes { topToast.asNote }
  /// `bottomToast` at the app's window level, without dismissal by tap or swipe.
  public static var bottomNote: EKAttributes { bottomToast.asNote }

  /// `topToast` laid out over the safe area, without dismissal by tap.
  public static var statusBar: EKAttributes {
    var attributes = topToast
    attributes.windowLevel = .statusBar
    attributes.entryInteraction = .absorbTouches
    attributes.positionConstraints.safeArea = .overridden
    return attributes
  }

  private func at(_ position: Position) -> EKAttributes {
    var attributes = self
    attributes.position = position
    return attributes
  }

  private var asNote: EKAttributes {
    var attributes = self
    attributes.scroll = .disabled
    attributes.windowLevel = .normal
    attributes.entryInteraction = .absorbTouches
    return attributes
  }
}
#endif
