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
  /// The size of the arrow, in points.
  private static let arrowSide = 18.0

  init(_ input: OverlayNode.Input, _ controls: Controls) {
    titles = input.options.map { option in
      let title = TextView(controls)
      title.show(OverlayNode.Input.title(option))
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
    native.accessibilityLabel = input.spokenDescription
    native.accessibilityIdentifier = input.identifier
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    traitsDidChange()
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    arrow.tintColor = uiColor(.secondaryLabel)
  }

  /// The width beside the title.
  private static var beside: Double { OverlayNode.Input.menuMargin * 3 + arrowSide }

  override var minimumWidth: Double { OverlayNode.Field.minimumTextWidth + Self.beside }

  /// The height is the same for each option, so that a choice moves nothing.
  override func naturalSize(width: Double) -> OverlaySize {
    let sizes = titles.map { $0.naturalSize(width: max(width - Self.beside, 0)) }
    let wanted = max(sizes.map(\.width).max() ?? 0, OverlayNode.Input.idealWidth) + Self.beside
    return OverlaySize(
      width: max(min(wanted, width), 0),
      height: max(sizes.map(\.height).max() ?? 0, OverlayNode.Input.menuHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = OverlaySize(bounds.size)
    let margin = OverlayNode.Input.menuMargin
    native.frame = bounds
    let room = OverlayRect(
      x: margin, y: 0, width: max(size.width - Self.beside, 0), height: size.height)
    for title in titles { place(title, at: room) }
    place(
      arrow,
      at: OverlayRect(
        x: size.width - margin - Self.arrowSide, y: (size.height - Self.arrowSide) / 2,
        width: Self.arrowSide, height: Self.arrowSide))
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
