extension EKAttributes {
  /// Whether the display duration is at least 0; other durations are corrected when the entry is
  /// shown.
  var validateDisplayDuration: Bool { displayDuration >= 0 }

  /// Whether the window level is at least `normal`.
  var validateWindowLevel: Bool { windowLevel.value >= .normal }

  /// Whether the display duration and the window level are valid.
  var isValid: Bool { validateDisplayDuration && validateWindowLevel }
}
