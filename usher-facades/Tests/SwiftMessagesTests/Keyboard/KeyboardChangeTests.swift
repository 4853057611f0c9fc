#if os(Linux) && !UIKIT_STAND_IN
import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import UIKitNames
@_spi(Facades) import Usher
import UsherTesting

/// Tests of a tracker's keyboard callbacks.
@MainActor
@Suite("Changes that a keyboard tracker reports", .ownDefault)
struct KeyboardChangeTests {
  private let stage = Stage()
  private let journal = KeyboardJournal()
  private let tracker = JournalTracker()

  init() {
    tracker.journal = journal
    tracker.delegate = journal
  }

  /// Sets the keyboard's height; 0 for none.
  private func setKeyboard(_ height: Double) {
    stage.screen.presenter.obstructions = height == 0 ? [] : [.keyboard(height)]
  }

  @Test("a tracker and its delegate are told before and after each change of the keyboard")
  func changes() {
    setKeyboard(300)
    #expect(journal.take() == ["will show", "delegate: will show"])
    stage.advance(399)
    #expect(journal.take() == [])
    stage.advance(1)
    #expect(journal.take() == ["did show", "delegate: did show"])
    setKeyboard(350)
    stage.advance(400)
    setKeyboard(0)
    stage.advance(400)
    #expect(
      journal.take() == [
        "will frame", "delegate: will frame", "did frame", "delegate: did frame",
        "will hide", "delegate: will hide", "did hide", "delegate: did hide",
      ])
    stage.advance(10_000)
    #expect(journal.take() == [])
    #expect(stage.screen.host.wakeup == .never)
  }

  @Test("a change says where the keyboard was and will be")
  func frames() {
    setKeyboard(300)
    setKeyboard(350)
    setKeyboard(0)
    stage.advance(400)
    #expect(
      journal.frames == [
        "844+300 > 544+300 in 0.4", "544+300 > 494+350 in 0.4", "494+350 > 844+350 in 0.4",
        "844+300 > 544+300 in 0.4", "544+300 > 494+350 in 0.4", "494+350 > 844+350 in 0.4",
      ])
    #expect(
      Set(journal.keys) == [
        UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
        UIResponder.keyboardAnimationDurationUserInfoKey,
        UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
      ])
  }

  @Test("a tracker is told before messages move, and again once they have moved")
  func messages() {
    stage.show("A") {
      $0.presentationStyle = .bottom
      $0.duration = .forever
      $0.keyboardTrackingView = tracker
    }
    stage.advance(1000)
    let presenter = stage.screen.presenter
    var places: [Double] = []
    journal.onTell = {
      places.append(presenter.shown.last.flatMap { presenter.restingFrame(of: $0) }?.maxY ?? 0)
    }
    setKeyboard(300)
    stage.advance(400)
    #expect(places == [844, 844, 544, 544])
    #expect(abs((stage.placed?.currentFrame.maxY ?? 0) - 544) < 5)
  }

  @Test("each change ends, also after the next change has begun")
  func overlapping() {
    setKeyboard(300)
    stage.advance(100)
    setKeyboard(0)
    stage.advance(400)
    #expect(
      journal.take().filter { !$0.hasPrefix("delegate") }
        == ["will show", "will hide", "did show", "did hide"])
  }

  @Test("a change takes no time where the user prefers less motion")
  func reducedMotion() {
    stage.screen.connection.preferencesChanged(to: Preferences(reducesMotion: true))
    setKeyboard(300)
    #expect(
      journal.take() == ["will show", "delegate: will show", "did show", "delegate: did show"])
    #expect(journal.frames.allSatisfy { $0.hasSuffix("in 0.0") })
  }

  @Test("a paused tracker is told nothing, and does not catch up afterwards")
  func paused() {
    tracker.isPaused = true
    setKeyboard(300)
    stage.advance(1000)
    tracker.isPaused = false
    stage.advance(1000)
    #expect(journal.take() == [])
    setKeyboard(0)
    #expect(journal.take() == ["will hide", "delegate: will hide"])
    // A change that has begun ends even while paused.
    tracker.isPaused = true
    stage.advance(400)
    #expect(journal.take() == ["did hide", "delegate: did hide"])
  }

  @Test("a tracker pauses by itself while the app is inactive")
  func inactive() {
    stage.screen.host.setAppActive(false)
    setKeyboard(300)
    stage.advance(1000)
    stage.screen.host.setAppActive(true)
    #expect(journal.take() == [])
    setKeyboard(0)
    #expect(journal.take() == ["will hide", "delegate: will hide"])
  }

  @Test("a tracker that the client resumes also leaves its automatic pause")
  func resumed() {
    stage.screen.host.setAppActive(false)
    tracker.isPaused = false
    stage.screen.presenter.setAttention(.keyboardOpen, isPresent: true)
    setKeyboard(300)
    #expect(journal.take() == ["will show", "delegate: will show"])
  }

  @Test("all obstructions from below together are the keyboard, and others are not")
  func fromBelow() {
    let presenter = stage.screen.presenter
    let panel = Obstruction(OverlayRect(x: 0, y: 0, width: 390, height: 100), from: .top)
    let outside = Obstruction(OverlayRect(x: 0, y: 844, width: 390, height: 100))
    let empty = Obstruction(OverlayRect(x: 0, y: 500, width: 0, height: 100))
    presenter.obstructions = [panel, outside, empty]
    #expect(journal.take() == [])
    presenter.obstructions = [panel, .keyboard(300), .keyboard(340)]
    #expect(journal.frames.first == "844+340 > 504+340 in 0.4")
    // The host's own obstruction counts as well; the union is unchanged.
    stage.screen.host.changeViewport(
      to: OverlayViewport(size: OverlaySize(width: 390, height: 844), obstructions: [.keyboard(20)])
    )
    #expect(journal.take() == ["will show", "delegate: will show"])
  }

  @Test("a tracker that is made while a keyboard is up is not told of its coming")
  func alreadyUp() {
    setKeyboard(300)
    journal.reset()
    let late = JournalTracker()
    late.journal = journal
    stage.advance(1000)
    journal.reset()
    setKeyboard(0)
    #expect(journal.take() == ["will hide", "delegate: will hide", "will hide"])
  }

  @Test("a tracker reports the keyboards of the windows that show its messages")
  func otherWindow() {
    let other = HeadlessHost(clock: stage.screen.host.clock)
    let presenter = Presenter(host: other)
    presenter.obstructions = [.keyboard(300)]
    #expect(journal.take() == [])
    let window = UIWindow(presenter: presenter)
    let controller = UIViewController()
    window.rootViewController = controller
    for text in ["A", "B"] {
      stage.show(text) {
        $0.presentationContext = .viewController(controller)
        $0.keyboardTrackingView = tracker
      }
    }
    presenter.obstructions = []
    #expect(journal.take() == ["will hide", "delegate: will hide"])
  }

  @Test("a tracker is not kept alive by the keyboard's changes")
  func released() {
    var mortal: JournalTracker? = JournalTracker(frame: .zero)
    weak let known = mortal
    mortal?.journal = journal
    setKeyboard(300)
    mortal = nil
    #expect(known == nil)
    journal.reset()
    stage.advance(1000)
    #expect(journal.take() == ["did show", "delegate: did show"])
  }
}

/// Tests of trackers without a window.
@MainActor
@Suite("A keyboard tracker before there is a window", .ownDefault)
struct EarlyKeyboardTests {
  @Test("a tracker that is made before there is a window reports that window's keyboard")
  func waits() {
    let (tracker, journal) = (JournalTracker(), KeyboardJournal())
    tracker.journal = journal
    let screen = Screen()
    screen.presenter.obstructions = [.keyboard(300)]
    #expect(journal.take() == ["will show"])
  }
}

extension Obstruction {
  fileprivate static func keyboard(_ height: Double) -> Obstruction {
    Obstruction(OverlayRect(x: 0, y: 844 - height, width: 390, height: height))
  }
}

/// A record of the calls to a tracker and its delegate.
@MainActor
private final class KeyboardJournal: KeyboardTrackingViewDelegate {
  private(set) var frames: [String] = []
  private(set) var keys: [String] = []
  private var calls: [String] = []
  var onTell: () -> Void = {}

  func note(_ call: String) {
    calls.append(call)
    onTell()
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func reset() {
    calls = []
    frames = []
  }

  func keyboardTrackingViewWillChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any]
  ) {
    note("delegate: will \(change)")
    read(userInfo)
  }

  func keyboardTrackingViewDidChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any]
  ) {
    note("delegate: did \(change)")
    read(userInfo)
  }

  private func read(_ userInfo: [AnyHashable: Any]) {
    func place(_ key: String) -> String {
      let frame = (userInfo[key] as? NSValue)?.cgRectValue ?? .null
      return "\(Int(frame.minY))+\(Int(frame.height))"
    }
    let seconds = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    frames.append(
      "\(place(UIResponder.keyboardFrameBeginUserInfoKey)) > "
        + "\(place(UIResponder.keyboardFrameEndUserInfoKey)) in \(seconds?.doubleValue ?? -1)")
    keys += userInfo.keys.compactMap { $0.base as? String }
  }
}

/// A tracker that records calls.
private final class JournalTracker: KeyboardTrackingView {
  weak var journal: KeyboardJournal?

  override func willChange(change: Change, userInfo: [AnyHashable: Any]) {
    super.willChange(change: change, userInfo: userInfo)
    journal?.note("will \(change)")
  }

  override func didChange(change: Change, userInfo: [AnyHashable: Any]) {
    super.didChange(change: change, userInfo: userInfo)
    journal?.note("did \(change)")
  }
}
#endif
