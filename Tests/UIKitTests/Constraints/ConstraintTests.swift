#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// Tests of layout by constraints ("Auto Layout Guide", "NSLayoutConstraint").
@Suite("Constraints", .oneWorld)
@MainActor
struct ConstraintTests {
  @Test("a view pinned to its superview's edges fills the superview at any size")
  func fills() {
    let (outer, inner) = (box(100, 50), free())
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 20),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 5, width: 70, height: 45))
    outer.frame.size = CGSize(width: 200, height: 100)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 5, width: 170, height: 95))
    #expect(outer.constraints.count == 4)
    #expect(World.current.layoutProblems.isEmpty)
  }

  @Test("in a right-to-left layout, leading is on the right, and constants are measured from there")
  func mirrors() {
    let (outer, inner) = (box(100, 50), free())
    outer.semanticContentAttribute = .forceRightToLeft
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
    ])
    outer.layoutIfNeeded()
    // In whole pixels. The screen has three pixels per point.
    #expect(inner.frame.isNear(CGRect(x: 60, y: 38.0 / 3, width: 30, height: 25)))
  }

  @Test("the view with the lower hugging priority gets the remaining space")
  func hugs() {
    let (outer, one, other) = (box(100, 50), Content(20, 10), Content(30, 10))
    row(one, other, in: outer)
    one.setContentHuggingPriority(.init(251), for: .horizontal)
    outer.layoutIfNeeded()
    #expect(one.frame.width == 20 && other.frame.width == 80)
    other.setContentHuggingPriority(.init(252), for: .horizontal)
    outer.layoutIfNeeded()
    #expect(one.frame.width == 70 && other.frame.width == 30)
  }

  @Test("the view with the lower compression resistance shrinks if space is missing")
  func compresses() {
    let (outer, one, other) = (box(100, 50), Content(80, 10), Content(70, 10))
    row(one, other, in: outer)
    one.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    outer.layoutIfNeeded()
    #expect(one.frame.width == 30 && other.frame.width == 70)
  }

  @Test("an optional constraint overrides any number of constraints with lower priorities")
  func ranks() {
    let (outer, inner) = (box(300, 50), free())
    outer.addSubview(inner)
    let strong = inner.widthAnchor.constraint(equalToConstant: 40)
    strong.priority = .init(501)
    var weak: [NSLayoutConstraint] = []
    for _ in 0..<5 {
      weak.append(inner.widthAnchor.constraint(equalToConstant: 90))
      weak.last?.priority = .init(500)
    }
    NSLayoutConstraint.activate(weak + [strong])
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 40)
    strong.isActive = false
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 90)
    #expect(World.current.layoutProblems.isEmpty)
  }

  @Test("an inequality holds, and a weaker equation is satisfied as closely as possible")
  func bounds() {
    let (outer, inner) = (box(300, 50), free())
    outer.addSubview(inner)
    let wanted = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
    wanted.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wanted, inner.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 50 && inner.frame.width == 200)
    outer.frame.size.width = 120
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 0 && inner.frame.width == 120)
  }

  @Test(
    "of conflicting required constraints, the last is broken and reported once",
    .breaksLayout("two required widths differ"))
  func contradicts() {
    let (outer, inner) = (box(300, 50), free())
    outer.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let other = inner.widthAnchor.constraint(equalToConstant: 50)
    other.identifier = "other"
    other.isActive = true
    outer.layoutIfNeeded()
    outer.frame.size.width = 310
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 40)
    #expect(
      World.current.layoutProblems.map(\.text) == [
        "broke 'other' UIView.width == 50.0, which contradicts UIView.width == 40.0"
      ])
  }

  @Test(
    "the nearest common ancestor owns a constraint, and removing a view removes it",
    .breaksLayout("a constraint is made active between views of two trees"))
  func installs() {
    let (outer, middle, one, other) = (box(300, 50), free(), free(), free())
    outer.addSubview(middle)
    middle.addSubview(one)
    outer.addSubview(other)
    let constraint = one.topAnchor.constraint(equalTo: other.bottomAnchor)
    constraint.isActive = true
    let own = one.widthAnchor.constraint(equalToConstant: 3)
    own.isActive = true
    #expect(
      outer.constraints == [constraint] && one.constraints == [own] && middle.constraints == [])
    middle.removeFromSuperview()
    #expect(!constraint.isActive && own.isActive && outer.constraints.isEmpty)
    constraint.isActive = true
    #expect(!constraint.isActive && World.current.layoutProblems.count == 1)
  }

  @Test("a fitting size includes wrapped text, and doesn't change frames")
  func fits() {
    let (outer, label) = (UIView(), UILabel())
    label.text = "A message that is long enough to need several lines in a narrow room"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(label)
    pin(label, to: outer, by: 10)
    let line = label.intrinsicContentSize
    let natural = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(natural.isNear(CGSize(width: line.width + 20, height: line.height + 20)))
    let narrow = outer.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let wrapped = label.sizeThatFits(CGSize(width: 180, height: 0))
    #expect(narrow.isNear(CGSize(width: 200, height: wrapped.height + 20)))
    #expect(wrapped.height > line.height * 2)
    #expect(label.frame == .zero && outer.frame == .zero && label.intrinsicContentSize == line)
    outer.frame.size = narrow
    outer.layoutIfNeeded()
    #expect(label.frame.isNear(CGRect(x: 10, y: 10, width: 180, height: wrapped.height)))
  }

  @Test("baselines of texts with different sizes are aligned")
  func baselines() {
    let outer = box(300, 100)
    let (label, button, field) = (UILabel(), UIButton(type: .custom), UITextField())
    label.text = "Label"
    label.font = .systemFont(ofSize: 34)
    button.setTitle("Button", for: .normal)
    field.text = "Field"
    for view in [label, button, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: outer.topAnchor),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      field.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 10),
    ])
    outer.layoutIfNeeded()
    func line(_ view: UIView, _ font: UIFont?) -> CGFloat {
      view.frame.midY + ((font?.ascender ?? 0) + (font?.descender ?? 0)) / 2
    }
    let base = line(label, label.font)
    #expect(abs(line(button, button.titleLabel?.font) - base) < 1)
    #expect(abs(line(field, field.font ?? .systemFont(ofSize: 17)) - base - 10) < 1)
    #expect(button.frame.minY > 5)
  }

  @Test(
    "a view set by frames keeps its frame or resizes by its mask, and constraints can use it")
  func mixes() {
    let (outer, middle, still, moved) = (box(100, 50), free(), box(20, 10), free())
    outer.addSubview(middle)
    still.autoresizingMask = [.flexibleLeftMargin]
    middle.addSubview(still)
    middle.addSubview(moved)
    pin(middle, to: outer, by: 0)
    NSLayoutConstraint.activate([
      moved.rightAnchor.constraint(equalTo: still.leftAnchor, constant: -4),
      moved.widthAnchor.constraint(equalToConstant: 16),
    ])
    outer.layoutIfNeeded()
    #expect(middle.frame == outer.bounds)
    #expect(still.frame == CGRect(x: 100, y: 0, width: 20, height: 10))
    #expect(moved.frame.minX == 80)
    outer.frame.size.width = 60
    outer.layoutIfNeeded()
    #expect(still.frame.minX == 60 && moved.frame.minX == 40)
    still.frame.origin.x = 30
    outer.layoutIfNeeded()
    #expect(still.frame.minX == 30 && moved.frame.minX == 10)
  }
}

@MainActor
func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Creates a view that only constraints place.
@MainActor
func free() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// Pins all four edges of a view at a distance.
@MainActor
func pin(_ inner: UIView, to outer: UIView, by distance: CGFloat) {
  NSLayoutConstraint.activate([
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: distance),
    inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: distance),
    outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: distance),
    outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: distance),
  ])
}

/// Places two views next to each other, from edge to edge.
@MainActor
func row(_ one: UIView, _ other: UIView, in outer: UIView) {
  outer.addSubview(one)
  outer.addSubview(other)
  NSLayoutConstraint.activate([
    one.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
    other.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    one.topAnchor.constraint(equalTo: outer.topAnchor),
    other.topAnchor.constraint(equalTo: outer.topAnchor),
  ])
}

/// A view with an intrinsic size, placed by constraints.
final class Content: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension CGRect {
  /// Whether the rectangles differ only by rounding errors.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && size.isNear(other.size)
  }
}

extension CGSize {
  /// Whether the sizes differ only by rounding errors.
  func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
#endif
