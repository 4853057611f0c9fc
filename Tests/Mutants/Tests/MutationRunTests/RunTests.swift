import Foundation
import Mistakes
import Testing

@testable import MutationRun

@Suite("The parts of a mutation run")
struct RunTests {
  private let source = "func f() {\n  a = nil\n  b(c)\n  if d && e { g() }\n}"

  @Test("a draw depends only on its seed")
  func draw() {
    let files = [
      ("a.swift", MistakeFinder.mistakes(in: source)),
      ("b.swift", MistakeFinder.mistakes(in: source)),
    ]
    let places = { (seed: UInt64) in
      Draw.mistakes(6, seed: seed, in: files).map {
        "\($0.path) \($0.mistake.range) \($0.mistake.kind)"
      }
    }
    #expect(places(1) == places(1))
    #expect(places(1).count == 6)
    #expect(places(1) != places(2))
  }

  @Test(
    "a compiler error is attributed to the mistakes around its line, or else the last before")
  func culprits() {
    let planted = [
      (number: 3, lines: 1...9), (number: 4, lines: 5...5), (number: 5, lines: 12...12),
    ]
    #expect(CompilerErrors.culprits(at: 5, among: planted) == [3, 4])
    #expect(CompilerErrors.culprits(at: 11, among: planted) == [3])
    #expect(CompilerErrors.culprits(at: 5, among: []) == [])
  }

  @Test("errors are found in a build's output, but warnings and notes aren't")
  func errors() {
    let log = """
      [1/2] Compiling A
      /a/B.swift:12:5: error: cannot find 'c' in scope: d
      /a/B.swift:13:5: warning: unused
      error: fatalError
      """
    #expect(CompilerErrors.places(in: log) == [.init(path: "/a/B.swift", line: 12)])
  }

  @Test("an inner suite is a separate suite, and tests with windows are skipped")
  func suites() {
    let listing = """
      warning: something
      M.Outer/Inner/a()
      M.Outer/Inner/b(c:)
      M.Outer/d()
      M.free()
      UsherGTKTests.E/f()
      """
    #expect(TestProgram.suites(in: listing) == ["M.Outer", "M.Outer/Inner", "M.free()"])
    let filters = ["M.Outer", "M.free()"].map(TestProgram.filter)
    #expect(filters == [#"^M\.Outer/[^/(]*\("#, #"^M\.free\(\)"#])
  }

  @Test("a failing test is a failure, but a known issue isn't")
  func failures() {
    #expect(Trial.isFailure("✘ Test \"a\" recorded an issue at B.swift:1:2: c"))
    #expect(
      Trial.failed(in: "✘ Test \"a\" recorded an issue with 1 argument b → 1 at B.swift:1:2: c")
        == "Test \"a\"")
    #expect(!Trial.isFailure("✔ Test \"a\" passed after 0.001 seconds."))
    #expect(!Trial.isFailure("✘ Test \"a\" recorded a known issue at B.swift:1:2"))
  }

  @Test("a few fast suites run first, and each slow suite runs separately at the end")
  func batches() {
    let program = TestProgram.all(in: URL(filePath: "/nowhere"))[0]
    let suites = (0..<9).map { index in
      Suite(program: program, name: "M.S\(index)", seconds: index < 8 ? 0.1 : 5, reached: [0])
    }
    #expect(
      Trial.batches(of: suites).map { $0.map(\.name) } == [
        (0..<6).map { "M.S\($0)" }, ["M.S6", "M.S7"], ["M.S8"],
      ])
  }

  @Test("a suite that reaches few mistakes runs before a faster suite that reaches many")
  func specific() {
    let program = TestProgram.all(in: URL(filePath: "/nowhere"))[0]
    let suites = [
      Suite(program: program, name: "M.Wide", seconds: 0.1, reached: [0, 1, 2, 3]),
      Suite(program: program, name: "M.Narrow", seconds: 0.2, reached: [0]),
    ]
    #expect(Trial.batches(of: suites).map { $0.map(\.name) } == [["M.Narrow", "M.Wide"]])
  }

  @Test("the report counts mistakes by module and lists survivors by position")
  func report() {
    let mistakes = MistakeFinder.mistakes(in: source)
    let drawn = mistakes.prefix(3).map { Drawn(path: "Sources/UsherCore/A.swift", mistake: $0) }
    let report = Report(
      drawn: drawn, verdicts: [0: .survived, 1: .noticed(by: "a"), 2: .hung], modules: Module.all)
    #expect(report.counts == ["UsherCore: 3 planted, 2 noticed (1 only by a hang), 1 survived"])
    #expect(
      report.survivors.first
        == "survived  #0  Sources/UsherCore/A.swift:2  deleted cleanup: a = nil -> (nothing)")
    #expect(report.survivors.count == 2)
  }
}
