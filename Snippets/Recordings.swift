//! Records a presenter's input, and replays it.

import Foundation
import Testing
import Usher
import UsherRecording
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
let report = URL(filePath: "overlays.usher")
// snippet.show

// snippet.start
// Records from here on.
let recorder = presenter.recording
// snippet.end

// snippet.data
let file = presenter.recording.data()
// snippet.end

// snippet.titles
// Only if a report may contain them.
presenter.recording.keepsTitles = true
// snippet.end

// snippet.write
try Data(presenter.recording.data()).write(to: report)
// snippet.end

// snippet.read
let recording = try Recording(presenter.recording.data())
print(recording.eventCount, recording.duration)
// snippet.end

// snippet.replay
try Recording(file).replay(on: HeadlessHost())
// snippet.end

// snippet.test
@MainActor
@Test("the alert comes after the banner, as the user said") func reportedOrder() throws {
  let host = HeadlessHost()
  try Recording(try Data(contentsOf: report)).replay(on: host)
  #expect(host.visibleTexts == [["Sent"], ["Delete everything?"]])
}
// snippet.end
