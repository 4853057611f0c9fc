/// Returns a switch after its title.
@_disfavoredOverload
public func Toggle(_ title: String, isOn: ObservableValue<Bool>) -> OverlayElement {
  HStack {
    Text(title)
    Spacer()
    Input(.toggle(isOn), title)
  }
}

/// Returns a slider.
///
/// Set its purpose for screen readers using `accessibilityLabel`. A number outside the range is
/// shown as the nearest number, and a step that isn't above 0 is ignored.
@_disfavoredOverload
public func Slider(
  value: ObservableValue<Double>, in range: ClosedRange<Double> = 0...1, step: Double? = nil
) -> OverlayElement {
  Input(.slider(value, OverlayNode.Input.Scale(range, step: step)), "")
}

/// Returns a choice between options below its title, as a list of at most four options, or as a
/// menu.
///
/// `selection` is the index of the chosen option, or `nil` for none.
@_disfavoredOverload
public func Picker(
  _ title: String, selection: ObservableValue<Int?>, options: [String]
) -> OverlayElement {
  VStack(alignment: .leading) {
    Text(title)
    Input(.choice(selection, options), title)
  }
}

private func Input(_ kind: OverlayNode.Input.Kind, _ title: String) -> OverlayElement {
  OverlayElement { settings in
    let shown = settings.text("")
    return .input(
      OverlayNode.Input(
        kind, description: title, font: shown.font, color: shown.color,
        tint: settings.tint ?? .accentFill))
  }
}
