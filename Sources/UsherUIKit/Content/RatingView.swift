#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

@MainActor
final class RatingView: PieceView {
  /// The symbols, in reading order.
  let items: [RatingItemView]
  private var rating: OverlayNode.Rating
  /// The choice that the symbols currently show.
  private var shown: Int?

  init(_ rating: OverlayNode.Rating, _ images: ImageLoader) {
    self.rating = rating
    items = rating.items.enumerated().map { index, item in
      RatingItemView(item, size: rating.size(of: index), images)
    }
    super.init(frame: .zero)
    for (index, item) in items.enumerated() {
      addSubview(item)
      item.addAction(
        UIAction { [weak self] _ in self?.rating.choose(index) }, for: .touchUpInside)
    }
    show(isNew: true)
    rating.choice.addObserver(self) { [weak self] in self?.show() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Replaces the rating by a rating that has the same appearance and the same choice.
  func show(_ rating: OverlayNode.Rating) { self.rating = rating }

  override var minimumWidth: Double { rating.minimumWidth }

  override func naturalSize(width: Double) -> OverlaySize { rating.size(within: width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = rating.frames(
      filling: OverlayRect(x: 0, y: 0, width: bounds.width, height: bounds.height))
    for (item, frame) in zip(items, frames) { place(item, at: frame) }
  }

  /// Shows the choice, and animates changed symbols one after the other.
  private func show(isNew: Bool = false) {
    for (item, look) in zip(items, rating.looks(after: shown, isNew: isNew)) { item.show(look) }
    shown = rating.chosen
  }
}
#endif
