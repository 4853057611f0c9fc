public import Foundation
public import Usher

/// A line to type into, after a picture and over a line.
public final class EKTextField: UIView, ContentRepresentable {
  private let model: EKProperty.TextFieldContent
  private let typed: Live<String>
  private let focusRequests = Live(0)
  private var wantsFocus = false
  /// The room of the picture, in points.
  private static let side: CGFloat = 45

  /// Makes a field that holds what its content does.
  public init(with content: EKProperty.TextFieldContent) {
    model = content
    typed = Live(content.textContent)
    super.init(frame: .zero)
  }

  /// Fails: fields are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is typed.
  public var text: String {
    get { typed.value }
    set { typed.value = newValue }
  }

  /// Takes the keyboard: now where it is shown, or else once it has come.
  public func makeFirstResponder() {
    wantsFocus = true
    focusRequests.value += 1
  }

  /// Leaves the keyboard to another field that is to have it once both have come.
  func leaveFocus() { wantsFocus = false }

  /// Writes what is typed where its content's copies find it.
  func submit() {
    var model = model
    model.textContent = text
  }

  var field: TextField {
    let tint = model.tintColor.map { Color($0, model.displayMode) } ?? .label
    let icon = model.leadingImage.map { image in
      Image(
        Image.Source(image),
        size: Size(
          width: Double(min(image.size.width, Self.side)),
          height: Double(min(image.size.height, Self.side))),
        color: tint)
    }
    var field = TextField(
      typed, placeholder: Text(model.placeholder), icon: icon ?? .nothing,
      purpose: model.isSecure ? .password : TextField.Purpose(model.keyboardType),
      font: Font(model.textStyle.font),
      color: Color(model.textStyle.color, model.textStyle.displayMode),
      separator: Color(model.bottomBorderColor, model.displayMode), isFirst: wantsFocus,
      focusRequests: focusRequests)
    field.identifier = model.accessibilityIdentifier
    return field
  }

  /// What is shown of the field.
  public var content: Content { Content(.field(field)).onEntry }
}

extension Image {
  /// Keeps the room of a picture where there is none.
  fileprivate static let nothing = Image(.glyph(Glyph(shapes: [])))
}
