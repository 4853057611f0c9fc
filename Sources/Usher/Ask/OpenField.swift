/// A field of an open form: its value, its error, and its nodes.
@MainActor
final class OpenField {
  let field: FormField
  /// The error message, or an empty string if the value is valid.
  let error = ObservableValue("")
  let focusRequests = ObservableValue(0)
  private let live: Live

  private enum Live {
    case text(ObservableValue<String>, FormField.TextEntry)
    case input(OverlayNode.Input, FormField.InputEntry, first: OverlayNode.Input.Value)
  }

  init(_ field: FormField) {
    self.field = field
    switch field.content {
    case .text(let entry): live = .text(ObservableValue(entry.text), entry)
    case .input(let entry):
      var input = OverlayNode.Input(
        entry.make(), description: field.spoken,
        error: error, focusRequests: focusRequests)
      input.format = entry.format
      live = .input(input, entry, first: input.value)
    }
  }

  /// Whether the value differs from the initial value.
  var isEdited: Bool {
    switch live {
    case .text(let text, let entry): text.value != entry.text
    case .input(let input, _, let first): input.value != first
    }
  }

  /// The value to send, or `nil` if there is none.
  var value: (any Hashable & Sendable)? {
    switch live {
    case .text(let text, let entry): entry.sent(text.value)
    case .input(let input, let entry, _): entry.sent(input.value)
    }
  }

  func addObserver(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    switch live {
    case .text(let text, _): text.addObserver(owner, act)
    case .input(let input, _, _): input.addObserver(owner, act)
    }
  }

  /// Updates the error message.
  func check() {
    error.value =
      switch live {
      case .text(let text, let entry): entry.check(text.value) ?? ""
      case .input(let input, let entry, _): entry.check(input.value) ?? ""
      }
  }

  /// Returns a column with the label, the control, the hint and the error message.
  ///
  /// - Parameters:
  ///   - isFirst: Whether this is the form's first field.
  ///   - didEnd: Called when the user stops editing a text.
  /// - Returns: The column.
  func node(isFirst: Bool, didEnd: @escaping @MainActor @Sendable () -> Void) -> OverlayNode {
    let lines: [OverlayNode?] =
      switch live {
      case .text(let text, let entry):
        [label, .field(line(of: text, entry, isFirst: isFirst, didEnd: didEnd)), hint]
      case .input(let input, _, _):
        switch input.kind {
        case .toggle, .date:
          [row(title, .input(input)), hint, errorText]
        case .stepper(let number, let scale):
          [
            row(
              title,
              .text(
                text(
                  following: words(of: number, on: scale, format: input.format),
                  size: Look.Input.titleSize)), .input(input)), hint, errorText,
          ]
        case .slider(let number, let scale):
          [
            row(label, .text(text(following: words(of: number, on: scale, format: input.format)))),
            .input(input), hint, errorText,
          ]
        case .choice: [label, .input(input), hint, errorText]
        }
      }
    return .stack(
      OverlayNode.Stack(
        .vertical, spacing: Look.Field.labelGap, alignment: .fill,
        children: lines.compactMap { $0 }))
  }

  /// Returns a text that follows a number.
  ///
  /// The text must not retain the input, because the input retains the number.
  private func words(
    of number: ObservableValue<Double>, on scale: OverlayNode.Input.Scale,
    format: (@Sendable (Double) -> String)?
  ) -> ObservableValue<String> {
    number.map { scale.words(for: $0, format: format) }
  }

  private func words(
    of number: ObservableValue<Int>, on scale: OverlayNode.Input.Scale,
    format: (@Sendable (Double) -> String)?
  ) -> ObservableValue<String> {
    number.map { scale.words(forWhole: $0, format: format) }
  }

  private var title: OverlayNode {
    .text(OverlayNode.Text(field.label, size: Look.Input.titleSize))
  }

  private var label: OverlayNode? { small(field.label, weight: .semibold) }

  private var hint: OverlayNode? { small(field.hint) }

  private func small(
    _ string: String, weight: OverlayNode.Font.Weight = .regular
  ) -> OverlayNode? {
    let text = OverlayNode.Text(
      string, size: Look.Field.labelSize, weight: weight, color: .secondaryLabel)
    return text.isBlank ? nil : .text(text)
  }

  /// The error message of an input.
  ///
  /// An empty message takes up no space. Text fields show their own error messages.
  private var errorText: OverlayNode { .text(text(following: error, in: .danger)) }

  private func text(
    following value: ObservableValue<String>, size: Double = Look.Field.labelSize,
    in color: AdaptiveColor = .secondaryLabel
  ) -> OverlayNode.Text {
    var text = OverlayNode.Text(value.value, size: size, color: color)
    text.live = OverlayNode.Text.Live(value: value)
    return text
  }

  private func row(_ start: OverlayNode?, _ end: OverlayNode...) -> OverlayNode {
    .stack(
      OverlayNode.Stack(
        .horizontal, spacing: Look.Notification.gap, alignment: .center,
        children: [start, .spacer(OverlayNode.Spacer())].compactMap { $0 } + end))
  }

  private func line(
    of text: ObservableValue<String>, _ entry: FormField.TextEntry, isFirst: Bool,
    didEnd: @escaping @MainActor @Sendable () -> Void
  ) -> OverlayNode.Field {
    var line = OverlayNode.Field(
      text, placeholder: OverlayNode.Text(entry.placeholder ?? "", color: .secondaryLabel),
      description: field.spoken,
      purpose: entry.purpose, lines: entry.lines, isFirst: isFirst, focusRequests: focusRequests,
      editing: OverlayNode.Field.Editing(didEnd: didEnd), error: error)
    line.ground = OverlayNode.Field.Ground()
    return line
  }
}

extension FormField {
  /// The label and the hint for screen readers.
  fileprivate var spoken: String { [label, hint].filter { !$0.isEmpty }.asSentences }
}
