#if os(iOS) || UIKIT_STAND_IN
extension EKAttributes {
  /// A full-width entry whose background fills the safe area.
  ///
  /// The user can drag it only toward its edge.
  public static var toast: EKAttributes {
    var attributes = EKAttributes()
    attributes.positionConstraints = .fullWidth
    attributes.positionConstraints.safeArea = .empty(fillSafeArea: true)
    attributes.windowLevel = .statusBar
    attributes.scroll = .edgeCrossingDisabled(swipeable: true)
    attributes.popBehavior = .animated(animation: .translation)
    return attributes
  }

  /// An entry 20 points from the sides and 10 points from the edge, with a corner radius of 10
  /// points.
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

  /// Like `topToast`, but at the app's window level, and a tap or swipe doesn't dismiss it.
  public static var topNote: EKAttributes { topToast.asNote }
  /// Like `bottomToast`, but at the app's window level, and a tap or swipe doesn't dismiss it.
  public static var bottomNote: EKAttributes { bottomToast.asNote }

  /// Like `topToast`, but the entry covers the safe area, and a tap doesn't dismiss it.
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
