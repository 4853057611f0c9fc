import Testing
import UIKitNames

@MainActor
@Suite("Views in one another")
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

  @Test("lie in the order in which they were put there")
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

  @Test("stay as they are where what is asked makes no sense")
  func nonsense() {
    outer.addSubview(outer)
    a.addSubview(outer)
    UIView().bringSubviewToFront(a)
    outer.removeFromSuperview()
    #expect(tags == [1, 2, 3])
    #expect(outer.superview == nil)
  }

  @Test("belong to one view alone, and to none once taken out")
  func move() {
    let other = UIView()
    other.addSubview(a)
    #expect(tags == [2, 3])
    #expect(a.superview === other)
    a.removeFromSuperview()
    #expect(a.superview == nil)
    #expect(other.subviews == [])
  }

  @Test("are found by their tags and know whom they lie in")
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

  @Test("are told when they come and go")
  func told() {
    let view = Listener()
    outer.addSubview(view)
    view.removeFromSuperview()
    #expect(view.lines == ["in", "out"])
  }

  @Test("do not keep what they lie in alive")
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
