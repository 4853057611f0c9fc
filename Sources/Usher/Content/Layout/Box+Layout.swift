package import UsherCore

extension Node.Box {
  /// The frame of the box's surface, where the box fills a frame.
  package func surfaceFrame(in frame: Rect) -> Rect {
    frame.within(margins)
  }

  /// The frame of the box's child, where the box fills a frame.
  package func childFrame(in frame: Rect) -> Rect {
    surfaceFrame(in: frame).within(padding)
  }

  /// The width of the child's room where there is `width` for all of it.
  package func childWidth(in width: Double) -> Double {
    let outer = self.width.map { $0 + margins.left + margins.right } ?? width
    return childFrame(in: Rect(x: 0, y: 0, width: outer, height: 0)).size.width
  }

  /// The size of all of it around a child.
  ///
  /// - Parameter child: The size of its child; that of nothing where it has none.
  /// - Returns: The size with its margins.
  package func size(around child: Size) -> Size {
    Size(
      width: (width ?? child.width + padding.left + padding.right) + margins.left + margins.right,
      height: (height ?? child.height + padding.top + padding.bottom) + margins.top
        + margins.bottom)
  }
}

extension Rect {
  /// The rest of the rectangle within insets; no side is less than 0.
  fileprivate func within(_ insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
}
