// The functions have the same names as SwiftUI's types. In a file that also imports SwiftUI, the
// compiler prefers SwiftUI's types, and uses these functions if an element is expected.

/// Returns text that wraps at the available width and is shown as is.
///
/// Empty text takes up no space. String literals are Markdown instead, as ``OverlayText``
/// describes.
@_disfavoredOverload
public func Text(_ string: some StringProtocol) -> OverlayElement {
  let text = OverlayText(verbatim: string)
  return OverlayElement { .text($0.text(text)) }
}

/// Returns text with emphasis and links, for example from a string literal.
///
/// Empty text, or `nil`, takes up no space.
///
/// ```swift
/// presenter.present { Text("Read the [news](https://example.org/news) in **version 4**") }
/// ```
public func Text(_ text: OverlayText?) -> OverlayElement {
  // The parameter is optional so that in a file with SwiftUI, the compiler prefers SwiftUI's `Text`
  // for a literal.
  OverlayElement { .text($0.text(text ?? "")) }
}

/// Returns text that is shown as is, even if it is a string literal.
@_disfavoredOverload
public func Text(verbatim string: String) -> OverlayElement {
  OverlayElement { .text($0.text(string)) }
}

/// Returns text that follows a value.
///
/// The overlay grows and shrinks with the text.
@_disfavoredOverload
public func Text(_ live: ObservableValue<String>) -> OverlayElement {
  OverlayElement { settings in
    var text = settings.text("")
    text.live = OverlayNode.Text.Live(
      value: live, isUnderlined: settings.isUnderlined, isStruckThrough: settings.isStruckThrough)
    return .text(text)
  }
}

/// Returns an image or an icon.
///
/// Its width and height are 24 points unless `frame` sets them. An icon has the color of the text.
/// If a font is set, the icon is as large as a line in that font. If `label` is `nil`, the image is
/// decorative, and screen readers ignore it.
@_disfavoredOverload
public func Image(_ source: OverlayNode.Image.Source, label: String? = nil) -> OverlayElement {
  OverlayElement { settings in
    .image(
      OverlayNode.Image(
        source, size: settings.font.map { ($0.size * 1.2).rounded() } ?? 24,
        color: settings.color ?? .label, label: label))
  }
}

/// Returns a system icon: an SF Symbol on Apple platforms, or an icon from the icon theme on Linux.
@_disfavoredOverload
public func Image(systemName name: String) -> OverlayElement { Image(.icon(name)) }

/// Returns a system icon followed by text.
@_disfavoredOverload
public func Label(_ title: String, systemImage name: String) -> OverlayElement {
  HStack(spacing: 6) {
    Image(systemName: name)
    Text(title)
  }
}

/// Returns a button that dismisses the overlay unless `dismisses` is `false`.
@_disfavoredOverload
public func Button(
  _ title: String, role: OverlayNode.Button.Role? = nil, dismisses: Bool = true,
  action: @escaping @MainActor @Sendable () -> Void = {}
) -> OverlayElement {
  Button(role: role, dismisses: dismisses, action: action) { Text(title) }
}

/// Returns a button whose title follows a value, for example to alternate "Pause" and "Resume".
@_disfavoredOverload
public func Button(
  _ title: ObservableValue<String>, role: OverlayNode.Button.Role? = nil, dismisses: Bool = true,
  action: @escaping @MainActor @Sendable () -> Void
) -> OverlayElement {
  Button(role: role, dismisses: dismisses, action: action) { Text(title) }
}

/// Returns a button whose label has text, an icon, or both.
///
/// The first image in `label` becomes the icon. Several texts are joined into one constant text. If
/// the label has only an icon, it needs an `accessibilityLabel`.
@_disfavoredOverload
public func Button(
  role: OverlayNode.Button.Role? = nil, dismisses: Bool = true,
  action: @escaping @MainActor @Sendable () -> Void,
  @OverlayBuilder label: () -> [OverlayElement]
) -> OverlayElement {
  let pieces = label()
  return OverlayElement { settings in
    let isDestructive = role == .destructive
    let isFilled = settings.buttonStyle == .borderedProminent
    let isProminent = isFilled && !isDestructive
    var inner = settings
    inner.font = settings.font ?? OverlayNode.Font(size: 14)
    inner.weight = settings.weight ?? .semibold
    inner.alignment = .center
    inner.isSelectable = false
    inner.color =
      settings.color
      ?? (isDestructive
        ? isFilled ? .white : .danger : isProminent ? .accentFillLabel : settings.tint ?? .accent)
    let nodes = pieces.flatMap { $0.node(in: inner).leaves }
    let texts = nodes.compactMap { if case .text(let text) = $0 { text } else { nil } }
    let icon = nodes.lazy.compactMap { if case .image(let image) = $0 { image } else { nil } }.first
    var style = isFilled && isDestructive ? .destructive : settings.buttonStyle ?? .bordered
    if isProminent, let tint = settings.tint { style = style.filled(tint) }
    var button = OverlayNode.Button(
      label: texts.first.map { first in
        texts.count == 1 ? first : inner.text(texts.map(\.string).joined(separator: " "))
      } ?? inner.text(""),
      icon: icon,
      style: settings.buttonShape?.shaping(style, aroundOnly: texts.isEmpty ? icon : nil)
        ?? style,
      description: texts.isEmpty ? icon?.label : nil,
      dismisses: dismisses, isDefault: isProminent, isDestructive: isDestructive,
      isEnabled: settings.isEnabled, perform: action)
    button.isCancel = role == .cancel
    return .button(button)
  }
}

/// Returns a text field.
///
/// The title is shown while the field is empty, and describes the field to screen readers.
/// On-screen keyboards adapt to `purpose`. With the axis `.vertical`, the field is multiline. It
/// grows with its text, from 1 to 20 lines or within `lineLimit`, and then the text scrolls.
@_disfavoredOverload
public func TextField(
  _ title: String, text: ObservableValue<String>, purpose: OverlayNode.Field.Purpose = .text,
  axis: OverlayNode.Stack.Axis = .horizontal
) -> OverlayElement {
  OverlayElement { settings in
    let shown = settings.text("")
    var placeholder = settings.text(title)
    placeholder.color = .secondaryLabel
    placeholder.isSelectable = false
    return .field(
      OverlayNode.Field(
        text, placeholder: placeholder, purpose: purpose,
        lines: axis == .vertical ? settings.fieldLines : 1...1,
        font: shown.font, color: shown.color, separator: .separator))
  }
}

/// Returns a text field that hides what the user types.
@_disfavoredOverload
public func SecureField(_ title: String, text: ObservableValue<String>) -> OverlayElement {
  TextField(title, text: text, purpose: .password)
}

/// Returns an activity indicator, with the title next to it unless the title is empty.
@_disfavoredOverload
public func ProgressView(_ title: String = "") -> OverlayElement {
  let indicator = OverlayElement { settings in
    .activity(
      OverlayNode.Activity(color: settings.tint ?? settings.color ?? .label, description: title))
  }
  return title.isEmpty
    ? indicator
    : HStack {
      indicator
      Text(title)
    }
}

/// Returns a progress bar that follows a value from 0 to 1, with the title above it unless the
/// title is empty.
@_disfavoredOverload
public func ProgressView(_ title: String = "", value: ObservableValue<Double>) -> OverlayElement {
  let bar = OverlayElement { settings in
    .progress(
      OverlayNode.ProgressBar(
        .done(value), color: settings.tint ?? settings.color ?? .accent, description: title))
  }
  return title.isEmpty
    ? bar
    : VStack(alignment: .leading) {
      Text(title)
      bar
    }
}

/// Returns a progress bar with a fixed value, from 0 to 1.
@_disfavoredOverload
public func ProgressView(_ title: String = "", value: Double) -> OverlayElement {
  ProgressView(title, value: ObservableValue(value))
}

extension OverlayNode {
  fileprivate var leaves: [OverlayNode] {
    children.isEmpty ? [self] : children.flatMap { $0.leaves }
  }
}
