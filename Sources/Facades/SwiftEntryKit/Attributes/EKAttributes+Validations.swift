extension EKAttributes {
  /// Whether the display duration is one; others are mended when the entry is shown.
  var validateDisplayDuration: Bool { displayDuration >= 0 }

  /// Whether the window level is one of windows that are seen.
  var validateWindowLevel: Bool { windowLevel.value >= .normal }

  /// Whether both are.
  var isValid: Bool { validateDisplayDuration && validateWindowLevel }
}
