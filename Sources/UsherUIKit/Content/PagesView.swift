#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of pages.
///
/// All pages stay in place with their text fields, and one page is visible.
@MainActor
final class PagesView: PieceView {
  private var pages = OverlayNode.Pages(ObservableValue(nil), pages: [])
  /// The pages in the order of `OverlayNode.Pages.all`, with `nil` for a page that takes up no
  /// space.
  private var children: [(any SizedView)?] = []
  private weak var controls: Controls?
  private var shown: (any SizedView)?
  /// The previous page while it fades out.
  private var leaving: (any SizedView)?

  init(_ controls: Controls) {
    self.controls = controls
    super.init(frame: .zero)
  }

  /// Shows pages, and the current page without a fade.
  func show(_ pages: OverlayNode.Pages, children: [(any SizedView)?]) {
    self.pages.shown.removeObserver(self)
    (self.pages, self.children) = (pages, children)
    let all: [UIView] = children.compactMap { $0 }
    if current !== shown || leaving.map({ !all.contains($0) }) ?? false { endFade() }
    setSubviews(all)
    show()
    for child in all where child !== shown && child !== leaving { child.isHidden = true }
    pages.shown.addObserver(self) { [weak self] in self?.turn() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var takesRoom: Bool { shown?.takesRoom ?? false }
  override var minimumWidth: Double { shown?.minimumWidth ?? 0 }

  override func naturalSize(width: Double) -> OverlaySize {
    shown?.naturalSize(width: width) ?? .zero
  }

  override func minimumHeight(of natural: OverlaySize, width: Double) -> Double {
    shown?.minimumHeight(of: natural, width: width) ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The page that fades out keeps its size.
    shown?.frame = bounds
  }

  private var current: (any SizedView)? {
    pages.position.flatMap { children.indices.contains($0) ? children[$0] : nil }
  }

  /// Shows the current page without a fade.
  private func show() {
    shown = current
    shown?.isHidden = false
    shown?.isUserInteractionEnabled = true
    isHidden = shown == nil
    setNeedsLayout()
  }

  /// Fades to the current page.
  ///
  /// If the keyboard was on the previous page, it moves to the new page.
  private func turn() {
    let known = shown
    let hadKeyboard = known.flatMap { controls?.fieldWithKeyboard(in: $0) } != nil
    endFade()
    show()
    guard known !== shown else { return }
    leaving = known
    known?.isUserInteractionEnabled = false
    controls?.sizeDidChange(of: self)
    if hadKeyboard, let shown { controls?.moveKeyboard(into: shown) }
    guard let known, let shown, window != nil, !UIAccessibility.isReduceMotionEnabled else {
      return endFade()
    }
    fade(from: known, to: shown)
  }

  private func fade(from known: any SizedView, to shown: any SizedView) {
    shown.alpha = 0
    UIView.animate(
      withDuration: OverlayNode.Pages.fadeSeconds, delay: 0,
      options: [.curveLinear, .allowUserInteraction]
    ) {
      known.alpha = 0
      shown.alpha = shown.opacityAtRest
    } completion: { [weak self, weak known] _ in
      // A newer page change may have ended this fade, and started a new fade of the same page.
      if let self, let known, leaving === known { endFade() }
    }
  }

  private func endFade() {
    guard let leaving else { return }
    self.leaving = nil
    for view in [leaving, shown].compactMap({ $0 }) {
      view.layer.removeAnimation(forKey: "opacity")
      view.alpha = view.opacityAtRest
    }
    if leaving !== shown { leaving.isHidden = true }
  }
}

extension SizedView {
  /// The opacity when the view isn't fading.
  fileprivate var opacityAtRest: CGFloat {
    (self as? BoxView)?.opacity ?? (self as? ButtonView)?.opacity ?? 1
  }
}
#endif
