import Foundation
import Testing
import UIKitNames
import Usher
import UsherTesting

@Suite("A view in its superview")
@MainActor
struct PlacingTests {
  /// Returns the frame of a 40 by 30 point button in a 200 by 100 point superview that lays it out
  /// by constraints.
  private func frame(
    _ constraints: [(NSLayoutConstraint.Attribute, factor: CGFloat, constant: CGFloat)],
    beside count: Int = 0
  ) -> OverlayRect? {
    let (outer, button) = (UIView(), UIButton(type: .custom))
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    for _ in 0..<count { outer.addSubview(UIView()) }
    outer.addSubview(button)
    button.setTitle("A", for: .normal)
    if !constraints.contains(where: { $0.0 == .width || $0.0 == .height }) {
      button.widthAnchor.constraint(equalToConstant: 40).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    for constraint in constraints {
      NSLayoutConstraint(
        item: button, attribute: constraint.0, relatedBy: .equal, toItem: outer,
        attribute: constraint.0,
        multiplier: constraint.factor, constant: constraint.constant
      ).isActive = true
    }
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    let root = UIView()
    root.addSubview(outer)
    let handle = presenter.present(
      root,
      as: Overlay(
        placement: .center, lifetime: .untilDismissed, size: SizeConstraints(width: .intrinsic)))
    host.clock.advance(by: .seconds(1))
    guard let shown = host.scene.overlays.first?.frame,
      let frame = host.buttonFrames(of: handle.id).first
    else { return nil }
    return OverlayRect(
      x: frame.minX - shown.minX, y: frame.minY - shown.minY, width: frame.size.width,
      height: frame.size.height)
  }

  @Test("a view lies in its superview's middle, or at a distance from it")
  func middle() {
    for count in [0, 2] {
      #expect(
        frame([(.centerX, 1, 0), (.centerY, 1, 0)], beside: count)
          == OverlayRect(x: 80, y: 35, width: 40, height: 30))
    }
    #expect(
      frame([(.centerX, 1, 12), (.centerY, 1, -5)])
        == OverlayRect(x: 92, y: 30, width: 40, height: 30))
    #expect(
      frame([(.centerX, 1, 0), (.top, 1, 0)]) == OverlayRect(x: 80, y: 0, width: 40, height: 30))
  }

  @Test("a view is as large as a share of a superview whose size is given")
  func share() {
    #expect(
      frame([(.width, 0.5, 0), (.height, 0.25, 10), (.left, 1, 0), (.top, 1, 0)])
        == OverlayRect(x: 0, y: 0, width: 100, height: 35))
    #expect(
      frame([(.width, 0.5, 0), (.height, 0.25, 10), (.right, 1, -6), (.bottom, 1, -5)])
        == OverlayRect(x: 94, y: 60, width: 100, height: 35))
    #expect(
      frame([(.width, 0.5, 0), (.height, 0.5, 0), (.centerX, 1, 0), (.centerY, 1, 0)])
        == OverlayRect(x: 50, y: 25, width: 100, height: 50))
  }

  @Test("a view fills a superview whose size is not given, and leaves margins")
  func fill() {
    func root(_ isCentred: Bool) -> OverlayNode {
      let (outer, label) = (UIView(), UILabel())
      label.text = "A"
      outer.addSubview(label)
      for side in [NSLayoutConstraint.Attribute.width, .height] {
        NSLayoutConstraint(
          item: label, attribute: side, relatedBy: .equal, toItem: outer, attribute: side,
          multiplier: 1, constant: -10
        ).isActive = true
      }
      if isCentred {
        label.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: outer.centerYAnchor).isActive = true
      }
      return OverlayContent(outer).root
    }
    let margins = [true, false].map { isCentred -> Insets? in
      if case .box(let box) = root(isCentred) { box.margins } else { nil }
    }
    #expect(margins[0] == Insets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(margins[1] == Insets(top: 0, left: 0, bottom: 10, right: 10))
  }
}
