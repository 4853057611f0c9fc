#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a button: a face on a surface whose color changes while it is pressed.
@MainActor
class ButtonView: TintedControl, SizedView {
  private var button = OverlayNode.Button("")
  private var face = ButtonFace(OverlayNode.Button(""), icon: nil, label: nil)
  private weak var controls: Controls?

  /// The side length of the touch area if neighbors leave enough space, in points.
  ///
  /// The value is from Apple's Human Interface Guidelines.
  static let touchSide = 44.0

  /// Creates a button without a face, which reports presses to `controls`.
  required init(_ controls: Controls) {
    self.controls = controls
    super.init(frame: .zero)
    isAccessibilityElement = true
    addInteraction(UIPointerInteraction(delegate: nil))
    addAction(
      UIAction { [weak self] _ in
        if let self { self.controls?.press(self) }
      }, for: .touchUpInside)
  }

  func show(_ button: OverlayNode.Button, icon: (any SizedView)?, label: TextView?) {
    self.button.isEnabled?.removeObserver(self)
    self.button = button
    face = ButtonFace(button, icon: icon, label: label)
    for view in face.views { view.isUserInteractionEnabled = false }
    setSubviews(face.views)
    accessibilityLabel = button.description ?? button.title
    isEnabled = button.isPressable
    paint()
    button.isEnabled?.addObserver(self) { [weak self] in
      if let self { isEnabled = self.button.isPressable }
    }
    setNeedsLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var takesRoom: Bool { true }

  var minimumWidth: Double {
    button.size(around: OverlaySize(width: face.minimumWidth, height: 0)).width
  }

  func naturalSize(width: Double) -> OverlaySize {
    let padding = button.style.padding
    return button.size(around: face.size(width: max(width - padding.left - padding.right, 0)))
  }

  func minimumHeight(of natural: OverlaySize, width: Double) -> Double { natural.height }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(naturalSize(width: Double(size.width)))
  }

  override var isHighlighted: Bool { didSet { paint() } }
  override var isEnabled: Bool { didSet { paint() } }

  override func tintDidChange() { paint() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (padding, size) = (button.style.padding, OverlaySize(bounds.size))
    layer.cornerRadius = CGFloat(min(button.style.cornerRadius, size.width / 2, size.height / 2))
    let room = OverlayRect(
      x: padding.left, y: padding.top, width: max(size.width - padding.left - padding.right, 0),
      height: max(size.height - padding.top - padding.bottom, 0))
    for (view, frame) in zip(face.views, face.frames(in: room)) { place(view, at: frame) }
  }

  /// The visible parts of the button, which always receive touches.
  var touchAreas: [CGRect] { [bounds] }

  /// Returns whether the button receives a touch at a point.
  ///
  /// If a part of the button is smaller than the touch area, it also receives touches around its
  /// edges, unless another control is nearer.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let parts = touchAreas
    if parts.contains(where: { $0.contains(point) }) { return true }
    let side = CGFloat(Self.touchSide)
    let isNear = parts.contains { part in
      part.insetBy(dx: min((part.width - side) / 2, 0), dy: min((part.height - side) / 2, 0))
        .contains(point)
    }
    return isNear && controls?.nearest(to: point, in: self) === self
  }

  override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      if isEnabled { sendActions(for: .touchUpInside) }
      return isEnabled
    }
  }

  /// The button's opacity at rest, which is lower for a disabled button.
  ///
  /// While the button's page fades, `alpha` temporarily has other values.
  var opacity: CGFloat { isEnabled ? 1 : CGFloat(OverlayNode.Button.faintness) }

  /// The purpose of the button for assistive technology.
  var role: UIAccessibilityTraits { .button }

  final func paint() {
    paint(uiColor(isHighlighted ? button.style.pressed : button.style.background))
    alpha = opacity
    accessibilityTraits = isEnabled ? role : [role, .notEnabled]
  }

  /// Shows the color of the surface.
  func paint(_ surface: UIColor) { backgroundColor = surface }
}
#endif
