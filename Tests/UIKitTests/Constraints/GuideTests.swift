#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// Tests of margins, guides and the safe area ("UILayoutGuide", "UIView.layoutMargins").
@Suite("Layout guides and margins", .oneWorld)
@MainActor
struct GuideTests {
  @Test("a guide is laid out like a view, and removing it removes its constraints")
  func frees() {
    let (outer, one) = (box(100, 40), free())
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    outer.addSubview(one)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
      guide.heightAnchor.constraint(equalToConstant: 7),
      one.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      one.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 3, width: 25, height: 7))
    #expect(one.frame.minX == 25)
    #expect(outer.layoutGuides == [guide] && guide.owningView === outer)
    outer.removeLayoutGuide(guide)
    #expect(outer.constraints.isEmpty && guide.owningView == nil)
  }

  @Test("setting a guide's owning view moves the guide to that view")
  func owners() {
    let (one, other) = (box(100, 40), box(100, 40))
    let guide = UILayoutGuide()
    guide.owningView = one
    #expect(one.layoutGuides == [guide] && guide.owningView === one)
    guide.owningView = other
    #expect(one.layoutGuides.isEmpty && other.layoutGuides == [guide])
    guide.owningView = nil
    #expect(other.layoutGuides.isEmpty && guide.owningView == nil)
  }

  @Test("margins are 8 points, can be set absolutely or directionally, and report changes")
  func margins() {
    let view = MarginView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    let inner = free()
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      NSLayoutConstraint(
        item: inner, attribute: .right, relatedBy: .equal, toItem: view, attribute: .rightMargin,
        multiplier: 1, constant: 0),
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 4, y: 1, width: 94, height: 96))
    let before = view.changes
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 40, height: 60))
    #expect(view.changes == before + 1)
    #expect(view.layoutMarginsGuide.layoutFrame == inner.frame)
  }

  @Test("if a view preserves its superview's margins, it has the part that reaches into the view")
  func preserves() {
    let (outer, inner) = (box(100, 100), UIView(frame: CGRect(x: 10, y: 40, width: 85, height: 50)))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 20, right: 25))
  }

  @Test("views follow the safe area and its margins, even if they change")
  func safeArea() {
    let scene = StandIn.connectScene(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let (one, other): (UIView, UIView) = (free(), free())
    controller.view.addSubview(one)
    controller.view.addSubview(other)
    let safe = controller.view.safeAreaLayoutGuide
    let inside = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: safe.topAnchor),
      one.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      one.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      one.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      other.topAnchor.constraint(equalTo: inside.topAnchor),
      other.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      other.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      other.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
    ])
    StandIn.finishTurn()
    #expect(one.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    // A controller's view has the system's margins: 16 points at the sides, none at the top and
    // bottom.
    #expect(other.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
    controller.additionalSafeAreaInsets.top = 50
    StandIn.finishTurn()
    #expect(one.frame == CGRect(x: 0, y: 97, width: 390, height: 713))
    #expect(one.safeAreaInsets == .zero)
    withExtendedLifetime(window) {}
  }

  @Test("a view on the keyboard's guide moves with the keyboard")
  func keyboard() {
    let scene = StandIn.connectScene(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let bar: UIView = free()
    let view: UIView = window.rootViewController?.view ?? window
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    StandIn.finishTurn()
    #expect(bar.frame.maxY == 810)
    StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
    #expect(bar.frame.maxY == 544)
    #expect(bar.layer.animation(forKey: "position") != nil)
    StandIn.moveKeyboard(to: nil)
    #expect(bar.frame.maxY == 810)
  }

  @Test("the readable guide is centered and at most 672 points wide")
  func readable() {
    let view = box(1000, 100)
    let frame = view.readableContentGuide.layoutFrame
    #expect(frame.midX == 500 && abs(frame.width - 672) < 1)
    view.frame.size.width = 300
    #expect(view.readableContentGuide.layoutFrame.width == 284)
  }

  @Test(
    "constraints to a scroll view's edges affect its content, and its frame guide doesn't scroll")
  func scrolls() {
    let outer = box(100, 100)
    let scroll = UIScrollView(frame: outer.bounds)
    let (content, header): (UIView, UIView) = (free(), free())
    outer.addSubview(scroll)
    scroll.addSubview(content)
    scroll.addSubview(header)
    pin(content, to: scroll, by: 10)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 500),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 520))
    #expect(content.frame == CGRect(x: 10, y: 10, width: 80, height: 500))
    scroll.contentOffset.y = 60
    outer.layoutIfNeeded()
    #expect(header.frame.minY == 60 && content.frame.minY == 10)
    #expect(scroll.contentLayoutGuide.layoutFrame.size == scroll.contentSize)
  }
}

private final class MarginView: UIView {
  var changes = 0

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    changes += 1
  }
}
#endif
