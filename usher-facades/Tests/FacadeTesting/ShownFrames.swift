public import UIKitBridge

/// Lays out a view with the size that its constraints require.
///
/// Returns the view's size and its buttons' frames by name.
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

/// Creates a button whose constraints determine its size.
@MainActor
public func sizedButton(_ name: String, _ width: Int, _ height: Int) -> UIButton {
  let button = UIButton(type: .custom)
  button.setTitle(name, for: .normal)
  button.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
  button.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
  return button
}
