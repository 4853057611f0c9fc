import Testing
import UIKitNames
import Usher

@MainActor
@Suite("Views that fill an overlay")
struct ViewSizeTests {
  @Test("an empty view is as large as its constraints, else as its frame, else zero")
  func empty() {
    let view = UIView()
    #expect(box(of: view) == [0, 0])
    view.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
    #expect(box(of: view) == [30, 20])
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(box(of: view) == [30, 50])
  }

  @Test("a view is as large as its own constraints, and otherwise as its content")
  func filled() {
    let (view, label) = (UIView(), UILabel())
    label.text = "Hello"
    view.addSubview(label)
    #expect(box(of: view) == nil)
    let constraint = view.widthAnchor.constraint(equalToConstant: 50)
    constraint.isActive = true
    #expect(box(of: view) == [50, nil])
    constraint.isActive = false
    #expect(box(of: view) == nil)
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    #expect(box(of: view) == nil)
  }

  @Test("a view with hidden subviews alone counts as empty")
  func hidden() {
    let (view, label) = (UIView(), UILabel())
    label.text = "Hello"
    label.isHidden = true
    view.addSubview(label)
    #expect(box(of: view) == [0, 0])
    #expect(OverlayContent(view).root.texts == [])
  }

  /// The width and the height of the box around a view's content; `nil` without a box.
  private func box(of view: UIView) -> [Double?]? {
    guard case .box(let box) = OverlayContent(view).root else { return nil }
    return [box.width, box.height]
  }
}
