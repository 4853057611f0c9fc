import Testing
import UIKitNames
import Usher

@MainActor
@Suite("A label in a view")
struct ViewLayoutTests {
  private let view = UIView()
  private let label = UILabel()

  init() {
    label.text = "Hello"
    view.addSubview(label)
  }

  @Test("a label without constraints fills its view")
  func open() {
    #expect(placed == nil)
  }

  @Test("a label lies where its frame says, unless constraints take the frame's place")
  func frame() {
    label.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(placed == Place(Insets(top: 20, left: 10, bottom: 0, right: 0), 30, 40))
    label.translatesAutoresizingMaskIntoConstraints = false
    #expect(placed == nil)
    label.heightAnchor.constraint(equalToConstant: 12).isActive = true
    #expect(placed == Place(.zero, nil, 12))
  }

  @Test("a label keeps the distances of its constraints, whichever side the constraints begin with")
  func edges() {
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 3),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -4),
    ])
    #expect(placed == Place(Insets(top: 1, left: 2, bottom: 3, right: 4), nil, nil))
  }

  @Test("a label keeps the margins of the view where its constraints name their guide")
  func margins() {
    view.layoutMargins = UIEdgeInsets(top: 10, left: 11, bottom: 12, right: 13)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 1),
      label.leftAnchor.constraint(equalTo: guide.leftAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor, constant: -5),
    ])
    #expect(placed == Place(Insets(top: 11, left: 11, bottom: 12, right: 5), nil, nil))
  }

  @Test("a label ignores constraints that are inactive, no equality, or about other views")
  func unheeded() {
    let inactive = label.topAnchor.constraint(equalTo: view.topAnchor, constant: 1)
    NSLayoutConstraint.activate([inactive])
    NSLayoutConstraint.deactivate([inactive])
    #expect(!inactive.isActive)
    let stranger = UIView()
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 99),
      label.heightAnchor.constraint(lessThanOrEqualToConstant: 99),
      label.topAnchor.constraint(equalTo: stranger.topAnchor, constant: 9),
    ])
    #expect(placed == nil)
  }

  @Test("a label forgets its constraints with the views that they name")
  func weakly() {
    weak var constraint: NSLayoutConstraint?
    do {
      let inner = UIView()
      let made = inner.widthAnchor.constraint(equalToConstant: 5)
      made.isActive = true
      constraint = made
      #expect(inner.constraints == [made])
    }
    #expect(constraint == nil)
  }

  @Test(
    "a subview is as opaque as its alpha, and left out at 0",
    arguments: [(1, nil), (0.6, 0.6)] as [(CGFloat, Double?)])
  func alpha(_ alpha: CGFloat, _ opacity: Double?) {
    label.alpha = alpha
    let root = OverlayContent(view).root
    if case .box(let box) = root {
      #expect(box.opacity == opacity)
    } else {
      #expect(opacity == nil)
    }
    label.alpha = 0
    #expect(OverlayContent(view).root.texts.isEmpty)
  }

  /// The label's placement; `nil` if it is not specified.
  private var placed: Place? {
    guard let box = box(in: OverlayContent(view).root) else { return nil }
    return Place(box.margins, box.width, box.height)
  }

  /// Returns the outermost box.
  private func box(in node: OverlayNode) -> OverlayNode.Box? {
    if case .box(let box) = node { return box }
    return node.children.lazy.compactMap { box(in: $0) }.first
  }

  struct Place: Equatable {
    let margins: Insets
    let width: Double?
    let height: Double?

    init(_ margins: Insets, _ width: Double?, _ height: Double?) {
      self.margins = margins
      self.width = width
      self.height = height
    }
  }
}
