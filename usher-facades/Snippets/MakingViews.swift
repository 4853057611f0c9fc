//! Shows a view that is made of UIKit's names.

// snippet.hide
#if os(iOS) || os(Linux)
// snippet.show
import UIKitBridge
import Usher

// snippet.hide
guard let presenter = Presenter.default else { preconditionFailure("there is no window") }
// snippet.show

// snippet.badge
final class Badge: UIView {
  let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.textColor = .white
    backgroundColor = .systemRed
    layer.cornerRadius = 8
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }
}

presenter.present(Badge("3 new"), as: OverlayConfiguration(placement: .top))
// snippet.end

// snippet.content
final class Meter: UIView, ContentRepresentable {
  var level = 0.0

  var usherContent: OverlayContent {
    OverlayContent(
      .box(
        OverlayNode.Box(
          style: OverlayStyle(background: .color(.accent)), width: 200 * level, height: 8)),
      style: .clear)
  }
}

let meter = Meter()
let handle = presenter.present(meter, as: OverlayConfiguration(lifetime: .infinite))
meter.level = 0.5
handle.transform(Overlay(meter.usherContent))
// snippet.end
#endif
