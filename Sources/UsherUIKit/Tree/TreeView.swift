#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

/// Draws content in one of the app's views, without an overlay.
///
/// Buttons perform their actions, fields call the app, and ratings can be chosen. Buttons don't
/// dismiss anything, and bars that show the remaining lifetime are full. The content is built when
/// its size is requested or when it enters a window.
@MainActor
@_spi(Facades) public final class TreeView: UIView {
  /// Returns the content to draw.
  public var content: @MainActor () -> OverlayContent? = { nil }
  /// Called when the content may need a different size.
  public var onSizeChange: @MainActor () -> Void = {}
  private var surface: SurfaceView?
  private var root: UIView?
  private lazy var built = BuiltContent(by: makeBuilder())
  private var isStale = true

  /// Creates a view that draws nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Unavailable, because the view can't be archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Marks the content as changed, so that its views are rebuilt when they are needed.
  public func setNeedsBuild() {
    isStale = true
    setNeedsLayout()
  }

  /// Rebuilds the views if the content has changed.
  public func buildIfNeeded() {
    guard isStale else { return }
    isStale = false
    UIView.performWithoutAnimation { self.build() }
  }

  /// Returns the size that the content needs, in points.
  ///
  /// The size is at most `width` wide. Without content, it is zero.
  public func size(width: Double) -> CGSize {
    buildIfNeeded()
    guard let root else { return .zero }
    let unbound = CGFloat.greatestFiniteMagnitude
    let natural = root.sizeThatFits(CGSize(width: CGFloat(width), height: unbound)).width
    let fitted = min(Double(natural).rounded(.up), width)
    let height = root.sizeThatFits(CGSize(width: CGFloat(fitted), height: unbound)).height
    return CGSize(width: CGFloat(fitted), height: height.rounded(.up))
  }

  /// Returns the height that the content needs for a width, in points.
  public func height(width: Double) -> CGFloat {
    buildIfNeeded()
    let room = CGSize(width: CGFloat(width), height: .greatestFiniteMagnitude)
    return (root?.sizeThatFits(room).height ?? 0).rounded(.up)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    buildIfNeeded()
    surface?.frame = bounds
    guard let root else { return }
    root.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height, height(width: bounds.width)))
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    layoutIfNeeded()
    focusFirst()
  }

  private func build() {
    guard let content = content() else { return }
    overrideUserInterfaceStyle = UIUserInterfaceStyle(content.appearance)
    let controls = built.builder.controls
    controls.editing = TreeFields.shared
    TreeFields.shared.rebuild {
      show(built.show(content.root) ?? UIView(), on: content.style)
    } fields: {
      controls.fields
    }
    if window != nil { focusFirst() }
  }

  private func makeBuilder() -> ViewBuilder {
    ViewBuilder(
      controls: Controls(
        onPress: { _, button in button.perform(nil) },
        onSizeChange: { [weak self] in self?.onSizeChange() }),
      images: ImageLoader { problem in
        Presenter.enqueueDefault { HostConnection(to: $0).report(problem) }
      }, parent: { [weak self] in self?.nearestController })
  }

  private func show(_ root: UIView, on style: OverlayStyle) {
    self.root = root
    let surface = self.surface ?? SurfaceView(style: style, images: built.builder.images)
    surface.style = style
    if surface.superview == nil {
      self.surface = surface
      addSubview(surface)
    }
    surface.contentView.setSubviews([root])
    setNeedsLayout()
  }

  /// Focuses the first field that requests the keyboard.
  private func focusFirst() {
    guard let field = built.builder.controls.firstField, field.isUsable, !field.hasKeyboard else {
      return
    }
    field.requestKeyboard()
  }

  /// The controller whose view contains this view.
  private var nearestController: UIViewController? {
    var responder = superview as UIResponder?
    while let next = responder {
      if let controller = next as? UIViewController { return controller }
      responder = next.next
    }
    return nil
  }
}
#endif
