internal import UsherCore

/// The preset of a platform's own toasts and alerts.
extension OverlayPreset {
  /// A toast as on the system that the app is built for; see `platformToast(_:)`.
  public static let platformToast = platformToast(.native)
  /// An alert as on the system that the app is built for; see `platformAlert(_:)`.
  public static let platformAlert = platformAlert(.native)

  /// A toast as wide as its content, where the platform has it.
  ///
  /// As libadwaita, at the bottom, for 5 seconds, which start again after the pointer has left; it
  /// slides in, and fades out as it shrinks a little. In the look of glass, at the top, for 4
  /// seconds.
  ///
  /// ```swift
  /// await presenter.undoable("letters", using: .platformToast, message: { "\($0) deleted" }) {
  ///   try await mailbox.delete(letters)
  /// } undo: {
  ///   list.restore(letters)
  /// }
  /// ```
  ///
  /// - Parameter look: The look, which calls such as `undoable` take for the content, too.
  /// - Returns: The preset.
  public static func platformToast(_ look: PlatformStyle) -> OverlayPreset {
    let toast = OverlayPreset().platformStyle(look)
    return
      switch look
    {
    case .adwaita:
      toast.position(.bottom).duration(.seconds(5)).resumePolicy(.restart)
        .size(SizeConstraints(width: .intrinsic, maximumWidth: .intrinsic))
        .margins(Insets(horizontal: 12, vertical: 24)).tap(.absorb)
        .entrance(.slide(.easeOut(.milliseconds(300))))
        .exit(
          OverlayTransition(
            scale: Scale(.easeOut(.milliseconds(300)), from: 0.95),
            fade: .easeOut(.milliseconds(300))))
    case .glass:
      toast.position(.top).width(.intrinsic).margins(Insets(horizontal: 16, vertical: 8))
    }
  }

  /// A question in the middle of the window, above a scrim, that stays until a button or Escape
  /// ends it; at least 300 points wide if there is room, and at most 372.
  ///
  /// It grows a little as it appears.
  ///
  /// - Parameter look: The look, which calls such as `ask` and `confirm` take for the content, too.
  /// - Returns: The preset.
  public static func platformAlert(_ look: PlatformStyle) -> OverlayPreset {
    question.platformStyle(look)
      .size(SizeConstraints(width: .intrinsic, maximumWidth: .constant(372)))
  }
}
