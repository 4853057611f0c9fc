#if os(Linux)
import Foundation
import Testing
import Usher
import UsherTesting

@testable import GalleryModel

@Suite("Code from the playground")
@MainActor
struct PlaygroundSampleTests {
  @Test(
    "the playground's code matches the compiled samples for every setting",
    arguments: SampleFile.all)
  func text(file: SampleFile) throws {
    if ProcessInfo.processInfo.environment["USHER_RECORD"] != nil {
      try file.text.write(to: file.url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file.url, encoding: .utf8) == file.text)
  }

  @Test(
    "the playground's compiled code has the same effect as the playground",
    arguments: SampleFile.all)
  func effect(file: SampleFile) throws {
    let samples = Dictionary(
      uniqueKeysWithValues: PlaygroundSample.all.map { ($0.name, $0.run) })
    for variant in file.variants {
      let sample = try #require(
        SampleFile.sampleNames[variant.code].flatMap { samples[$0] },
        "no sample is compiled for \(variant.name)")
      let (compiled, direct) = (Effect(), Effect())
      try sample(compiled.presenter)
      variant.compiled.present(by: direct.presenter)
      #expect(compiled.description == direct.description, "\(variant.name)")
    }
  }

  /// A presenter's received requests, as text.
  @MainActor private struct Effect {
    let host = HeadlessHost()
    let presenter: Presenter

    init() {
      presenter = Presenter(host: host)
      presenter.onProblem = { _ in }
    }

    var description: String {
      var lines = presenter.lanes.map { "\($0): \(presenter.lane($0).settings)" }
        .filter { !$0.hasSuffix("\(LaneSettings())") }
      for id in presenter.shown + presenter.waiting {
        guard var overlay = presenter.overlay(of: id), let content = presenter.content(of: id)
        else { continue }
        overlay.name = nil
        lines.append("\(overlay) \(presenter.name(of: id) ?? "")")
        lines.append(
          "\(content.style) \(content.scrim) \(String(describing: content.appearance)) "
            + "\(String(describing: content.haptic)) \(content.root)")
      }
      return lines.joined(separator: "\n")
    }
  }
}
#endif
