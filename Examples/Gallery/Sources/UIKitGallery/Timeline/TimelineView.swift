import GalleryModel
import UIKit
import UsherUIKit

/// A view that draws a timeline using its own width, and the height that the timeline needs.
final class TimelineView: UIView {
  var timeline = Timeline() {
    didSet {
      guard timeline != oldValue else { return }
      accessibilityValue = Self.words(timeline)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Timeline"
    accessibilityTraits = .updatesFrequently
  }

  required init?(coder: NSCoder) { nil }

  /// The scale of the chart, which follows the text size, 1 by default.
  private var scale: CGFloat {
    // Use a hundred points, because the system rounds scaled values.
    let growth = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    return min(max(growth, 1), 1.6)
  }

  override var intrinsicContentSize: CGSize {
    let size = TimelineChart(timeline, width: 640).size
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.scaleBy(x: scale, y: scale)
    let chart = TimelineChart(timeline, width: Double(bounds.width / scale))
    for tick in chart.ticks {
      UIColor.separator.setFill()
      UIBezierPath(
        rect: CGRect(
          x: tick.x, y: TimelineChart.header - 4, width: 1 / scale,
          height: chart.size.height - TimelineChart.header + 4)
      ).fill()
      let frame = OverlayRect(x: tick.x - 20, y: 0, width: 40, height: 18)
      write(tick.text, in: frame, size: 11, color: .secondaryLabel, alignment: .center)
    }
    for bar in chart.bars {
      bar.state.fill.setFill()
      UIBezierPath(roundedRect: CGRect(bar.frame), cornerRadius: min(4, bar.frame.size.width / 2))
        .fill()
      guard !bar.text.isEmpty, bar.frame.size.width > 24 else { continue }
      let room = OverlayRect(
        x: bar.frame.minX + 6, y: bar.frame.minY, width: bar.frame.size.width - 10,
        height: bar.frame.size.height)
      write(bar.text, in: room, size: 11, color: bar.state.ink)
    }
    for name in chart.names { write(name.text, in: name.frame, size: 13, color: .label) }
    for end in chart.ends { write(end.text, in: end.frame, size: 11, color: .secondaryLabel) }
  }

  /// Draws one line of text, vertically centered in the frame and truncated to its width.
  private func write(
    _ text: String, in frame: OverlayRect, size: CGFloat, color: UIColor,
    alignment: NSTextAlignment = .left
  ) {
    let font = UIFont.systemFont(ofSize: size)
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    style.alignment = alignment
    let line = CGRect(
      x: frame.minX, y: frame.minY + (frame.size.height - font.lineHeight) / 2,
      width: frame.size.width, height: font.lineHeight)
    (text as NSString).draw(
      in: line,
      withAttributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
  }

  /// The rows as text for VoiceOver, such as "Saved: entering, resting, timed out".
  private static func words(_ timeline: Timeline) -> String {
    timeline.rows.map { row in
      let states = row.spans.map { span in
        span.reason.isEmpty ? "\(span.state)" : "\(span.state), \(span.reason)"
      }
      return "\(row.title): "
        + (states + (row.end.map { [$0.reason] } ?? [])).joined(separator: ", ") + "."
    }.joined(separator: "\n")
  }
}

extension CGRect {
  fileprivate init(_ rect: OverlayRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}
