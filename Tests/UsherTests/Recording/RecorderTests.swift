import Testing
import UsherTesting

@testable import Usher
@_spi(Inspection) import UsherRecording

@MainActor
@Suite("Recording a presenter")
struct RecorderTests {
  private let host = HeadlessHost()
  private let presenter: Presenter

  init() {
    presenter = Presenter(host: host)
    _ = presenter.recording
  }

  @Test("recording starts at the first use, with the overlays shown at that time")
  func beginsLate() throws {
    let presenter = Presenter(host: HeadlessHost())
    presenter.present(
      .notification(title: "First"), as: OverlayConfiguration(lifetime: .infinite))
    #expect(presenter.recording.data().isEmpty)
    #expect(presenter.recording === presenter.recording)
    presenter.present(.notification(title: "Second"))
    let recording = try Recording(presenter.recording.data())
    #expect(recording.beginning.shown == presenter.shown)
    #expect(recording.eventCount == 1)
    var last: OverlayEngine?
    try recording.replay { last = $0.engine }
    #expect(last == presenter.engine)
  }

  @Test("a replay ends with an equal engine and shows the same overlays")
  func replays() throws {
    presenter.present(
      .notification(title: "First"), as: OverlayConfiguration(lifetime: .timed(.seconds(2))))
    presenter.present(
      .notification(title: "Second"), as: OverlayConfiguration(lifetime: .infinite))
    host.clock.advance(by: .seconds(4))
    let recording = try Recording(presenter.recording.data())
    var last: OverlayEngine?
    try recording.replay { last = $0.engine }
    #expect(last == presenter.engine)
    #expect(recording.duration >= .seconds(2))
    let other = HeadlessHost()
    try recording.replay(on: other)
    #expect(other.visibleTexts == [["overlay \(presenter.shown[0].rawValue)"]])
    #expect(other.scene.overlays.map(\.frame) == host.scene.overlays.map(\.frame))
  }

  @Test("the recorder keeps 1,000 to 2,000 events, which replay to an equal engine")
  func turnsOver() throws {
    presenter.configure(.main, LaneSettings(capacity: 3, arrangement: .list(spacing: 8)))
    for number in 0..<900 {
      let handle = presenter.present(.notification(title: "\(number)"))
      host.clock.advance(by: .milliseconds(Int64(number % 7) * 50))
      if number % 3 == 0 { handle.dismiss() }
      if number % 100 == 99 {
        let recording = try Recording(presenter.recording.data())
        if number > 600 { #expect((1000...2000).contains(recording.eventCount)) }
        var last: OverlayEngine?
        try recording.replay { last = $0.engine }
        #expect(last == presenter.engine)
      }
    }
  }

  @Test("with 3,000 waiting requests, the recorder keeps 1,500 to 3,000 events")
  func turnsOverRarely() throws {
    presenter.pause(.main)
    let content = OverlayContent.notification(title: "Saved")
    for _ in 0..<3000 { presenter.present(content) }
    var counts: [Int] = []
    for number in 1...3000 {
      presenter.present(content).dismiss()
      // The first halves started with fewer waiting requests.
      if number > 1500, number.isMultiple(of: 250) {
        counts.append(try Recording(presenter.recording.data()).eventCount)
      }
    }
    #expect(counts.allSatisfy { (1500...3000).contains($0) }, "\(counts)")
    presenter.dismissAll()
    for _ in 0..<2000 { presenter.present(content).dismiss() }
    let count = try Recording(presenter.recording.data()).eventCount
    #expect((1000...2000).contains(count), "\(count) once nothing waits")
  }

  @Test("a recording contains titles only if the app enables them")
  func texts() throws {
    let words = Array("Meet me at noon".utf8)
    presenter.present(.notification(title: "Meet me at noon"), name: "noon")
    #expect(!presenter.recording.data().contains(words))
    #expect(!presenter.recording.data().contains(Array("noon".utf8)))
    presenter.recording.keepsTitles = true
    let handle = presenter.present(.notification(title: "Meet me at noon"))
    let named = presenter.present(.notification(title: "Another"), name: "another")
    var secret = OverlayContent.notification(title: "Your code is 4711")
    secret.isPrivate = true
    secret.semantics.label = "Your code"
    presenter.present(secret, name: "code")
    var counted = OverlayContent(.text(OverlayNode.Text("1/3")))
    counted.semantics.label = "Your letters"
    let labeled = presenter.present(counted)
    let recording = try Recording(presenter.recording.data())
    #expect(
      recording.titles
        == [
          handle.id: "Meet me at noon", named.id: "another", labeled.id: "Your letters",
        ])
    presenter.recording.keepsTitles = false
    #expect(try Recording(presenter.recording.data()).titles.isEmpty)
  }

  @Test("a disabled recorder is empty, and starts over when it's enabled")
  func off() throws {
    presenter.present(.notification(title: "First"))
    presenter.recording.isOn = false
    #expect(presenter.recording.data().isEmpty)
    presenter.present(.notification(title: "Second"))
    #expect(presenter.recording.data().isEmpty)
    presenter.recording.isOn = true
    presenter.dismissAll()
    #expect(try Recording(presenter.recording.data()).eventCount == 1)
  }

  @Test("a recording error describes the fault and its position")
  func refusal() throws {
    presenter.present(.notification(title: "First"))
    var data = presenter.recording.data()
    #expect(description(of: Array("no".utf8)) == "this is not a recording of Usher's, at byte 0")
    #expect(
      description(of: data.dropLast())?.hasPrefix("the recording is cut short") == true)
    data[4] = 9
    #expect(
      description(of: data)
        == "the recording has form 9, and this version of Usher reads form 4 alone; "
        + "update Usher to read the recording, at byte 5")
    data[4] = 1
    #expect(
      description(of: data)
        == "the recording has form 1, and this version of Usher reads form 4 alone; "
        + "read the recording with the version that wrote it, at byte 5")
  }

  private func description(of data: some Sequence<UInt8>) -> String? {
    do throws(RecordingError) {
      _ = try Recording(data)
      return nil
    } catch {
      return error.description
    }
  }
}
