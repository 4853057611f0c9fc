import FacadeTesting
import Testing
import UIKitNames
import Usher
import UsherTesting

@MainActor
@Suite("UIKit's visual format", .ownDefault)
struct VisualFormatTests {
  private let screen = Screen()
  private let superview = UIView()
  private let views: [String: UIView]

  init() {
    views = [
      "a": NaturalButton("a", 30, 20), "b": NaturalButton("b", 40, 10),
      "c": NaturalButton("c", 50, 30),
    ]
    for (_, view) in views.sorted(by: { $0.key < $1.key }) {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    superview.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  /// Returns the constraints of a visual format, as text.
  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map { words($0) }
  }

  private func words(_ constraint: NSLayoutConstraint) -> String {
    func item(_ item: AnyObject?) -> String {
      item === superview ? "|" : views.first { $0.value === item }?.key ?? "nothing"
    }
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
    let other =
      constraint.secondAttribute == .notAnAttribute
      ? "" : " \(item(constraint.secondItem)).\(constraint.secondAttribute)"
    let priority = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
    return "\(item(constraint.firstItem)).\(constraint.firstAttribute) \(relation)\(other) "
      + "\(Int(constraint.constant))\(priority)"
  }

  @Test("a format puts views beside each other and beside the superview")
  func distances() {
    #expect(
      constraints("H:|-10-[a]-5-[b][c]-(7)-|") == [
        "a.leading == |.leading 10", "b.leading == a.trailing 5", "c.leading == b.trailing 0",
        "|.trailing == c.trailing 7",
      ])
    #expect(constraints("V:|[a]|") == ["a.top == |.top 0", "|.bottom == a.bottom 0"])
    #expect(constraints("[a]-[b]") == ["b.leading == a.trailing 8"])
    #expect(
      constraints("|-[a]-|") == [
        "a.leading == |.leadingMargin 0", "|.trailingMargin == a.trailing 0",
      ])
  }

  @Test(
    "a format compares distances and lengths with numbers, with their names, and with other views")
  func requirements() {
    let metrics: [String: Any] = [
      "gap": 12, "wide": 99.0, "low": CGFloat(10), "high": UInt8(200), "half": Float(0.5),
    ]
    #expect(
      constraints("H:|-gap-[a(wide)]-(>=low,<=high@250)-[b(==a)]", metrics: metrics) == [
        "a.leading == |.leading 12", "a.width == 99", "b.leading >= a.trailing 10",
        "b.leading <= a.trailing 200 @250", "b.width == a.width 0",
      ])
    #expect(
      constraints("V:[a(>=20@high,<=40)]", metrics: metrics) == [
        "a.height >= 20 @200", "a.height <= 40",
      ])
    #expect(constraints("H:[a]-(-5)-[b]") == ["b.leading == a.trailing -5"])
    let half = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(half)]", metrics: metrics, views: views)
    #expect(half.map(\.constant) == [0.5])
  }

  @Test("a format lines views up across, and runs the way that options say")
  func options() {
    #expect(
      constraints("H:[a]-[b]-[c]", [.alignAllTop, .alignAllCenterY]) == [
        "b.leading == a.trailing 8", "c.leading == b.trailing 8", "b.top == a.top 0",
        "c.top == b.top 0", "b.centerY == a.centerY 0", "c.centerY == b.centerY 0",
      ])
    #expect(constraints("H:|-3-[a]", .directionLeftToRight) == ["a.left == |.left 3"])
    #expect(
      constraints("H:|-3-[a]-(>=4)-[b]-|", .directionRightToLeft) == [
        "a.right == |.right -3", "b.right <= a.left -4", "|.leftMargin == b.left 0",
      ])
    #expect(constraints("V:|-3-[a]", .directionRightToLeft) == ["a.top == |.top 3"])
  }

  @Test("a format lays views out once its constraints are active")
  func layout() {
    for (format, options) in [
      ("H:|-10-[a]-5-[b]-20-|", NSLayoutConstraint.FormatOptions.alignAllTop),
      ("V:|-6-[a]-2-[c]-|", .alignAllLeading),
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: nil, views: views))
    }
    #expect(
      shownFrames(in: superview) == ["a 10 6 50 20", "b 65 6 40 10", "c 10 28 50 30", "in 125 61"])
  }

  @Test(
    "a format that cannot be used makes no constraints, and the developer is told why",
    arguments: [
      ("", "\"[\" is missing at the end"),
      ("H:|-[a", "\"]\" is missing at the end"),
      ("H:|-[a]-", "a name is missing at the end"),
      ("H:|-[]", "a name is missing at character 6"),
      ("H:|-10[a]", "\"-\" is missing at character 7"),
      ("H:[a(>=)]", "a name is missing at character 8"),
      ("H:[a(1.2.3)]", "1.2.3 is not a number at character 6"),
      ("H:[a(10@2000)]", "a priority must be a number from 0 to 1000 at character 13"),
      ("H:|[a]|[b]", "nothing may follow the last \"|\" at character 8"),
      ("[d]", "there is no view or number named d"),
      ("[a]-d-[b]", "a distance must be a number or a metric's name"),
      ("[a]-x y-[b]", "\"-\" is missing at character 6"),
    ])
  func unusable(_ format: String, _ reason: String) {
    #expect(constraints(format) == [])
    #expect(screen.problems == ["the layout \"\(format)\" makes no constraints: \(reason)"])
  }

  @Test(
    "a format with random signs lost never traps, and makes no constraints where it is reported")
  func random() {
    let whole = Array("H:|-7-[a(>=7@7,<=9)]-(<=b)-[b(a)][c]-(-7)-|")
    var seed: UInt64 = 7
    func number(below bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<3_000 {
      var format = whole
      for _ in 0...number(below: 12) {
        let start = number(below: format.count)
        format.removeSubrange(start..<min(start + 1 + number(below: 6), format.count))
        if format.isEmpty { break }
      }
      let known = screen.problems.count
      let constraints = constraints(String(format), metrics: ["b": 5])
      #expect(constraints.isEmpty || screen.problems.count == known, "\(String(format))")
    }
    #expect((1..<3_000).contains(screen.problems.count))
  }

  @Test(
    "a format without a superview, with an unusable number, or aligned along itself is reported")
  func unusableSurroundings() {
    let loose = ["loose": UIView()]
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "|[loose]|", metrics: nil, views: loose)
        .isEmpty)
    #expect(constraints("[a]", metrics: ["gap": "wide"]).isEmpty)
    #expect(constraints("[a]", metrics: ["gap": Double.nan]).isEmpty)
    #expect(constraints("[a]-[b]", .alignAllLeft).isEmpty)
    #expect(
      screen.problems == [
        "the layout \"|[loose]|\" makes no constraints: loose has no superview for \"|\"",
        "the layout \"[a]\" makes no constraints: the metric gap is not a finite number",
        "the layout \"[a]\" makes no constraints: the metric gap is not a finite number",
        "the layout \"[a]-[b]\" makes no constraints: views in a row cannot be aligned along the row's own axis",
      ])
  }
}
