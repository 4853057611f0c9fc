import Testing
import Usher
import UsherTesting

@testable import GalleryModel

@Suite("The gallery's presets")
@MainActor
struct PresetTests {
  @Test("presets have unique names that can be file names")
  func names() {
    let names = Preset.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.filter { $0 != Control.hyphenated($0) } == [])
  }

  @Test("the overview's presets exist")
  func overview() throws {
    for (name, _) in Preset.overview { _ = try Preset.named(name) }
  }

  @Test("every section has presets, and each preset has a description", arguments: Section.allCases)
  func sections(section: Section) {
    #expect(!section.presets.isEmpty)
    #expect(section.note.hasSuffix("."))
    #expect(section.presets.filter { !$0.note.hasSuffix(".") }.map(\.name) == [])
    #expect(Preset.all.filter { $0.section == section }.count == section.presets.count)
  }

  @Test(
    "presets are shown without problems",
    arguments: Preset.all.map(\.name))
  func accepted(name: String) throws {
    let preset = try Preset.named(name)
    let host = HeadlessHost()
    for (anchor, top) in [("top", 100.0), ("bottom", 700)] {
      let frame = OverlayRect(x: 100, y: top, width: 80, height: 30)
      host.anchors[AnchorID(anchor)] = .visible(frame, clip: frame)
    }
    let presenter = Presenter(host: host)
    var problems: [Problem] = []
    presenter.onProblem = { problems.append($0) }
    let handles = preset.present(by: presenter)
    var seen: Set<OverlayID> = []
    for _ in 0..<200 {
      for handle in handles where handle.state.isShown { seen.insert(handle.id) }
      host.clock.advance(by: .milliseconds(100))
    }
    #expect(problems == [])
    #expect(!seen.isEmpty)
  }

  @Test(
    "the pictures of an ability show the same overlays as the ability",
    arguments: ["ask", "question-works", "work", "undo", "undo-shared", "owner", "pace-endless"])
  func abilities(name: String) async throws {
    let preset = try Preset.named(name)
    let hosts = [HeadlessHost(), HeadlessHost()]
    let presenters = hosts.map { Presenter(host: $0) }
    preset.present(by: presenters[0])
    #expect(preset.begin(by: presenters[1]).isEmpty)
    try await hosts[1].clock.wait { !presenters[1].shown.isEmpty || presenters[1].waitingCount > 0 }
    for host in hosts { host.clock.advance(by: .milliseconds(1600)) }
    #expect(hosts[0].visibleTexts == hosts[1].visibleTexts)
    #expect(hosts[0].scene.overlays.map(\.frame) == hosts[1].scene.overlays.map(\.frame))
  }

  @Test(
    "presets are found by name, and an unknown name suggests similar names",
    arguments: [
      ("mesage-top", ["message-top"]), ("Pile", ["pile", "pile-top"]), ("zzzzzzzz", []),
    ])
  func near(name: String, expected: [String]) throws {
    #expect(try Preset.named("pile").title == "Pile")
    do throws(UnknownName) {
      _ = try Preset.named(name)
      Issue.record("there is a preset '\(name)'")
    } catch {
      #expect(error.name == name)
      #expect(error.near == expected)
    }
  }
}
