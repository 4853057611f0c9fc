public import UsherCore

extension OverlayNode.Box {
  /// Returns the frame of the box's surface when the box fills `frame`.
  public func surfaceFrame(in frame: OverlayRect) -> OverlayRect {
    frame.within(margins)
  }

  /// Returns the frame of the box's child when the box fills `frame`.
  public func childFrame(in frame: OverlayRect) -> OverlayRect {
    surfaceFrame(in: frame).within(padding)
  }

  /// Returns the width available to the child when `width` is available to the box.
  public func childWidth(in width: Double) -> Double {
    let outer = self.width.map { min($0 + margins.left + margins.right, width) } ?? width
    return childFrame(in: OverlayRect(x: 0, y: 0, width: outer, height: 0)).size.width
  }

  /// Returns the natural size of the box around a child.
  ///
  /// - Parameters:
  ///   - child: The natural size of the box's child; zero for a box without a child.
  ///   - room: The width available to the box.
  /// - Returns: The size including margins.
  public func naturalSize(around child: OverlaySize, within room: Double) -> OverlaySize {
    let size = size(around: child)
    guard width == nil else {
      return OverlaySize(width: min(size.width, room), height: size.height)
    }
    guard let idealWidth else { return size }
    let usual = min(idealWidth + margins.left + margins.right, room)
    return OverlaySize(width: max(size.width, usual), height: size.height)
  }

  /// Returns the minimum width of the box, which may be less than a width of its own.
  ///
  /// - Parameter child: The minimum width of the box's child; 0 for none.
  /// - Returns: The width in points, including margins.
  public func minimumWidth(around child: Double) -> Double {
    let least = child + padding.left + padding.right
    return min(least, width ?? least) + margins.left + margins.right
  }

  /// Returns the minimum height of the box around a child.
  ///
  /// - Parameters:
  ///   - width: The box's width, including margins.
  ///   - child: Returns the minimum height of the box's child at a width; 0 for none.
  /// - Returns: The height in points, including margins.
  public func minimumHeight(width: Double, around child: (Double) -> Double) -> Double {
    let room = childFrame(in: OverlayRect(x: 0, y: 0, width: width, height: 0)).size.width
    return size(around: OverlaySize(width: 0, height: child(room))).height
  }

  /// Returns the size of the box around a child.
  ///
  /// - Parameter child: The size of the box's child; zero for a box without a child.
  /// - Returns: The size including margins.
  public func size(around child: OverlaySize) -> OverlaySize {
    OverlaySize(
      width: (width ?? child.width + padding.left + padding.right) + margins.left + margins.right,
      height: (height ?? max(child.height + padding.top + padding.bottom, minimumHeight))
        + margins.top + margins.bottom)
  }
}

extension OverlayRect {
  /// Returns the rectangle reduced by insets; no side is less than 0.
  fileprivate func within(_ insets: Insets) -> OverlayRect {
    OverlayRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
}

extension OverlayNode.Image {
  /// Returns the image's size at a text size, in points.
  ///
  /// An image that follows the text size grows to twice its own size at most: beyond that, it would
  /// take the room of the words.
  ///
  /// - Parameter scale: Scales a length as the system scales text.
  /// - Returns: The size.
  public func size(scaledBy scale: (Double) -> Double) -> OverlaySize {
    guard followsTextScale else { return size }
    func side(_ side: Double) -> Double { min(scale(side), 2 * side) }
    return OverlaySize(width: side(size.width), height: side(size.height))
  }
}

extension OverlayNode.Button {
  /// The distance between a button's icon and its label, in points.
  public static let iconSpacing = 8.0

  /// Returns the size of the button around its icon and label.
  ///
  /// - Parameter face: The size of the icon and the label side by side.
  /// - Returns: The size including padding, and no smaller than a control may be.
  public func size(around face: OverlaySize) -> OverlaySize {
    let padding = style.padding
    return OverlaySize(
      width: max(face.width + padding.left + padding.right, OverlayNode.ButtonStyle.minimumTarget),
      height: max(face.height + padding.top + padding.bottom, style.height))
  }
}

extension OverlayNode.Field {
  /// The minimum height of a field, and the width of its icon's room, in points.
  public static let side = 45.0
  /// The distance between a field's sides and the line below it, in points; also between a field's
  /// leading side and its text if there is no icon.
  public static let margin = 10.0
  /// The text's usual width, in points, if there is room for it.
  public static let idealWidth = 160.0
  /// The text's minimum width, in points.
  public static let minimumTextWidth = 60.0

  /// The distance between the field's leading side and its text, in points.
  public var start: Double { icon == nil ? Self.margin : Self.side }

  /// The field's minimum width, in points.
  public var minimumWidth: Double { start + Self.minimumTextWidth + Self.margin }

  /// Returns the field's natural width.
  ///
  /// - Parameter placeholder: The width of the placeholder on one line.
  /// - Returns: The width including the room around the text.
  public func width(around placeholder: Double) -> Double {
    start + max(placeholder, Self.idealWidth) + Self.margin
  }

  /// Returns the width of the field's text, in points.
  public func textWidth(in width: Double) -> Double { max(width - start - Self.margin, 0) }

  /// Returns the field's height without a mistake's, whatever is written in it: a placeholder that
  /// needs several lines makes the field higher by all but the first.
  ///
  /// - Parameters:
  ///   - width: The field's width, in points; infinity for any.
  ///   - line: The height of a line of what the user writes.
  ///   - placeholder: Returns the height of the placeholder in a width.
  /// - Returns: The height in points.
  public func height(
    in width: Double, line: Double, placeholder: (Double) -> Double
  ) -> Double {
    let unbroken = placeholder(.infinity)
    return max(line, unbroken, Self.side) + placeholder(textWidth(in: width)) - unbroken
  }

  /// The distance between a field's line and the mistake below, in points.
  public static let validationErrorGap = 4.0

  /// The distance between the field's sides and the mistake below, in points.
  public var validationErrorInset: Double { ground == nil ? Self.margin : 0 }

  /// Returns the width of the mistake below a field, in points.
  public func validationErrorWidth(in width: Double) -> Double {
    max(width - 2 * validationErrorInset, 0)
  }

  /// Returns the height by which a mistake makes a field higher, with the gap between the two.
  ///
  /// - Parameters:
  ///   - width: The field's width, in points; infinity for any.
  ///   - height: Returns the height of the mistake's words in a width.
  /// - Returns: The height in points.
  public func validationErrorHeight(in width: Double, of height: (Double) -> Double) -> Double {
    height(validationErrorWidth(in: width)) + Self.validationErrorGap
  }

  /// Returns the frame of the separator below the text: 1 point thick, and 2 while the field is
  /// edited.
  ///
  /// - Parameters:
  ///   - size: The field's size, in points.
  ///   - isEdited: Whether the field has the keyboard focus.
  /// - Returns: The frame in the field's coordinates.
  public func separatorFrame(in size: OverlaySize, isEdited: Bool) -> OverlayRect {
    let (margin, thickness) = (min(Self.margin, size.width / 2), isEdited ? 2.0 : 1.0)
    return OverlayRect(
      x: margin, y: size.height - thickness, width: size.width - 2 * margin, height: thickness)
  }

  /// Returns the color of the separator below the text; `nil` for no separator.
  public func separatorColor(isEdited: Bool) -> AdaptiveColor? {
    ground != nil ? nil : isEdited ? color : separator
  }
}

extension OverlayNode.ProgressBar {
  /// The natural width of a progress bar, in points.
  public static let idealWidth = 160.0
  /// The minimum width of a progress bar, in points.
  public static let minimumWidth = 24.0
}

extension OverlayNode.Scroll {
  /// The minimum height of a scroll view, in points; a lower one would show nothing.
  public static let minimumHeight = 48.0
}
