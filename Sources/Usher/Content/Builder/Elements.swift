// The functions have the names of SwiftUI's types. In a file that also imports SwiftUI, the
// compiler prefers its types, and uses these functions if it expects an element.

/// Returns a text; its lines wrap where the width ends.
///
/// - Parameter string: The text; an empty text takes no space.
/// - Returns: The element.
@_disfavoredOverload
public func Text(_ string: String) -> OverlayElement {
  OverlayElement { .text($0.text(string)) }
}

/// Returns a text that shows a value and follows it; the overlay grows and shrinks with the text.
@_disfavoredOverload
public func Text(_ live: ObservableValue<String>) -> OverlayElement {
  OverlayElement { settings in
    var text = settings.text("")
    text.live = OverlayNode.Text.Live(
      value: live, isUnderlined: settings.isUnderlined, isStruckThrough: settings.isStruckThrough)
    return .text(text)
  }
}

/// Returns a picture or an icon, 24 points high and wide unless `frame` says otherwise.
///
/// An icon has the color of text, and in a font of its own, the size of that font's lines.
///
/// - Parameters:
///   - source: The source, such as `.icon("envelope")` or `.file(path)`.
///   - label: What a screen reader says for the picture; `nil` for a decorative one.
/// - Returns: The element.
@_disfavoredOverload
public func Image(_ source: OverlayNode.Image.Source, label: String? = nil) -> OverlayElement {
  OverlayElement { settings in
    .image(
      OverlayNode.Image(
        source, size: settings.font.map { ($0.size * 1.2).rounded() } ?? 24,
        color: settings.color ?? .label, label: label))
  }
}

/// Returns a system icon: an SF Symbol on Apple's systems, an icon of the icon theme on Linux.
@_disfavoredOverload
public func Image(systemName name: String) -> OverlayElement { Image(.icon(name)) }

/// Returns a text after a system icon.
///
/// - Parameters:
///   - title: The text.
///   - name: The icon's name.
/// - Returns: The element.
@_disfavoredOverload
public func Label(_ title: String, systemImage name: String) -> OverlayElement {
  HStack(spacing: 6) {
    Image(systemName: name)
    Text(title)
  }
}

/// Returns a button.
///
/// - Parameters:
///   - title: The title.
///   - role: The purpose; `nil` for any other.
///   - dismisses: Whether pressing the button dismisses the overlay.
///   - action: Called when the user presses the button.
/// - Returns: The element.
@_disfavoredOverload
public func Button(
  _ title: String, role: OverlayNode.Button.Role? = nil, dismisses: Bool = true,
  action: @escaping @MainActor @Sendable () -> Void = {}
) -> OverlayElement {
  Button(role: role, dismisses: dismisses, action: action) { Text(title) }
}

/// Returns a button whose title follows a value, such as "Pause" and "Resume".
@_disfavoredOverload
public func Button(
  _ title: ObservableValue<String>, role: OverlayNode.Button.Role? = nil, dismisses: Bool = true,
  action: @escaping @MainActor @Sendable () -> Void
) -> OverlayElement {
  Button(role: role, dismisses: dismisses, action: action) { Text(title) }
}

/// Returns a button whose label has a text, an icon, or both.
///
/// - Parameters:
///   - role: The purpose; `nil` for any other.
///   - dismisses: Whether pressing the button dismisses the overlay.
///   - action: Called when the user presses the button.
///   - label: The label. Its first image becomes the icon, its texts become one, which follows no
///     value; a label with an icon alone needs an `accessibilityLabel`.
/// - Returns: The element.
@_disfavoredOverload
public func Button(
  role: OverlayNode.Button.Role? = nil, dismisses: Bool = true,
  action: @escaping @MainActor @Sendable () -> Void,
  @OverlayBuilder label: () -> [OverlayElement]
) -> OverlayElement {
  let pieces = label()
  return OverlayElement { settings in
    let isProminent = settings.buttonStyle == .borderedProminent
    var inner = settings
    inner.font = settings.font ?? OverlayNode.Font(size: 14)
    inner.weight = settings.weight ?? .semibold
    inner.alignment = .center
    inner.color =
      settings.color
      ?? (role == .destructive
        ? .danger : isProminent ? .accentFillLabel : settings.tint ?? .accent)
    let nodes = pieces.flatMap { $0.node(in: inner).leaves }
    let texts = nodes.compactMap { if case .text(let text) = $0 { text } else { nil } }
    let icon = nodes.lazy.compactMap { if case .image(let image) = $0 { image } else { nil } }.first
    var style = settings.buttonStyle ?? .bordered
    if isProminent, let tint = settings.tint { style = style.filled(tint) }
    var button = OverlayNode.Button(
      label: texts.first.map { first in
        texts.count == 1 ? first : inner.text(texts.map(\.string).joined(separator: " "))
      } ?? inner.text(""),
      icon: icon,
      style: settings.buttonShape?.shaping(style, aroundOnly: texts.isEmpty ? icon : nil)
        ?? style,
      description: texts.isEmpty ? icon?.label : nil,
      dismisses: dismisses, isDefault: isProminent, isDestructive: role == .destructive,
      isEnabled: settings.isEnabled, perform: action)
    button.isCancel = role == .cancel
    return .button(button)
  }
}

/// Returns a text field of one line.
///
/// - Parameters:
///   - title: The text shown while the field is empty, which a screen reader says as its purpose.
///   - text: The field's text, updated with every change.
///   - purpose: The kind of text that is expected; on-screen keyboards adapt to it.
/// - Returns: The element.
@_disfavoredOverload
public func TextField(
  _ title: String, text: ObservableValue<String>, purpose: OverlayNode.Field.Purpose = .text
) -> OverlayElement {
  OverlayElement { settings in
    let shown = settings.text("")
    var placeholder = settings.text(title)
    placeholder.color = .secondaryLabel
    return .field(
      OverlayNode.Field(
        text, placeholder: placeholder, purpose: purpose,
        font: shown.font, color: shown.color, separator: .separator))
  }
}

/// Returns a text field that hides what the user types.
@_disfavoredOverload
public func SecureField(_ title: String, text: ObservableValue<String>) -> OverlayElement {
  TextField(title, text: text, purpose: .password)
}

/// Returns an activity indicator, beside a text if there is one.
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

/// Returns a progress bar, below a text if there is one.
///
/// - Parameters:
///   - title: The work in progress.
///   - value: The progress, from 0 to 1; the bar follows it.
/// - Returns: The element.
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

/// Returns a progress bar with a fixed progress, from 0 to 1.
@_disfavoredOverload
public func ProgressView(_ title: String = "", value: Double) -> OverlayElement {
  ProgressView(title, value: ObservableValue(value))
}

extension OverlayNode {
  /// The nodes without children, in reading order.
  fileprivate var leaves: [OverlayNode] {
    children.isEmpty ? [self] : children.flatMap { $0.leaves }
  }
}
