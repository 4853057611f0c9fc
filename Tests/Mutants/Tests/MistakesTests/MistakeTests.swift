import Mistakes
import Testing

@Suite("Finding and planting mistakes")
struct MistakeTests {
  /// A source, the kind of the planted mistake, and the result.
  struct Row: CustomTestStringConvertible, Sendable {
    let kind: Mistake.Kind
    let source: String
    let planted: String
    var testDescription: String { "\(kind.rawValue): \(source)" }

    init(_ kind: Mistake.Kind, _ source: String, _ planted: String) {
      self.kind = kind
      self.source = source
      self.planted = planted
    }
  }

  static let rows = [
    Row(
      .invertedCondition, "func f() { if a { b() } }",
      "func f() { if (isMistaken(7) != (a)) { b() } }"),
    Row(
      .invertedCondition, "func f() { for a in b where c { d() } }",
      "func f() { for a in b where (isMistaken(7) != (c)) { d() } }"),
    Row(
      .invertedCondition, "func f() -> Bool { a == b }",
      "func f() -> Bool { (isMistaken(7) != (a == b)) }"),
    Row(
      .invertedCondition, "func f() { g(a ? b : c) }",
      "func f() { g((isMistaken(7) != (a)) ? b : c) }"),
    Row(
      .droppedCondition, "func f() { guard let a, b else { return } }",
      "func f() { guard let a, (isMistaken(7) || (b)) else { return } }"),
    Row(
      .deadBranch, "func f() { if let a, b { c() } }",
      "func f() { if let a, (!isMistaken(7) && (b)) { c() } }"),
    Row(
      .droppedTerm, "func f() -> Bool { a && b() }",
      "func f() -> Bool { (isMistaken(7) || (a)) && b() }"),
    Row(
      .droppedTerm, "func f() -> Bool { a || b() }",
      "func f() -> Bool { (!isMistaken(7) && (a)) || b() }"),
    Row(
      .movedBoundary, "func f() -> Bool { a < b }",
      "func f() -> Bool { (isMistaken(7) ? a <= b : a < b) }"),
    Row(
      .movedBoundary, "func f() -> Bool { a >= b }",
      "func f() -> Bool { (isMistaken(7) ? a > b : a >= b) }"),
    Row(
      .deletedStatement, "func f() { a.b(c); d() }",
      "func f() { if !isMistaken(7) { a.b(c) }; d() }"),
    Row(.deletedStatement, "func f() { a = b }", "func f() { if !isMistaken(7) { a = b } }"),
    Row(
      .deletedStatement, "func f() { try await a() }",
      "func f() { if !isMistaken(7) { try await a() } }"),
    Row(.deletedCleanup, "func f() { a = nil }", "func f() { if !isMistaken(7) { a = nil } }"),
    Row(
      .deletedCleanup, "func f() { a.removeAll() }",
      "func f() { if !isMistaken(7) { a.removeAll() } }"),
    Row(
      .deletedCleanup, "func f() { defer { a() } }",
      "func f() { defer { if !isMistaken(7) { a() } } }"),
    Row(
      .swappedNeighbors, "func f() -> Int? { a.first { $0 > 1 } }",
      "func f() -> Int? { (isMistaken(7) ? a.last { $0 > 1 } : a.first { $0 > 1 }) }"),
    Row(
      .swappedNeighbors, "func f() -> Int { max(a, b) }",
      "func f() -> Int { (isMistaken(7) ? min(a, b) : max(a, b)) }"),
    Row(
      .swappedNeighbors, "func f() { a(.leading) }",
      "func f() { a((isMistaken(7) ? .trailing : .leading)) }"),
    Row(
      .swappedArguments, "func f() { a(x: 1.5,\n  y: b) }",
      "func f() { a(x: 1.5,\n  y: b) }".replacing(
        "a(x: 1.5,\n  y: b)", with: "(isMistaken(7) ? a(x: b, y: 1.5) : a(x: 1.5,\n  y: b))")),
    Row(
      .droppedElement, "func f() { a([.b, .c]) }",
      "func f() { a((isMistaken(7) ? [.c] : [.b, .c])) }"),
    Row(
      .lateAssignment, "func f() { a = b\n  c(a) }",
      "func f() { if isMistaken(7) { c(a); a = b } else { a = b\n  c(a) } }"),
  ]

  @Test("a mistake is planted around the code behind the switch with its number", arguments: rows)
  func planted(_ row: Row) {
    let mistake = MistakeFinder.mistakes(in: row.source).first { $0.kind == row.kind }
    #expect(mistake.map { Planter.plant([(7, $0)], in: row.source) } == row.planted)
  }

  @Test(
    "code is skipped if a mistake there wouldn't compile or would have no meaning",
    arguments: [
      "let a = b ? 1 : 2",
      "#if os(Linux)\nlet a = b ? 1 : 2\n#endif",
      "#if os(iOS)\nlet a = b ? 1 : 2\n#endif",
      "func f(a: Int = b ? 1 : 2) {}",
      "func f() { precondition(a && b, \"c\") }",
      "func f() { super.init() }",
      "extension A { init(b: C, d: C) { self.init(width: b, height: d) } }",
      "struct A { let b: Int, c: Int?; init(b: Int) { self.b = b; c = nil } }",
      "struct A { var b: Int { didSet {} }; init(b: Int) { self.b = b } }",
      "enum A { case b; init() { self = .b } }",
      "func f() -> Int { a() }",
      "var a: Int { b() }",
      "func f() { _ = a() }",
      "func f() { let a = b() }",
      "@available(iOS, introduced: 1) func f() {}",
      "func f() { switch a { case .leading, .first: break } }",
      "#if os(iOS)\nfunc f() { a = b }\n#endif",
      "#if GTK && os(Linux)\nfunc f() { a = b }\n#endif",
    ])
  func leftAlone(_ source: String) {
    #expect(MistakeFinder.mistakes(in: source).map(\.kind) == [])
  }

  @Test("code for UIKit also gets mistakes, because it is tested on the stand-in")
  func standIn() {
    let source =
      "#if os(iOS) || UIKIT_STAND_IN\nfunc f() { a = b }\n#else\nfunc f() { c() }\n#endif"
    #expect(MistakeFinder.mistakes(in: source).map(\.original) == ["a = b", "c()"])
  }

  @Test("a call without a closure isn't swapped if its neighbor needs a closure")
  func closures() {
    let source = "func f() -> Bool { a.contains(b) }; func g() -> Bool { a.contains { $0 } }"
    #expect(
      MistakeFinder.mistakes(in: source).map(\.changed) == ["a.allSatisfy { $0 }"])
  }

  @Test("an assignment in an initializer can be deleted if the variable has another value")
  func initialized() {
    let source = "struct A { var b = 1, c: Int?; init() { b = 2; self.c = 3; d.e = 4 } }"
    let deleted = MistakeFinder.mistakes(in: source).filter { $0.kind == .deletedStatement }
    #expect(deleted.map(\.original) == ["b = 2", "self.c = 3", "d.e = 4"])
  }

  @Test("a name that is assigned isn't swapped")
  func assigned() {
    let kinds = MistakeFinder.mistakes(in: "func f() { a.x = b; c(&d.width); e.x.g += 1 }").map(
      \.kind)
    #expect(!kinds.contains(.swappedNeighbors))
  }

  @Test("a mistake contains its lines and both versions of the code")
  func places() throws {
    let source = "func f() {\n  if a &&\n    b { c() }\n}"
    let mistake = try #require(MistakeFinder.mistakes(in: source).first)
    #expect(mistake.lines == 2...3)
    #expect(mistake.original == "a && b")
    #expect(mistake.changed == "!(a && b)")
  }

  @Test("mistakes inside each other are nested and keep the lines")
  func nested() {
    let source = "func f() {\n  if a && b { c = nil }\n}"
    let all = MistakeFinder.mistakes(in: source).filter {
      [.invertedCondition, .droppedTerm, .deletedCleanup].contains($0.kind)
    }
    #expect(
      Planter.plant(all.enumerated().map { ($0.offset, $0.element) }, in: source) == """
        func f() {
          if (isMistaken(0) != ((isMistaken(1) || (a)) && (isMistaken(2) || (b)))) \
        { if !isMistaken(3) { c = nil } }
        }
        """)
  }

  @Test("ranges cross if they share code and neither contains the other")
  func cross() {
    #expect(Planter.cross(0..<5, 3..<8))
    #expect(!Planter.cross(0..<5, 5..<8))
    #expect(!Planter.cross(0..<8, 3..<8))
  }
}
