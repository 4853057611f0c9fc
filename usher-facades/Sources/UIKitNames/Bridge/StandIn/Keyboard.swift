#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
@_spi(Facades) internal import Usher

/// An observer of one window's keyboard and of the app's activity.
@MainActor
final class Keyboard {
  /// The presenter of the window; `nil` once the window is gone.
  private(set) weak var presenter: Presenter?
  private weak var news: KeyboardNews?
  /// The keyboard's last known frame; `nil` while there is no keyboard.
  private var frame: CGRect?
  private var isAppActive: Bool

  init(in presenter: Presenter, of news: KeyboardNews) {
    self.presenter = presenter
    self.news = news
    frame = presenter.keyboardFrame
    isAppActive = presenter.isAppActive
    presenter.followObstructions(by: self) { [weak self] in self?.followFrame() }
    presenter.followAttention(by: self) { [weak self] in self?.followApp() }
  }

  /// Returns the time, in seconds, that messages visibly need to make room for the keyboard.
  static func moveLength(in presenter: Presenter) -> TimeInterval {
    presenter.preferences.reducesMotion ? 0 : 0.4
  }

  private func followFrame() {
    guard let presenter, let height = presenter.viewport?.size.height else { return }
    let (known, frame) = (frame, presenter.keyboardFrame)
    self.frame = frame
    func below(_ frame: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: frame.minX, y: height), size: frame.size)
    }
    func tell(_ change: KeyboardNews.Change, from begin: CGRect, to end: CGRect) {
      news?.tell(change, userInfo(from: begin, to: end, in: presenter), in: presenter)
    }
    switch (known, frame) {
    case (nil, nil): break
    case (nil, let frame?): tell(.show, from: below(frame), to: frame)
    case (let known?, nil): tell(.hide, from: known, to: below(known))
    case (let known?, let frame?): if known != frame { tell(.frame, from: known, to: frame) }
    }
  }

  private func followApp() {
    guard let presenter, presenter.isAppActive != isAppActive else { return }
    isAppActive = presenter.isAppActive
    news?.setActive(isAppActive)
  }

  private func userInfo(
    from begin: CGRect, to end: CGRect, in presenter: Presenter
  ) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
        value: Self.moveLength(in: presenter)),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}

extension Presenter {
  fileprivate var isAppActive: Bool { !attention.contains(.appInactive) }

  /// The union of everything that covers the window from its lower edge; `nil` for nothing.
  fileprivate var keyboardFrame: CGRect? {
    guard let size = viewport?.size else { return nil }
    func isSeen(_ frame: OverlayRect) -> Bool {
      frame.size.width > 0 && frame.size.height > 0 && frame.minX < size.width && frame.maxX > 0
        && frame.minY < size.height && frame.maxY > 0
    }
    return
      allObstructions
      .filter { $0.edge == .bottom && isSeen($0.frame) }
      .map {
        CGRect(
          x: $0.frame.minX, y: $0.frame.minY, width: $0.frame.size.width,
          height: $0.frame.size.height)
      }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }
}
#endif
