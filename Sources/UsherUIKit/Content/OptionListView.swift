#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a choice between a few options, one below the other.
@MainActor
final class OptionListView: InputView {
  private let options: [OptionView]

  init(_ input: OverlayNode.Input, _ controls: Controls) {
    options = input.options.map { OptionView(input.title(of: $0), controls) }
    super.init(input)
    for (index, option) in options.enumerated() {
      addSubview(option)
      option.addAction(
        UIAction { [weak self] _ in self?.input.enter(.option(index)) }, for: .touchUpInside)
    }
    showValue()
    describe()
  }

  override var targets: [UIView] { options }

  override func showValue() {
    for (index, option) in options.enumerated() {
      option.show(input, isChosen: input.value == .option(index))
    }
  }

  override func describe() {
    accessibilityContainerType = .semanticGroup
    describe(self)
  }

  override var firstTarget: UIView? {
    guard case .option(let index?) = input.value else { return options.first }
    return options[index]
  }

  override var minimumWidth: Double { options.map { $0.minimumWidth }.max() ?? 0 }

  override func naturalSize(width: Double) -> OverlaySize {
    let sizes = options.map { $0.naturalSize(width: width) }
    let titles = (sizes.map(\.width).max() ?? 0) - input.widthBesideTitle
    return OverlaySize(
      width: max(min(input.width(around: titles), width), 0),
      height: sizes.reduce(0) { $0 + $1.height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = 0.0
    for option in options {
      let size = option.naturalSize(width: Double(bounds.width))
      place(
        option, at: OverlayRect(x: 0, y: y, width: Double(bounds.width), height: size.height))
      y += size.height
    }
  }
}

/// One option: a circle and a title, which a tap chooses.
@MainActor
final class OptionView: UIControl {
  private let title: TextView
  private var shapes: [SurfaceView] = []
  private var looks: [InputShape] = []
  private var chosenInput: (input: OverlayNode.Input, isChosen: Bool)?

  init(_ title: OverlayNode.Text, _ controls: Controls) {
    self.title = TextView(controls)
    super.init(frame: .zero)
    self.title.show(title)
    self.title.isUserInteractionEnabled = false
    addSubview(self.title)
    isAccessibilityElement = true
    accessibilityLabel = title.string
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ input: OverlayNode.Input, isChosen: Bool) {
    chosenInput = (input, isChosen)
    accessibilityTraits = isChosen ? [.button, .selected] : .button
    setNeedsLayout()
  }

  override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { sendActions(for: .touchUpInside) }
    return true
  }

  private static var inset: Double { OverlayNode.Input.circleSize + OverlayNode.Input.optionGap }

  var minimumWidth: Double { Self.inset + title.minimumWidth }

  func naturalSize(width: Double) -> OverlaySize {
    let size = title.naturalSize(width: width - Self.inset)
    return OverlaySize(
      width: size.width + Self.inset, height: max(size.height, OverlayNode.Input.minimumHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    place(
      title, at: OverlayRect(x: Self.inset, y: 0, width: width - Self.inset, height: height))
    guard let (input, isChosen) = chosenInput else { return }
    let shown = input.optionShapes(isChosen: isChosen, in: height)
    if shown != looks {
      for shape in shapes { shape.removeFromSuperview() }
      shapes = shown.map { SurfaceView(style: $0.style) }
      looks = shown
      for shape in shapes {
        shape.isUserInteractionEnabled = false
        addSubview(shape)
      }
    }
    for (view, shape) in zip(shapes, shown) { place(view, at: shape.frame) }
  }
}
#endif
