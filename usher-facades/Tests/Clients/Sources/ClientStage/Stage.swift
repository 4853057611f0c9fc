import UIKit
@_spi(Facades) import Usher
import UsherUIKit

/// The apps' phone, with a simulated user.
///
/// It isn't part of the apps' code.
@MainActor
public final class Stage {
  private let scene: UIWindowScene
  private let window: UIWindow
  private var presenter: Presenter { Presenter.attached(to: scene) }

  /// Creates a phone whose app has an empty window.
  public init() {
    (scene, window) = StandIn.launch()
    window.rootViewController = UIViewController()
    StandIn.finishTurn()
  }

  /// Runs pending work and advances the clock, by a number of seconds.
  public func pass(_ seconds: Double) async {
    for _ in 0..<Int(seconds * 10) {
      await settle()
      StandIn.advance(by: 0.1)
    }
    await settle()
  }

  /// Prints the texts of the visible overlays.
  public func look() {
    let texts = overlayViews.filter { "\(Swift.type(of: $0))" == "OverlayCard" }.map { card in
      visible(in: card).compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
    }
    print("  shown: \(texts.map { $0.joined(separator: " | ") })")
  }

  /// Taps the front overlay.
  public func tap() {
    guard let id = presenter.shown.last, let frame = presenter.restingFrame(of: id) else { return }
    // Away from the overlay's center.
    StandIn.tap(at: CGPoint(x: frame.minX + 3, y: (frame.minY + frame.maxY) / 2), in: scene)
  }

  /// Presses a button of the front overlay.
  public func press(_ number: Int) {
    let buttons = overlayViews.compactMap { $0 as? UIControl }.filter { !($0 is UITextField) }
    guard buttons.indices.contains(number) else { return }
    let (button, bounds) = (buttons[number], buttons[number].bounds)
    let middle = button.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    StandIn.tap(at: middle, in: scene)
  }

  /// Types into a field of the front overlay.
  public func type(_ text: String, into number: Int) {
    let fields = overlayViews.compactMap { $0 as? UITextField }
    guard fields.indices.contains(number) else { return }
    StandIn.type(text, into: fields[number])
  }

  /// Whether all overlays have ended.
  public var isEmpty: Bool { presenter.shown.isEmpty && presenter.waiting.isEmpty }

  /// The visible views above the app, outermost first.
  private var overlayViews: [UIView] {
    StandIn.windows(besides: window).flatMap { visible(in: $0) }
  }

  private func visible(in view: UIView) -> [UIView] {
    view.isHidden ? [] : [view] + view.subviews.flatMap { visible(in: $0) }
  }

  private func settle() async {
    for _ in 0..<4 { await Task.yield() }
  }
}
