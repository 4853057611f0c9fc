import FacadeTesting
import Foundation
import Testing
import UIKitNames
import UsherCore
import UsherTesting

@Suite("Rows in columns in rows, by constraints alone")
@MainActor
struct RandomSubviewLayoutTests {
  @Test("random rows lie where sums of numbers say", arguments: 1...100)
  func numbers(_ seed: UInt64) {
    check(seed, depth: 3) { sizedButton($0, $1, $2) }
  }

  @Test(
    "random rows lie where sums of their own sizes say, if only last views are flexible",
    arguments: 1...100
  )
  func sizes(_ seed: UInt64) {
    check(seed, depth: 4, nestsLast: true) { NaturalButton($0, $1, $2) }
  }

  private func check(
    _ seed: UInt64, depth: Int, nestsLast: Bool = false, make: @escaping Builder.Make
  ) {
    let view = UIView()
    var builder = Builder(
      view: view, source: SplitMix(state: seed), nestsLast: nestsLast, make: make)
    let extent = builder.add(depth: depth, after: .edge(.zero), below: .edge(.zero))
    let size = CGSize(width: extent.right.end, height: extent.bottom.end)
    let expected = builder.frames.sorted() + ["in \(Int(size.width)) \(Int(size.height))"]
    #expect(shownFrames(in: view) == expected)
  }

  /// The start of a view along an axis: at a distance from the superview's edge, or after another
  /// view.
  enum Start {
    case edge(CGFloat)
    case view(UIView, end: CGFloat, gap: CGFloat)

    /// The distance from the superview's edge.
    var place: CGFloat {
      switch self {
      case .edge(let place): place
      case .view(_, let end, let gap): end + gap
      }
    }
  }

  /// The views that extend furthest to the right and to the bottom.
  struct Extent {
    var right: (view: UIView, end: CGFloat)
    var bottom: (view: UIView, end: CGFloat)
  }

  /// A builder of views and constraints that computes the expected frames.
  struct Builder {
    typealias Make = @MainActor (_ name: String, _ width: Int, _ height: Int) -> UIView

    let view: UIView
    var source: SplitMix
    /// Whether all views of a row or a column except the last are single views.
    let nestsLast: Bool
    let make: Make
    var frames: [String] = []

    @MainActor
    mutating func add(depth: Int, after left: Start, below top: Start) -> Extent {
      let count = depth == 0 ? 1 : Int.random(in: 1...3, using: &source)
      guard count > 1 else { return addLeaf(after: left, below: top) }
      let isRow = Bool.random(using: &source)
      let firstDepth = nestsLast ? 0 : depth - 1
      var all = add(depth: firstDepth, after: left, below: top)
      var last = all
      for number in 1..<count {
        let depth = number == count - 1 ? depth : firstDepth + 1
        let gap = CGFloat(Int.random(in: 0...20, using: &source))
        last =
          isRow
          ? add(
            depth: depth - 1, after: .view(last.right.view, end: last.right.end, gap: gap),
            below: top)
          : add(
            depth: depth - 1, after: left,
            below: .view(last.bottom.view, end: last.bottom.end, gap: gap))
        if last.right.end > all.right.end { all.right = last.right }
        if last.bottom.end > all.bottom.end { all.bottom = last.bottom }
      }
      return all
    }

    @MainActor
    private mutating func addLeaf(after left: Start, below top: Start) -> Extent {
      let width = Int.random(in: 24...90, using: &source)
      let height = Int.random(in: 24...60, using: &source)
      let name = "button \(frames.count)"
      let leaf = make(name, width, height)
      view.addSubview(leaf)
      switch left {
      case .edge(let place):
        leaf.leftAnchor.constraint(equalTo: view.leftAnchor, constant: place).isActive = true
      case .view(let other, _, let gap):
        leaf.leftAnchor.constraint(equalTo: other.rightAnchor, constant: gap).isActive = true
      }
      switch top {
      case .edge(let place):
        leaf.topAnchor.constraint(equalTo: view.topAnchor, constant: place).isActive = true
      case .view(let other, _, let gap):
        leaf.topAnchor.constraint(equalTo: other.bottomAnchor, constant: gap).isActive = true
      }
      frames.append("\(name) \(Int(left.place)) \(Int(top.place)) \(width) \(height)")
      return Extent(
        right: (leaf, left.place + CGFloat(width)), bottom: (leaf, top.place + CGFloat(height)))
    }
  }
}
