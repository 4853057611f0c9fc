#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a choice between many options: the chosen title on a surface, which opens a menu.
@MainActor
final class MenuView: InputView {
  /// The native button, which is transparent, because a button's title doesn't wrap by itself.
  private let native = UIButton(type: .custom)
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
  private var surface: SurfaceView?
  /// The titles of all options, of which only the chosen title is visible.
  private let titles: [TextView]

  init(_ input: OverlayNode.Input, _ controls: Controls) {
    titles = input.options.map { option in
      let title = TextView(controls)
      title.show(input.title(of: option))
      return title
    }
    super.init(input)
    arrow.contentMode = .scaleAspectFit
    for title in titles { title.label.isAccessibilityElement = false }
    for view in titles + [arrow] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    native.showsMenuAsPrimaryAction = true
    addSubview(native)
    showValue()
    describe()
    paint()
  }

  override var targets: [UIView] { [native] }

  override func showValue() {
    guard case .option(let chosen) = input.value else { return }
    for (index, title) in titles.enumerated() { title.isHidden = index != chosen }
    native.accessibilityValue = chosen.map { input.options[$0] }
    native.menu = UIMenu(
      children: input.options.enumerated().map { index, option in
        UIAction(title: option, state: index == chosen ? .on : .off) { [weak self] _ in
          self?.input.enter(.option(index))
        }
      })
  }

  override func describe() {
    describe(native)
    setNeedsLayout()
  }

  override func paint() {
    native.backgroundColor = nil
    arrow.tintColor = uiColor(input.color)
  }

  override var minimumWidth: Double {
    OverlayNode.Field.minimumTextWidth + input.widthBesideTitle
  }

  /// The height is the same for each option, so that a choice moves nothing.
  override func naturalSize(width: Double) -> OverlaySize {
    let sizes = titles.map { $0.naturalSize(width: max(width - input.widthBesideTitle, 0)) }
    return OverlaySize(
      width: max(min(input.width(around: sizes.map(\.width).max() ?? 0), width), 0),
      height: max(sizes.map(\.height).max() ?? 0, OverlayNode.Input.menuHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = OverlaySize(bounds.size)
    let (margin, side) = (OverlayNode.Input.menuMargin, OverlayNode.Input.arrowSize)
    native.frame = bounds
    let room = OverlayRect(
      x: margin, y: 0, width: max(size.width - input.widthBesideTitle, 0), height: size.height)
    for title in titles { place(title, at: room) }
    place(
      arrow,
      at: OverlayRect(
        x: size.width - margin - side, y: (size.height - side) / 2,
        width: side, height: side))
    for shape in input.shapes(in: size, isEdited: false) {
      let surface = surface ?? SurfaceView(style: shape.style)
      surface.isUserInteractionEnabled = false
      surface.style = shape.style
      if surface.superview == nil { insertSubview(surface, at: 0) }
      place(surface, at: shape.frame)
      self.surface = surface
    }
  }
}
#endif
