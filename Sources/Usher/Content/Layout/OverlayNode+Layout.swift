public import UsherCore

extension OverlayNode.Box {
  /// Returns the frame of the box's surface if the box fills `frame`.
  public func surfaceFrame(in frame: OverlayRect) -> OverlayRect {
    frame.within(margins)
  }

  /// Returns the frame of the box's child if the box fills `frame`.
  public func childFrame(in frame: OverlayRect) -> OverlayRect {
    surfaceFrame(in: frame).within(padding)
  }

  /// Returns the width available to the child if `width` is available to the box.
  public func childWidth(in width: Double) -> Double {
    let outer = self.width.map { min($0 + margins.left + margins.right, width) } ?? width
    return childFrame(in: OverlayRect(x: 0, y: 0, width: outer, height: 0)).size.width
  }

  /// Returns the natural size of the box around a child.
  ///
  /// - Parameters:
  ///   - child: The natural size of the child, or zero if there is no child.
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

  /// Returns the minimum width of the box.
  ///
  /// It may be less than the width that is set for the box.
  ///
  /// - Parameter child: The minimum width of the child, or 0 if there is no child.
  /// - Returns: The width in points, including margins.
  public func minimumWidth(around child: Double) -> Double {
    let least = child + padding.left + padding.right
    return min(least, width ?? least) + margins.left + margins.right
  }

  /// Returns the minimum height of the box around a child.
  ///
  /// - Parameters:
  ///   - width: The box's width, including margins.
  ///   - child: A closure that returns the minimum height of the child at a width, or 0 if there is
  ///     no child.
  /// - Returns: The height in points, including margins.
  public func minimumHeight(width: Double, around child: (Double) -> Double) -> Double {
    let room = childFrame(in: OverlayRect(x: 0, y: 0, width: width, height: 0)).size.width
    return size(around: OverlaySize(width: 0, height: child(room))).height
  }

  /// Returns the size of the box around a child.
  ///
  /// - Parameter child: The size of the child, or zero if there is no child.
  /// - Returns: The size including margins.
  public func size(around child: OverlaySize) -> OverlaySize {
    OverlaySize(
      width: (width ?? child.width + padding.left + padding.right) + margins.left + margins.right,
      height: (height ?? max(child.height + padding.top + padding.bottom, minimumHeight))
        + margins.top + margins.bottom)
  }
}

extension OverlayRect {
  /// Returns the rectangle reduced by insets.
  ///
  /// No side becomes negative.
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
  /// An image that follows the text size grows to no more than twice its size, because a larger
  /// image would leave too little space for text.
  ///
  /// - Parameter scale: A closure that scales a length in the same way as the system scales text.
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
  /// - Parameter face: The size of the icon and the label in a row.
  /// - Returns: The size including padding. It is at least the minimum size of a control.
  public func size(around face: OverlaySize) -> OverlaySize {
    let padding = style.padding
    return OverlaySize(
      width: max(face.width + padding.left + padding.right, OverlayNode.ButtonStyle.minimumTarget),
      height: max(face.height + padding.top + padding.bottom, style.height))
  }
}

extension OverlayNode.Field {
  /// The minimum height of a field, and the width of its icon's space, in points.
  public static let side = 45.0
  /// The distance between a field's sides and its separator, in points.
  ///
  /// Without an icon, it is also the distance between the field's leading side and its text.
  public static let margin = 10.0
  /// The usual width of the text, in points, if there is enough space.
  public static let idealWidth = 160.0
  /// The minimum width of the text, in points.
  public static let minimumTextWidth = 60.0

  /// The distance between the field's leading side and its text, in points.
  public var start: Double { icon == nil ? Self.margin : Self.side }

  /// The field's minimum width, in points.
  public var minimumWidth: Double { start + Self.minimumTextWidth + Self.margin }

  /// Returns the field's natural width.
  ///
  /// - Parameter placeholder: The width of the placeholder on one line.
  /// - Returns: The width including the space around the text.
  public func width(around placeholder: Double) -> Double {
    start + max(placeholder, Self.idealWidth) + Self.margin
  }

  /// Returns the width of the field's text, in points.
  public func textWidth(in width: Double) -> Double { max(width - start - Self.margin, 0) }

  /// Returns the field's height without an error message, regardless of the text that it contains.
  ///
  /// If the placeholder wraps, the field grows by the height of each additional line.
  ///
  /// - Parameters:
  ///   - width: The field's width in points, or infinity for an unlimited width.
  ///   - line: The height of a line of text that the user enters.
  ///   - placeholder: A closure that returns the height of the placeholder at a width.
  /// - Returns: The height in points.
  public func height(
    in width: Double, line: Double, placeholder: (Double) -> Double
  ) -> Double {
    let unbroken = placeholder(.infinity)
    return max(line, unbroken, Self.side) + placeholder(textWidth(in: width)) - unbroken
  }

  /// The distance between a field's separator and the error message below, in points.
  public static let validationErrorGap = 4.0

  /// The distance between the field's sides and the error message below, in points.
  public var validationErrorInset: Double { ground == nil ? Self.margin : 0 }

  /// Returns the width of the error message below a field, in points.
  public func validationErrorWidth(in width: Double) -> Double {
    max(width - 2 * validationErrorInset, 0)
  }

  /// Returns the additional height of a field with an error message, including the gap.
  ///
  /// - Parameters:
  ///   - width: The field's width in points, or infinity for an unlimited width.
  ///   - height: A closure that returns the height of the error message at a width.
  /// - Returns: The height in points.
  public func validationErrorHeight(in width: Double, of height: (Double) -> Double) -> Double {
    height(validationErrorWidth(in: width)) + Self.validationErrorGap
  }

  /// Returns the frame of the separator.
  ///
  /// The separator is 1 point thick, or 2 points while the field is being edited.
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

  /// Returns the color of the line below the text, or `nil` if there is no line.
  ///
  /// While a field without a surface is being edited, the line has the color of the text, even if
  /// the field has no separator.
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
  /// The minimum height of a scroll view, in points.
  ///
  /// A lower scroll view would show nothing.
  public static let minimumHeight = 48.0
}
