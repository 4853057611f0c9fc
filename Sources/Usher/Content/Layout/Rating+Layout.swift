public import UsherCore

extension OverlayNode.Rating {
  /// The rating's minimum width, in points: the width of its widest symbol.
  public var minimumWidth: Double { items.indices.map { size(of: $0).width }.max() ?? 0 }

  /// Returns the rating's size if each line has as many symbols as fit in `width`.
  public func size(within width: Double) -> OverlaySize {
    lines(in: width).reduce(.zero) { all, line in
      let size = size(of: line)
      return OverlaySize(width: max(all.width, size.width), height: all.height + size.height)
    }
  }

  /// Returns the frames of the symbols, in their order, if the rating fills `frame`.
  ///
  /// Lines are centered. Hosts mirror the frames in right-to-left languages.
  public func frames(filling frame: OverlayRect) -> [OverlayRect] {
    let lines = lines(in: frame.size.width)
    let natural = lines.reduce(0) { $0 + size(of: $1).height }
    let spare = (frame.size.height - natural) / Double(max(lines.count, 1))
    var y = frame.minY
    return lines.flatMap { line in
      let size = size(of: line)
      var x = frame.minX + ((frame.size.width - size.width) / 2).rounded(.towardZero)
      let height = size.height + spare
      defer { y += height }
      return line.map { index in
        let width = self.size(of: index).width
        defer { x += width }
        return OverlayRect(x: x, y: y, width: width, height: height)
      }
    }
  }

  private func size(of line: Range<Int>) -> OverlaySize {
    line.map { size(of: $0) }.reduce(.zero) { all, size in
      OverlaySize(width: all.width + size.width, height: max(all.height, size.height))
    }
  }

  /// Returns the indices of the symbols in each line.
  ///
  /// A line has at least one symbol.
  private func lines(in width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    for index in items.indices {
      if let line = lines.last, size(of: line.lowerBound..<index + 1).width <= width {
        lines[lines.count - 1] = line.lowerBound..<index + 1
      } else {
        lines.append(index..<index + 1)
      }
    }
    return lines
  }
}
