#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// A card with a container, content and a handle that constraints place, as in a panel.
@MainActor
private final class Card: UIView {
  let container = UIView()
  let handle = UIView()
  let content = UIView()
  /// The distance by which the container extends beyond the card, above or below.
  var overflow: CGFloat = 0 { didSet { setNeedsUpdateConstraints() } }
  var isAtTop = false { didSet { setNeedsUpdateConstraints() } }
  var margins = UIEdgeInsets.zero { didSet { setNeedsUpdateConstraints() } }
  var padding = UIEdgeInsets.zero { didSet { setNeedsUpdateConstraints() } }
  var handleSize = CGSize(width: 36, height: 5) { didSet { setNeedsUpdateConstraints() } }
  var handleDistance: CGFloat = 6 { didSet { setNeedsUpdateConstraints() } }
  private var containerEdges: [NSLayoutConstraint] = []
  private var contentEdges: [NSLayoutConstraint] = []
  private var handleSides: [NSLayoutConstraint] = []
  private var handleTop: NSLayoutConstraint?
  private var handleBottom: NSLayoutConstraint?

  override class var requiresConstraintBasedLayout: Bool { true }

  init() {
    super.init(frame: CGRect(0, 0, 320, 480))
    addSubview(container)
    container.addSubview(content)
    addSubview(handle)
    for view in [container, content, handle] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    containerEdges = edges(of: container)
    contentEdges = edges(of: content)
    handleSides = [
      handle.widthAnchor.constraint(equalToConstant: 0),
      handle.heightAnchor.constraint(equalToConstant: 0),
      handle.centerXAnchor.constraint(equalTo: centerXAnchor),
    ]
    handleTop = handle.topAnchor.constraint(equalTo: topAnchor)
    handleBottom = handle.bottomAnchor.constraint(equalTo: bottomAnchor)
    NSLayoutConstraint.activate(containerEdges + contentEdges + handleSides)
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  private func edges(of view: UIView) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leftAnchor.constraint(equalTo: leftAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.rightAnchor.constraint(equalTo: rightAnchor),
    ]
  }

  override func updateConstraints() {
    set(containerEdges, margins)
    containerEdges[isAtTop ? 0 : 2].constant += isAtTop ? -overflow : overflow
    set(
      contentEdges,
      UIEdgeInsets(
        margins.top + padding.top, margins.left + padding.left, margins.bottom + padding.bottom,
        margins.right + padding.right))
    handleSides[0].constant = handleSize.width
    handleSides[1].constant = handleSize.height
    handleTop?.isActive = !isAtTop
    handleBottom?.isActive = isAtTop
    handleTop?.constant = handleDistance
    handleBottom?.constant = -handleDistance
    super.updateConstraints()
  }

  private func set(_ edges: [NSLayoutConstraint], _ insets: UIEdgeInsets) {
    edges[0].constant = insets.top
    edges[1].constant = insets.left
    edges[2].constant = -insets.bottom
    edges[3].constant = -insets.right
  }

  func layOut() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}

/// Results of FloatingPanel's tests for a card laid out by constraints, without a window.
@Suite(
  "Cards and constraints, as measured by FloatingPanel", .oneWorld,
  .bug(
    "https://github.com/scenee/FloatingPanel/blob/7efcc769e0ffe62f530e9276ab26309f758b7cc3/Tests/SurfaceViewTests.swift"
  ))
@MainActor
struct CardFactTests {
  @Test("a container can extend far below the card that it is pinned to")
  func below() {
    let card = Card()
    card.overflow = 960
    card.layOut()
    #expect(card.container.frame == CGRect(0, 0, 320, 1440))
    #expect(card.content.frame == card.bounds)
  }

  @Test(
    "a container can extend far above the card, while content pinned to the card stays")
  func above() {
    let card = Card()
    card.isAtTop = true
    card.overflow = 960
    card.layOut()
    #expect(card.container.frame == CGRect(0, -960, 320, 1440))
    #expect(card.convert(card.content.frame, from: card.container) == card.bounds)
  }

  @Test("after the first layout, a handle has the size and distance of its constraints")
  func handle() {
    let card = Card()
    #expect(card.handle.frame == CGRect(142, 6, 36, 5))
  }

  @Test("constants set in updateConstraints take effect in the next layout")
  func constants() {
    let card = Card()
    card.handleDistance = 10
    card.handleSize = CGSize(width: 44, height: 12)
    #expect(card.handle.frame == CGRect(142, 6, 36, 5))
    card.layOut()
    #expect(card.handle.frame == CGRect(138, 10, 44, 12))
  }

  @Test("a handle moves to the card's other edge after its constraints are exchanged")
  func exchanged() {
    let card = Card()
    card.isAtTop = true
    card.layOut()
    #expect(card.handle.frame == CGRect(142, 469, 36, 5))
    card.handleDistance = 10
    card.layOut()
    #expect(card.handle.frame.maxY == 470)
  }

  private static let insets = UIEdgeInsets(16, 16, 16, 16)

  @Test("margins inset the container in the card", arguments: [false, true])
  func margins(isAtTop: Bool) {
    let card = Card()
    card.isAtTop = isAtTop
    card.layOut()
    #expect(card.container.frame == card.bounds)
    card.margins = Self.insets
    card.layOut()
    #expect(card.container.frame == card.bounds.inset(by: Self.insets))
  }

  @Test("padding insets the content in the container")
  func padding() {
    let card = Card()
    card.padding = Self.insets
    card.layOut()
    #expect(card.container.frame == card.bounds)
    #expect(card.content.frame == card.bounds.inset(by: Self.insets))
  }

  @Test("padding insets the content relative to a container with margins")
  func both() {
    let card = Card()
    card.margins = Self.insets
    card.padding = Self.insets
    card.layOut()
    #expect(card.container.frame == card.bounds.inset(by: Self.insets))
    #expect(card.content.frame == card.container.bounds.inset(by: Self.insets))
  }

  @Test("round corners clip only if the layer clips")
  func corners() {
    let view = UIView()
    #expect(view.layer.cornerRadius == 0 && !view.layer.masksToBounds)
    view.layer.cornerRadius = 12
    #expect(!view.layer.masksToBounds && !view.clipsToBounds)
    view.layer.masksToBounds = true
    view.layer.cornerRadius = 0
    #expect(view.layer.masksToBounds && view.clipsToBounds)
  }

  @Test("a layer has no border by default, and equal border colors compare as equal")
  func border() {
    let layer = UIView().layer
    #expect(layer.borderWidth == 0)
    layer.borderWidth = 3
    layer.borderColor = UIColor.red.cgColor
    #expect(layer.borderColor == UIColor.red.cgColor && layer.borderWidth == 3)
  }

  @Test("views with the same background have equal colors")
  func background() {
    let (one, other) = (UIView(), UIView())
    one.backgroundColor = .red
    other.backgroundColor = one.backgroundColor
    #expect(one.backgroundColor == other.backgroundColor && other.backgroundColor == .red)
  }
}

/// Results of FloatingPanel's tests for a card that one constraint moves.
@Suite(
  "Moved cards, as measured by FloatingPanel", .oneWorld,
  .bug(
    "https://github.com/scenee/FloatingPanel/blob/7efcc769e0ffe62f530e9276ab26309f758b7cc3/Tests/LayoutTests.swift"
  ))
@MainActor
struct MovedCardFactTests {
  /// A screen of a controller without a window, and a card that hangs at its bottom or top edge.
  private func stage(atTop: Bool = false) -> (
    screen: UIView, card: UIView, edge: NSLayoutConstraint
  ) {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(0, 0, 375, 667)
    let (screen, card) = (controller.view ?? UIView(), UIView())
    card.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(card)
    let edge =
      atTop
      ? card.bottomAnchor.constraint(equalTo: screen.topAnchor, constant: 60)
      : card.topAnchor.constraint(equalTo: screen.bottomAnchor, constant: -60)
    NSLayoutConstraint.activate([
      edge, card.leftAnchor.constraint(equalTo: screen.leftAnchor),
      card.rightAnchor.constraint(equalTo: screen.rightAnchor),
      card.heightAnchor.constraint(equalTo: screen.heightAnchor),
    ])
    screen.layoutIfNeeded()
    return (screen, card, edge)
  }

  @Test("a constraint determines the visible part of a screen-high card at the bottom")
  func bottom() {
    #expect(stage().card.frame == CGRect(0, 607, 375, 667))
  }

  @Test("a constraint determines the visible part of a screen-high card at the top")
  func top() {
    #expect(stage(atTop: true).card.frame == CGRect(0, -607, 375, 667))
  }

  @Test("a changed constant moves the card when layout is forced, even off the screen")
  func moves() {
    let (screen, card, edge) = stage()
    for constant: CGFloat in [-647, -547, 0, 100] {
      let before = card.frame.minY
      edge.constant = constant
      #expect(card.frame.minY == before)
      screen.layoutIfNeeded()
      #expect(card.frame == CGRect(0, 667 + constant, 375, 667))
    }
  }

  @Test("activating a new required constraint moves the card if the old constraint is inactive")
  func exchanges() {
    let (screen, card, edge) = stage()
    let half = card.topAnchor.constraint(equalTo: screen.bottomAnchor, constant: -250)
    edge.isActive = false
    half.isActive = true
    screen.layoutIfNeeded()
    #expect(card.frame == CGRect(0, 417, 375, 667))
  }

  @Test("a constraint's anchors are equal to those used to create it")
  func anchors() {
    let (screen, card) = (UIView(), UIView())
    let edge = card.bottomAnchor.constraint(
      equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 100)
    #expect(edge.constant == 100 && edge.multiplier == 1)
    #expect(edge.firstAnchor.isEqual(card.bottomAnchor))
    #expect(edge.secondAnchor?.isEqual(screen.safeAreaLayoutGuide.topAnchor) == true)
    #expect(
      !edge.firstAnchor.isEqual(card.topAnchor) && !edge.firstAnchor.isEqual(screen.bottomAnchor))
  }

  @Test("a size constraint has a second anchor only if it refers to another size")
  func sizes() {
    let (screen, card) = (UIView(), UIView())
    let fixed = card.heightAnchor.constraint(equalToConstant: 100)
    #expect(fixed.secondAnchor == nil && fixed.multiplier == 1)
    let half = card.heightAnchor.constraint(
      equalTo: screen.safeAreaLayoutGuide.heightAnchor, multiplier: 0.5)
    #expect(half.multiplier == 0.5)
    #expect(half.secondAnchor?.isEqual(screen.safeAreaLayoutGuide.heightAnchor) == true)
  }

  @Test("a view with only an intrinsic height fits in that height, regardless of its frame")
  func intrinsic() {
    @MainActor
    final class Tall: UIView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 420)
      }
    }
    let size = Tall(frame: CGRect(0, 0, 100, 100)).systemLayoutSizeFitting(
      UIView.layoutFittingCompressedSize)
    #expect(size.height == 420)
    #expect(size.width == 0)
  }
}
#endif
