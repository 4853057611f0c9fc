#if GTK
internal import UIKit

/// A sheet with rows of image pairs, each with captions.
@MainActor
final class PairSheet: UIView {
  private static let picture = CGSize(width: 180, height: 320)
  private static let gap: CGFloat = 24
  private static let captionHeight: CGFloat = 34
  private static let titleHeight: CGFloat = 20

  init(_ pairs: [Pair], columns: Int) {
    let columns = max(min(columns, pairs.count), 1)
    let rows = (pairs.count + columns - 1) / columns
    let step = CGSize(
      width: 2 * Self.picture.width + 8 + Self.gap,
      height: Self.titleHeight + Self.captionHeight + Self.picture.height + Self.gap)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: CGFloat(columns) * step.width + Self.gap,
        height: CGFloat(rows) * step.height + Self.gap))
    backgroundColor = UIColor(white: 0.92, alpha: 1)
    for (number, pair) in pairs.enumerated() {
      show(
        pair,
        at: CGPoint(
          x: Self.gap + CGFloat(number % columns) * step.width,
          y: Self.gap + CGFloat(number / columns) * step.height))
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func show(_ pair: Pair, at corner: CGPoint) {
    let title = words(pair.title, size: 13, weight: .semibold)
    title.frame = CGRect(
      x: corner.x, y: corner.y, width: 2 * Self.picture.width + 8, height: Self.titleHeight)
    for (number, image) in [pair.gtk, pair.uiKit].enumerated() {
      let x = corner.x + CGFloat(number) * (Self.picture.width + 8)
      let caption = words(Pair.captions[number], size: 11, weight: .regular)
      caption.frame = CGRect(
        x: x, y: corner.y + Self.titleHeight, width: Self.picture.width, height: Self.captionHeight)
      let view = UIImageView(image: image)
      view.contentMode = .scaleToFill
      view.frame = CGRect(
        origin: CGPoint(x: x, y: corner.y + Self.titleHeight + Self.captionHeight),
        size: Self.picture)
      addSubview(view)
    }
  }

  private func words(_ text: String, size: CGFloat, weight: UIFont.Weight) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = UIColor(white: 0.2, alpha: 1)
    label.numberOfLines = 2
    addSubview(label)
    return label
  }
}
#endif
