#if GTK
internal import UIKit

/// An app behind overlays with a list of gray shapes instead of text, so that only the overlays are
/// readable.
@MainActor
final class ShapesBehind: UIView {
  init(_ frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for top in stride(from: CGFloat(0), to: frame.height, by: 61) {
      add(CGRect(x: 12, y: top + 12, width: 36, height: 36), radius: 18)
      add(CGRect(x: 60, y: top + 15, width: frame.width * 0.35, height: 10), radius: 5)
      add(CGRect(x: 60, y: top + 35, width: frame.width * 0.6, height: 10), radius: 5)
      add(CGRect(x: 60, y: top + 60, width: frame.width - 60, height: 1), radius: 0)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func add(_ frame: CGRect, radius: CGFloat) {
    let shape = UIView(frame: frame)
    shape.backgroundColor = .systemFill
    shape.layer.cornerRadius = radius
    addSubview(shape)
  }
}
#endif
