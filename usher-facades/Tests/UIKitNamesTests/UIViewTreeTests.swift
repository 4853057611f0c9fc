import Testing
import UIKitNames

@MainActor
@Suite("Trees of views")
struct UIViewTreeTests {
  private let outer = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() {
    for (view, tag) in [(a, 1), (b, 2), (c, 3)] {
      view.tag = tag
      outer.addSubview(view)
    }
  }

  @Test("subviews lie in the order in which they were added")
  func order() {
    #expect(tags == [1, 2, 3])
    outer.bringSubviewToFront(a)
    #expect(tags == [2, 3, 1])
    outer.sendSubviewToBack(a)
    #expect(tags == [1, 2, 3])
    outer.insertSubview(c, belowSubview: b)
    #expect(tags == [1, 3, 2])
    outer.insertSubview(a, aboveSubview: b)
    #expect(tags == [3, 2, 1])
    outer.insertSubview(b, at: 99)
    #expect(tags == [3, 1, 2])
    outer.insertSubview(b, at: -1)
    #expect(tags == [2, 3, 1])
  }

  @Test("subviews stay as they are where a call makes no sense")
  func nonsense() {
    outer.addSubview(outer)
    a.addSubview(outer)
    UIView().bringSubviewToFront(a)
    outer.removeFromSuperview()
    #expect(tags == [1, 2, 3])
    #expect(outer.superview == nil)
  }

  @Test("a subview belongs to one view alone, and to none once removed")
  func move() {
    let other = UIView()
    other.addSubview(a)
    #expect(tags == [2, 3])
    #expect(a.superview === other)
    a.removeFromSuperview()
    #expect(a.superview == nil)
    #expect(other.subviews == [])
  }

  @Test("subviews are found by their tags and know their superview")
  func find() {
    let inner = UIView()
    inner.tag = 7
    b.addSubview(inner)
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(99) == nil)
    #expect(inner.isDescendant(of: outer))
    #expect(!outer.isDescendant(of: inner))
    #expect(inner.isDescendant(of: inner))
  }

  @Test("views are told when they come and go")
  func told() {
    let view = Listener()
    outer.addSubview(view)
    view.removeFromSuperview()
    #expect(view.lines == ["in", "out"])
  }

  @Test("subviews do not keep their superview alive")
  func weakly() {
    let inner = UIView()
    do {
      let outer = UIView()
      outer.addSubview(inner)
      #expect(inner.superview === outer)
    }
    #expect(inner.superview == nil)
  }

  private var tags: [Int] { outer.subviews.map(\.tag) }

  final class Listener: UIView {
    private(set) var lines: [String] = []
    override func didMoveToSuperview() { lines.append(superview == nil ? "out" : "in") }
  }
}
