internal import UsherCore

/// The presets for a platform's toasts and alerts.
extension OverlayPreset {
  /// A toast in the style of the system that the app is built for.
  ///
  /// See `platformToast(_:)`.
  public static let platformToast = platformToast(.native)
  /// An alert in the style of the system that the app is built for.
  ///
  /// See `platformAlert(_:)`.
  public static let platformAlert = platformAlert(.native)

  /// Returns the preset of a toast that is as wide as its content.
  ///
  /// With `adwaita`, it is shown at the bottom for 5 seconds, which restart when the pointer
  /// leaves. It slides in, and shrinks slightly as it fades out. With `glass`, it is shown at the
  /// top for 4 seconds.
  ///
  /// ```swift
  /// await presenter.undoable("letters", using: .platformToast, message: { "\($0) deleted" }) {
  ///   try await mailbox.delete(letters)
  /// } undo: {
  ///   list.restore(letters)
  /// }
  /// ```
  ///
  /// - Parameter look: The style, which `undoable` and similar methods also use for their content.
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

  /// Returns the preset of a centered question that stays until a button or Escape dismisses it.
  ///
  /// It is above a scrim, grows slightly as it appears, and is 300 to 372 points wide if there is
  /// room.
  ///
  /// - Parameter look: The style, which `ask`, `confirm` and similar methods also use for their
  ///   content.
  /// - Returns: The preset.
  public static func platformAlert(_ look: PlatformStyle) -> OverlayPreset {
    question.platformStyle(look)
      .size(SizeConstraints(width: .intrinsic, maximumWidth: .constant(372)))
  }
}
