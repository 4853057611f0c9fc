/// Returns a title followed by a switch.
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

/// Returns a title followed by a number and a stepper.
///
/// A number outside the range is shown as the nearest number, and a step that isn't above 0 is
/// replaced by 1.
///
/// ```swift
/// Stepper("Copies", value: copies, in: 1...99)
/// ```
///
/// - Parameters:
///   - title: The text before the number, also used as the purpose for screen readers.
///   - value: The number.
///   - range: The smallest and the largest number.
///   - step: The distance between two numbers.
///   - format: A closure that returns a number as text. The default is the number itself.
/// - Returns: The element.
@MainActor
@_disfavoredOverload
public func Stepper(
  _ title: String, value: ObservableValue<Int>, in range: ClosedRange<Int>, step: Int = 1,
  format: (@Sendable (Int) -> String)? = nil
) -> OverlayElement {
  let scale = OverlayNode.Input.Scale(whole: range, step: step)
  let format = OverlayNode.Input.numberFormat(format)
  return HStack {
    Text(title)
    Spacer()
    Text(value.map { scale.words(forWhole: $0, format: format) }).foregroundStyle(.secondary)
    Input(.stepper(value, scale), title, format: format)
  }
}

/// Returns a title with a choice of options below it.
///
/// Up to four options are shown as a list, and more as a menu. `selection` is the index of the
/// chosen option, or `nil` if none is chosen.
@_disfavoredOverload
public func Picker(
  _ title: String, selection: ObservableValue<Int?>, options: [String]
) -> OverlayElement {
  VStack(alignment: .leading) {
    Text(title)
    Input(.choice(selection, options), title)
  }
}

/// Returns a title followed by a control for choosing a day.
///
/// `selection` is the chosen day, or `nil` if none is chosen. A day outside the range is shown as
/// the nearest day of the range.
///
/// ```swift
/// DatePicker("Due", selection: due)
/// ```
@_disfavoredOverload
public func DatePicker(
  _ title: String, selection: ObservableValue<OverlayDate?>,
  in range: ClosedRange<OverlayDate> = OverlayDate.first...OverlayDate.last
) -> OverlayElement {
  HStack {
    Text(title)
    Spacer()
    Input(.date(selection, range), title)
  }
}

private func Input(
  _ kind: OverlayNode.Input.Kind, _ title: String, format: (@Sendable (Double) -> String)? = nil
) -> OverlayElement {
  OverlayElement { settings in
    let shown = settings.text("")
    var input = OverlayNode.Input(
      kind, description: title, font: shown.font, color: shown.color,
      tint: settings.tint ?? .accentFill)
    input.format = format
    return .input(input)
  }
}
