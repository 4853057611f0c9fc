import Testing
import UIKitNames

@MainActor
@Suite("A child of a view controller")
struct ChildControllerTests {
  final class Child: UIViewController {
    var lines: [String] = []

    override func willMove(toParent parent: UIViewController?) {
      lines.append(
        "will move to \(parent?.title ?? "nothing"), in \(self.parent?.title ?? "nothing")")
    }

    override func didMove(toParent parent: UIViewController?) {
      lines.append(
        "did move to \(parent?.title ?? "nothing"), in \(self.parent?.title ?? "nothing")")
    }
  }

  @Test("a child controller is called before it gets a parent and after it has lost one")
  func moves() {
    let (one, other, child) = (UIViewController(), UIViewController(), Child())
    (one.title, other.title) = ("one", "other")
    child.removeFromParent()
    one.addChild(child)
    #expect(child.lines == ["will move to one, in nothing"])
    other.addChild(child)
    #expect(one.children.isEmpty && other.children == [child])
    child.removeFromParent()
    #expect(
      child.lines == [
        "will move to one, in nothing", "did move to nothing, in nothing",
        "will move to other, in nothing", "did move to nothing, in nothing",
      ])
  }
}
