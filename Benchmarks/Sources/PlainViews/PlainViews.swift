public import UIKit

/// The views of an overlay that an app would build without Usher.
///
/// The tree has the same number of views from the stand-in's classes, with the same frames, texts
/// and corners. Each text is measured once.
@MainActor
public struct PlainViews {
  private let frame: CGRect
  private let kind: Kind
  private let color: UIColor?
  private let cornerRadius: CGFloat
  private let children: [PlainViews]

  private enum Kind {
    case view, control
    case label(NSAttributedString?, lineLimit: Int)
  }

  /// Records the appearance of a view and its descendants.
  public init(like view: UIView) {
    frame = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width, height: view.bounds.height)
    color = view.backgroundColor
    cornerRadius = view.layer.cornerRadius
    if let label = view as? UILabel {
      kind = .label(label.attributedText, lineLimit: label.numberOfLines)
    } else {
      kind = view is UIControl ? .control : .view
    }
    children = view.subviews.map { PlainViews(like: $0) }
  }

  /// The number of views.
  public var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Creates new views.
  public func make() -> UIView {
    let view: UIView
    switch kind {
    case .view: view = UIView(frame: frame)
    case .control: view = UIControl(frame: frame)
    case .label(let text, let lineLimit):
      let label = UILabel(frame: frame)
      label.attributedText = text
      label.numberOfLines = lineLimit
      _ = label.sizeThatFits(frame.size)
      view = label
    }
    view.backgroundColor = color
    view.layer.cornerRadius = cornerRadius
    for child in children { view.addSubview(child.make()) }
    return view
  }
}
