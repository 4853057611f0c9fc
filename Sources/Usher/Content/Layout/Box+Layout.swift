package import UsherCore

extension Node.Box {
  /// Returns the frame of the box's surface when the box fills `frame`.
  package func surfaceFrame(in frame: Rect) -> Rect {
    frame.within(margins)
  }

  /// Returns the frame of the box's child when the box fills `frame`.
  package func childFrame(in frame: Rect) -> Rect {
    surfaceFrame(in: frame).within(padding)
  }

  /// Returns the width available to the child when `width` is available to the box.
  package func childWidth(in width: Double) -> Double {
    let outer = self.width.map { $0 + margins.left + margins.right } ?? width
    return childFrame(in: Rect(x: 0, y: 0, width: outer, height: 0)).size.width
  }

  /// Returns the size of the box around a child.
  ///
  /// - Parameter child: The size of the box's child; zero for a box without a child.
  /// - Returns: The size including margins.
  package func size(around child: Size) -> Size {
    Size(
      width: (width ?? child.width + padding.left + padding.right) + margins.left + margins.right,
      height: (height ?? child.height + padding.top + padding.bottom) + margins.top
        + margins.bottom)
  }
}

extension Rect {
  /// Returns the rectangle reduced by insets; no side is less than 0.
  fileprivate func within(_ insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
}
