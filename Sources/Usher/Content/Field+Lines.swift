extension OverlayNode.Field {
  /// Whether the text can have several lines and Return inserts a line break.
  ///
  /// Always `false` for a field with a platform's view.
  public var isMultiline: Bool { lines.upperBound > 1 && platform == nil }

  /// Returns the text that a host stores in `text` after the user types or pastes.
  ///
  /// In a multiline field, control characters except tabs are removed, and every line break becomes
  /// a line feed. Other fields store the text unchanged.
  public func textToStore(_ written: String) -> String {
    isMultiline ? written.withLineFeeds : written
  }

  /// Returns the distance between the top of a multiline field and its first line.
  ///
  /// The first line is as far from the top as the line of other fields. The last line has the same
  /// distance from the bottom.
  ///
  /// - Parameter line: The height of a line of text that the user enters.
  /// - Returns: The distance in points.
  public static func inset(aboveLine line: Double) -> Double {
    max((side - line) / 2, margin)
  }

  /// Returns the height of a multiline field, without an error message.
  ///
  /// The field is tall enough for the whole placeholder, even if it contains text.
  ///
  /// - Parameters:
  ///   - width: The field's width in points, or infinity for an unlimited width.
  ///   - line: The height of a line of text that the user enters.
  ///   - text: A closure that returns the height of the field's text at a width.
  ///   - placeholder: A closure that returns the height of the placeholder at a width.
  /// - Returns: The height in points.
  public func multilineHeight(
    in width: Double, line: Double, text: (Double) -> Double, placeholder: (Double) -> Double
  ) -> Double {
    let room = textWidth(in: width)
    let (least, most) = (line * Double(lines.lowerBound), line * Double(lines.upperBound))
    let example = placeholder(room)
    // Hosts round the heights of the placeholder and of lines differently.
    let height = max(least, min(text(room), most), example <= line + 1 ? line : example)
    return max(height + 2 * Self.inset(aboveLine: line), Self.side)
  }

  /// Returns the height of the icon's space.
  ///
  /// In a multiline field, the space is at the top.
  ///
  /// - Parameter height: The field's height without an error message, in points.
  /// - Returns: The height in points.
  public func iconHeight(in height: Double) -> Double {
    isMultiline ? min(Self.side, height) : height
  }
}

extension String {
  /// The string without control characters except tabs, and with a line feed for each line break.
  var withLineFeeds: String { String(withoutControls.map { $0.isNewline ? "\n" : $0 }) }
}
