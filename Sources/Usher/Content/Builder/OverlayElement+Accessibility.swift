/// Labels for screen readers and identifiers for UI tests.
extension OverlayElement {
  /// Sets the screen reader label of an image, a button, a field, an input or a progress bar.
  ///
  /// Texts and elements that contain other elements ignore the label, because their text is read
  /// instead. A `Toggle` or `Picker` uses it for its control.
  public func accessibilityLabel(_ label: String) -> OverlayElement {
    changing { $0.labeled(label) }
  }

  /// Sets the UI test identifier of a text, an image, a button, a field or an input.
  public func accessibilityIdentifier(_ identifier: String) -> OverlayElement {
    changing { $0.identified(by: identifier) }
  }
}

extension OverlayNode {
  /// Returns the node, or the box with its node, with a label for screen readers.
  fileprivate func labeled(_ label: String) -> OverlayNode {
    switch self {
    case .image(var image):
      image.label = label.isEmpty ? nil : label.withoutControls
      return .image(image)
    case .button(var button):
      button.description = label.withoutControls
      return .button(button)
    case .field(var field):
      field.description = label.withoutControls
      return .field(field)
    case .input(var input):
      input.description = label.withoutControls
      return .input(input)
    case .progress(var bar):
      bar.description = label
      return .progress(bar)
    case .activity(var activity):
      activity.description = label
      return .activity(activity)
    case .box: return mapChildren { $0.labeled(label) }
    case .stack where inputs.count == 1: return changingInput { $0.labeled(label) }
    case .stack, .text, .rating, .divider, .spacer, .pages, .scroll, .native: return self
    }
  }

  /// Returns the node, or the box with its node, with an identifier for UI tests.
  fileprivate func identified(by identifier: String) -> OverlayNode {
    switch self {
    case .text(var text):
      text.identifier = identifier
      return .text(text)
    case .image(var image):
      image.identifier = identifier
      return .image(image)
    case .button(var button):
      button.identifier = identifier
      return .button(button)
    case .field(var field):
      field.identifier = identifier
      return .field(field)
    case .input(var input):
      input.identifier = identifier
      return .input(input)
    case .box: return mapChildren { $0.identified(by: identifier) }
    case .stack where inputs.count == 1: return changingInput { $0.identified(by: identifier) }
    case .stack, .rating, .activity, .progress, .divider, .spacer, .pages, .scroll, .native:
      return self
    }
  }

  /// Returns the node with only its inputs changed.
  private func changingInput(_ change: (OverlayNode) -> OverlayNode) -> OverlayNode {
    if case .input = self { change(self) } else { mapChildren { $0.changingInput(change) } }
  }
}
