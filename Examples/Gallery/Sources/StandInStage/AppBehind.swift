#if GTK
internal import UIKit
internal import Usher
internal import UsherUIKit

/// The app behind overlays, with three stripes in different colors, and optionally a keyboard or a
/// field.
@MainActor
final class AppBehind: UIView {
  init(frame: CGRect, keyboard: CGRect?) {
    super.init(frame: frame)
    let colors = [(0x8F, 0xB8, 0xDE), (0xF2, 0xD3, 0x88), (0xC9, 0x86, 0x86)]
    var top: CGFloat = 0
    for (number, color) in colors.enumerated() {
      // The stripes have whole heights. The first stripes get the remaining points.
      let bottom = (frame.height * CGFloat(number + 1) / 3).rounded(.up)
      let stripe = UIView(frame: CGRect(x: 0, y: top, width: frame.width, height: bottom - top))
      stripe.backgroundColor = UIColor(
        red: CGFloat(color.0) / 255, green: CGFloat(color.1) / 255, blue: CGFloat(color.2) / 255,
        alpha: 1)
      addSubview(stripe)
      if let name = [0: "top", 2: "bottom"][number] { addPlace(name, in: stripe) }
      top = bottom
    }
    if let keyboard { addKeyboard(keyboard) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Adds an anchor for overlays in the middle of a stripe.
  private func addPlace(_ name: String, in stripe: UIView) {
    let place = UIView(
      frame: CGRect(
        x: (stripe.bounds.width - 80) / 2, y: ((stripe.bounds.height - 30) / 2).rounded(.down),
        width: 80, height: 30))
    stripe.addSubview(place)
    AnchorID(name).mark(place)
  }

  /// Adds a text field at the bottom, in which the user types.
  func addField() {
    let field = UITextField(
      frame: CGRect(x: 12, y: bounds.height - 52, width: bounds.width - 24, height: 40))
    field.borderStyle = .roundedRect
    field.text = "See you at nine"
    addSubview(field)
    field.becomeFirstResponder()
  }

  private func addKeyboard(_ frame: CGRect) {
    let keyboard = UIView(frame: frame)
    keyboard.backgroundColor = Self.color(light: 0xF6F5F4, dark: 0x353535)
    let line = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: 1))
    line.backgroundColor = Self.color(light: 0xCDC7C2, dark: 0x1B1B1B)
    keyboard.addSubview(line)
    var top: CGFloat = 9
    for count in [10, 9, 7, 4] {
      let width: CGFloat = count == 4 ? 70 : 29
      var left = ((frame.width - CGFloat(count) * (width + 6)) / 2).rounded(.down) + 3
      for _ in 0..<count {
        let key = UIView(frame: CGRect(x: left, y: top, width: width, height: 40))
        key.backgroundColor = Self.color(light: 0xFFFFFF, dark: 0x2D2D2D)
        key.layer.cornerRadius = 6
        keyboard.addSubview(key)
        left += width + 6
      }
      top += 48
    }
    addSubview(keyboard)
  }

  private static func color(light: Int, dark: Int) -> UIColor {
    UIColor { traits in
      let value = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
        blue: CGFloat(value & 255) / 255, alpha: 1)
    }
  }
}
#endif
