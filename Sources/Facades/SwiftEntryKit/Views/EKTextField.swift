public import Foundation
internal import UIKitNames
public import Usher

/// A line to type into, after a picture and over a line.
///
/// The content's delegate is asked and told about a `UITextField` in it, which it may change.
public final class EKTextField: UsherContentView {
  private let model: EKProperty.TextFieldContent
  private let input = ClientTextField()
  /// The room of the picture, in points.
  private static let side: CGFloat = 45

  /// Makes a field that holds what its content does.
  public init(with content: EKProperty.TextFieldContent) {
    model = content
    super.init(frame: .zero)
    let style = content.textStyle
    input.text = content.textContent
    input.placeholder = content.placeholder.text
    input.font = style.font
    input.textColor = UIColor { style.color(for: $0) }
    input.textAlignment = style.alignment
    input.tintColor = content.tintColor.map { _ in UIColor { content.tintColor(for: $0) ?? .label }
    }
    input.keyboardType = content.keyboardType
    input.isSecureTextEntry = content.isSecure
    input.accessibilityIdentifier = content.accessibilityIdentifier
    input.client = content.delegate
    addPart(input)
  }

  /// Fails: fields are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is typed.
  public var text: String {
    get { input.text ?? "" }
    set { input.text = newValue }
  }

  /// Takes the keyboard: now where it is shown, or else once it has come; not where the delegate refuses.
  public func makeFirstResponder() {
    input.takeKeyboardOnceShown()
  }

  /// Writes what is typed where its content's copies find it.
  func submit() {
    var model = model
    model.textContent = text
  }

  var field: Node.Field {
    var placeholder = model.placeholder
    placeholder.text = input.placeholder ?? ""
    return input.field(
      placeholder: Node.Text(placeholder), icon: icon ?? .nothing,
      separator: AdaptiveColor(model.bottomBorderColor, model.displayMode))
  }

  private var icon: Node.Image? {
    model.leadingImage.map { image in
      Node.Image(
        Node.Image.Source(image),
        size: Size(
          width: Double(min(image.size.width, Self.side)),
          height: Double(min(image.size.height, Self.side))),
        color: input.tintColor.map { AdaptiveColor($0) } ?? .label)
    }
  }

  /// What is shown of the field.
  public override var usherContent: OverlayContent { OverlayContent(.field(field)).onEntry }
}

extension Node.Image {
  /// Keeps the room of a picture where there is none.
  fileprivate static let nothing = Node.Image(.glyph(Glyph(shapes: [])))
}
