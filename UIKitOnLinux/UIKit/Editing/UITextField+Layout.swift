public import Foundation

extension UITextField {
  /// The size of the text or the placeholder, including the border.
  var wantedSize: CGSize {
    let words = layout(of: shownText).size
    let lines = max(words.height, layout(of: NSAttributedString(string: "x")).size.height)
    let inset = Self.inset(of: borderStyle)
    return CGSize(width: words.width + 2 * inset, height: lines + 2 * inset)
      .rounded(up: traitCollection.displayScale)
  }

  /// Returns the caret's rectangle at a position, 2 points wide.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let layout = layout(of: letters)
    let origin = origin(of: layout, in: editingRect(forBounds: bounds))
    let caret = layout.caret(before: shownOffset(of: position.offset))
    return CGRect(
      x: origin.x + caret.minX, y: origin.y + caret.minY, width: 2, height: caret.height)
  }

  /// Returns the text position nearest to a point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    let layout = layout(of: letters)
    let origin = origin(of: layout, in: editingRect(forBounds: bounds))
    let place = layout.offset(nearest: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    guard isSecureTextEntry else { return UITextPosition(offset: place) }
    return UITextPosition(offset: written.prefix(place).utf16.count)
  }

  /// The text, or the placeholder while the text is empty.
  var shownText: NSAttributedString {
    written.isEmpty ? attributedPlaceholder ?? letters : letters
  }

  /// The displayed text, in which bullets replace secure text.
  private var letters: NSAttributedString {
    NSAttributedString(
      string: isSecureTextEntry ? String(repeating: "•", count: written.count) : written)
  }

  /// Returns the UTF-16 offset in the displayed text that corresponds to an offset in the real
  /// text.
  private func shownOffset(of offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    let place = String.Index(utf16Offset: offset, in: written)
    return written[..<min(place, written.endIndex)].count
  }

  func layout(of text: NSAttributedString) -> TextLayout {
    let own = font ?? .systemFont(ofSize: 17)
    var style = TextStyle(
      font: adjustsFontForContentSizeCategory ? own.adjusted(for: traitCollection) : own,
      color: textColor ?? .label)
    style.alignment = .left
    style.lineLimit = 1
    style.traits = traitCollection
    return TextLayout(text, style: style)
  }

  /// Returns the origin of the line, based on the alignment.
  ///
  /// If the line is too long, it is shifted so that the caret is visible.
  func origin(of layout: TextLayout, in rectangle: CGRect) -> CGPoint {
    let size = layout.size
    let above = CGSize(width: 0, height: max((rectangle.height - size.height) / 2, 0))
    let y = rectangle.minY + above.rounded(down: traitCollection.displayScale).height
    guard size.width <= rectangle.width else {
      let offset = isEditing && !written.isEmpty ? shownOffset(of: selection.location) : 0
      let caret = layout.caret(before: offset).minX
      return CGPoint(x: rectangle.minX - max(caret + 2 - rectangle.width, 0), y: y)
    }
    let slack = rectangle.width - size.width
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch textAlignment {
    case .left: CGPoint(x: rectangle.minX, y: y)
    case .center: CGPoint(x: rectangle.minX + slack / 2, y: y)
    case .right: CGPoint(x: rectangle.minX + slack, y: y)
    case .justified, .natural: CGPoint(x: rectangle.minX + (isReversed ? slack : 0), y: y)
    }
  }

  func shows(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    return switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  static func inset(of style: BorderStyle) -> CGFloat {
    switch style {
    case .none: 0
    case .line, .bezel: 2
    case .roundedRect: 7
    }
  }
}
