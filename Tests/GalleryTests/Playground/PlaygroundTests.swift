import Testing
import Usher

@testable import GalleryModel

@Suite("The playground")
struct PlaygroundTests {
  /// What presenters say by themselves.
  private static let left: Set<String> = ["name", "asksFirst", "drawing", "overhang"]

  private static let settings = Control.all.flatMap { $0.variants().map(\.1) }

  /// The properties of a value that no setting changes.
  private func unset<Value>(_ value: (Playground) -> Value) -> [String] {
    func parts(_ value: Value) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: Mirror(reflecting: value).children.map {
          ($0.label ?? "", "\($0.value)")
        })
    }
    let usual = parts(value(Playground()))
    let all = Self.settings.map { parts(value($0)) }
    return usual.keys.filter { key in all.allSatisfy { $0[key] == usual[key] } }.sorted()
  }

  @Test("sets every value of an overlay, a lane, a surface, and what goes with them")
  func complete() {
    #expect(unset { $0.overlay }.filter { !Self.left.contains($0) } == [])
    #expect(unset { $0.lane } == [])
    #expect(unset { $0.surface.style } == [])
    #expect(unset { $0.attributes } == [])
    #expect(unset { $0.overlay.size } == [])
    #expect(unset { $0.overlay.margins } == [])
  }

  @Test("has controls with names of their own, of which each shows what it sets")
  func controls() {
    #expect(Set(Control.all.map(\.name)).count == Control.all.count)
    for control in Control.all {
      for (name, playground) in control.variants() {
        #expect(control.isActive(in: playground), "\(name)")
        switch control.kind {
        case .choice(let choice):
          let selected = choice.selected(playground).map { choice.titles[$0] } ?? ""
          #expect(name == "\(control.name)-\(Control.hyphenated(selected))")
        case .toggle(let isOn, _): #expect(name.hasSuffix("-on") == isOn(playground))
        case .number(let number): #expect(number.range.contains(number.value(playground)))
        }
      }
    }
  }

  @Test("asks for what can be used, whatever is set")
  func valid() throws {
    for playground in Self.settings { try playground.overlay.validate() }
  }

  @Test("where nothing is set, its code is as short as can be")
  func shortest() {
    #expect(
      PlaygroundCode(Playground()).text() == """
        let content = Content.notification(
          icon: .icon("starred-symbolic"), title: "Made in the playground",
          description: "Change anything, and look what comes of it.")
        presenter.present(content)
        """)
  }
}
