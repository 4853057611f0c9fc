import Testing
import UIKitNames
import Usher

@MainActor
@Suite("Stack views")
struct UIStackViewTests {
  @Test("a stack view shows its arranged views in order, without hidden and removed ones")
  func children() throws {
    let labels = ["a", "b", "c", "d"].map { words -> UILabel in
      let label = UILabel()
      label.text = words
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    #expect(try texts(of: stack) == ["a", "b", "c", "d"])
    labels[1].isHidden = true
    #expect(try texts(of: stack) == ["a", "c", "d"])
    stack.removeArrangedSubview(labels[2])
    #expect(try texts(of: stack) == ["a", "d"])
    #expect(labels[2].superview === stack)
    labels[3].removeFromSuperview()
    #expect(try texts(of: stack) == ["a"])
    #expect(stack.arrangedSubviews == [labels[0], labels[1]])
    stack.insertArrangedSubview(labels[3], at: -5)
    #expect(try texts(of: stack) == ["d", "a"])
  }

  @Test("a stack view has the axis, spacing, alignment and margins it was given")
  func layout() throws {
    let label = UILabel()
    label.text = "a"
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    stack.spacing = 12
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let table: [(UIStackView.Alignment, OverlayNode.Stack.Alignment)] = [
      (.fill, .fill), (.leading, .leading), (.firstBaseline, .leading), (.center, .center),
      (.trailing, .trailing), (.lastBaseline, .trailing),
    ]
    for (alignment, wanted) in table {
      stack.alignment = alignment
      let node = try self.stack(of: stack)
      #expect(node.axis == .vertical)
      #expect(node.spacing == 12)
      #expect(node.alignment == wanted)
      #expect(node.padding == .zero)
    }
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(try self.stack(of: stack).padding == Insets(top: 1, left: 2, bottom: 3, right: 4))
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    #expect(try self.stack(of: stack).alignment == .even)
  }

  private func texts(of view: UIStackView) throws -> [String] {
    try stack(of: view).children.flatMap { $0.texts }
  }

  private func stack(of view: UIStackView) throws -> OverlayNode.Stack {
    guard case .stack(let stack) = OverlayContent(view).root else { throw NoStack() }
    return stack
  }

  struct NoStack: Error {}
}
