#if os(iOS) || UIKIT_STAND_IN
public import Foundation
internal import UIKitBridge
public import Usher

/// A text field with an image before the text and a line below.
///
/// The view contains a `UITextField`. The content's delegate receives its calls, and can change it.
public final class EKTextField: UsherContentView {
  private let model: EKProperty.TextFieldContent
  private let input = ClientTextField()
  /// The maximum width and height of the image, in points.
  private static let side: CGFloat = 45

  /// Creates a field with the text of its content.
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

  /// Returns `nil`, because text fields can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The typed text.
  public var text: String {
    get { input.text ?? "" }
    set { input.text = newValue }
  }

  /// Moves the keyboard focus to the field, immediately or when the field appears.
  ///
  /// The field doesn't get the focus if its delegate refuses.
  public func makeFirstResponder() {
    input.requestKeyboardOnceShown()
  }

  /// Stores the typed text in `textContent`, which all copies of the content share.
  func submit() {
    var model = model
    model.textContent = text
  }

  var field: OverlayNode.Field {
    var placeholder = model.placeholder
    placeholder.text = input.placeholder ?? ""
    return input.field(
      placeholder: OverlayNode.Text(placeholder), icon: icon ?? .nothing,
      separator: AdaptiveColor(model.bottomBorderColor, model.displayMode))
  }

  private var icon: OverlayNode.Image? {
    model.leadingImage.map { image in
      OverlayNode.Image(
        OverlayNode.Image.Source(image),
        size: OverlaySize(
          width: Double(min(image.size.width, Self.side)),
          height: Double(min(image.size.height, Self.side))),
        color: input.tintColor.map { AdaptiveColor($0) } ?? .label)
    }
  }

  /// The field's content.
  public override var usherContent: OverlayContent { OverlayContent(.field(field)).onEntry }
}

extension OverlayNode.Image {
  /// An empty image that takes up the space of an image.
  fileprivate static let nothing = OverlayNode.Image(.glyph(Glyph(shapes: [])))
}
#endif
