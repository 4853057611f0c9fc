public import UIKitNames

#if os(iOS) || UIKIT_STAND_IN
/// Lays out a view at the size that its constraints require, and returns its size and its buttons'
/// frames by name.
@MainActor
public func shownFrames(in view: UIView) -> [String] {
  let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  view.frame = CGRect(origin: .zero, size: size)
  view.layoutIfNeeded()
  let frames = buttons(in: view).map { name, button in
    let frame = button.convert(button.bounds, to: view)
    return name
      + [frame.minX, frame.minY, frame.width, frame.height].map { " \(Int($0.rounded()))" }.joined()
  }
  return frames.sorted() + ["in \(Int(size.width.rounded())) \(Int(size.height.rounded()))"]
}

@MainActor
private func buttons(in view: UIView) -> [(String, UIView)] {
  if let button = view as? NaturalButton { return [(button.name, button)] }
  if let button = view as? UIButton { return [(button.title(for: .normal) ?? "", button)] }
  return view.subviews.flatMap { buttons(in: $0) }
}
#else
internal import Usher
internal import UsherTesting

/// Presents a view at the preferred size, and returns the size and the buttons' frames by name.
@MainActor
public func shownFrames(in view: UIView) -> [String] {
  let host = HeadlessHost(viewport: OverlayViewport(size: OverlaySize(width: 4_000, height: 4_000)))
  let presenter = Presenter(host: host)
  let handle = presenter.present(
    view,
    as: Overlay(
      placement: .center, lifetime: .untilDismissed,
      size: SizeConstraints(width: .intrinsic, maximumWidth: .intrinsic)))
  host.clock.advance(by: .seconds(1))
  guard let shown = host.scene.overlays.first?.frame,
    let names = host.attached[handle.id]?.root.buttons.map(\.label.string)
  else { return [] }
  let frames = zip(names, host.buttonFrames(of: handle.id)).map { name, frame in
    let numbers = [
      frame.minX - shown.minX, frame.minY - shown.minY, frame.size.width, frame.size.height,
    ]
    return name + numbers.map { " \(Int($0.rounded()))" }.joined()
  }
  return frames.sorted() + ["in \(Int(shown.size.width)) \(Int(shown.size.height))"]
}
#endif

/// Makes a button with a size given by constraints.
@MainActor
public func sizedButton(_ name: String, _ width: Int, _ height: Int) -> UIButton {
  let button = UIButton(type: .custom)
  button.setTitle(name, for: .normal)
  button.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
  button.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
  return button
}
