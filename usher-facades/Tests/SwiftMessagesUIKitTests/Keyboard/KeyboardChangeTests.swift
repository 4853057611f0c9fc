import SwiftMessages
import Testing
import UIKit
@_spi(Facades) import Usher
@_spi(Facades) import UsherUIKit

extension SwiftMessagesUIKitTests {
  /// The keyboard's notifications, which UIKit posts before and after each change.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification>
  @MainActor
  @Suite("Changes that a keyboard tracker reports")
  struct KeyboardChangeTests {
    /// A record of the calls to a tracker and to its delegate.
    @MainActor
    final class Journal: KeyboardTrackingViewDelegate {
      private(set) var calls: [String] = []
      private(set) var places: [String] = []
      private(set) var keys: Set<String> = []

      var onCall: () -> Void = {}

      func note(_ call: String) {
        calls.append(call)
        onCall()
      }

      /// Returns the calls since the previous call of this function.
      func take() -> [String] {
        defer { calls = [] }
        return calls
      }

      func keyboardTrackingViewWillChange(
        change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any]
      ) {
        func edge(_ key: String) -> Int {
          Int(((userInfo[key] as? NSValue)?.cgRectValue ?? .zero).minY)
        }
        places.append(
          "\(edge(UIResponder.keyboardFrameBeginUserInfoKey)) > "
            + "\(edge(UIResponder.keyboardFrameEndUserInfoKey))")
        keys.formUnion(userInfo.keys.compactMap { $0.base as? String })
        note("delegate: will \(change)")
      }

      func keyboardTrackingViewDidChange(
        change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any]
      ) {
        note("delegate: did \(change)")
      }
    }

    /// A tracker that records calls in a journal.
    final class Tracker: KeyboardTrackingView {
      weak var journal: Journal?

      override func willChange(change: Change, userInfo: [AnyHashable: Any]) {
        super.willChange(change: change, userInfo: userInfo)
        journal?.note("will \(change)")
      }

      override func didChange(change: Change, userInfo: [AnyHashable: Any]) {
        super.didChange(change: change, userInfo: userInfo)
        journal?.note("did \(change)")
      }
    }

    private let app = MessageApp()
    private let journal = Journal()

    private func tracker(hasDelegate: Bool = false) -> Tracker {
      let tracker = Tracker()
      tracker.journal = journal
      if hasDelegate { tracker.delegate = journal }
      return tracker
    }

    /// Sets the keyboard's height, or hides the keyboard for 0, and waits.
    private func setKeyboard(_ height: CGFloat, for seconds: Double = 1) {
      StandIn.moveKeyboard(
        to: height == 0 ? nil : CGRect(x: 0, y: 844 - height, width: 390, height: height))
      StandIn.advance(by: seconds)
    }

    @Test("a tracker and then its delegate are called before and after each keyboard change")
    func changes() {
      defer { app.close() }
      let tracker = tracker(hasDelegate: true)
      setKeyboard(300, for: 0.1)
      #expect(journal.take() == ["will show", "delegate: will show"])
      StandIn.advance(by: 1)
      #expect(journal.take() == ["did show", "delegate: did show"])
      setKeyboard(350)
      setKeyboard(0)
      #expect(
        journal.take() == [
          "will frame", "delegate: will frame", "did frame", "delegate: did frame",
          "will hide", "delegate: will hide", "did hide", "delegate: did hide",
        ])
      #expect(journal.places == ["844 > 544", "544 > 494", "494 > 844"])
      #expect(
        journal.keys.isSuperset(of: [
          UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
          UIResponder.keyboardAnimationDurationUserInfoKey,
          UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
        ]))
      withExtendedLifetime(tracker) {}
    }

    @Test("a tracker is called before its message moves, and again when it has moved")
    func messages() throws {
      defer { app.close() }
      let (tracker, view) = (tracker(hasDelegate: true), MessageView.plain(.cardView))
      app.show(view) {
        $0.presentationStyle = .bottom
        $0.keyboardTrackingView = tracker
      }
      let (host, id) = (app.presenter.uiKitHost, try #require(app.presenter.shown.first))
      var edges: [Double] = []
      journal.onCall = { edges.append(host?.frame(of: id)?.maxY ?? 0) }
      setKeyboard(300)
      // The spring needs as much time for the last point as for the rest of the distance.
      let distances = zip(edges, [810, 810, 534, 534]).map { abs($0 - $1) }
      #expect(distances.count == 4 && distances.allSatisfy { $0 < 1 })
    }

    @Test("each change ends, even if the next change has started")
    func overlapping() {
      defer { app.close() }
      let tracker = tracker()
      setKeyboard(300, for: 0.1)
      setKeyboard(0)
      #expect(journal.take().sorted() == ["did hide", "did show", "will hide", "will show"])
      withExtendedLifetime(tracker) {}
    }

    @Test("a tracker ignores changes while it is paused, but still ends a change that has started")
    func paused() {
      defer { app.close() }
      let tracker = tracker()
      tracker.isPaused = true
      setKeyboard(300)
      tracker.isPaused = false
      StandIn.advance(by: 1)
      #expect(journal.take() == [])
      setKeyboard(0, for: 0.1)
      #expect(journal.take() == ["will hide"])
      tracker.isPaused = true
      StandIn.advance(by: 1)
      #expect(journal.take() == ["did hide"])
    }

    @Test("if the app resumes a tracker, its automatic pause also ends")
    func resumed() {
      defer { app.close() }
      let trackers = [tracker(), tracker()]
      for tracker in trackers { app.controller.view.addSubview(tracker) }
      StandIn.deactivate(app.scene)
      trackers[0].isPaused = false
      setKeyboard(300)
      #expect(journal.take() == ["will show", "did show"])
    }

    @Test("a tracker that is created while the keyboard is shown reports only later changes")
    func alreadyShown() {
      defer { app.close() }
      setKeyboard(300)
      let tracker = tracker()
      StandIn.advance(by: 1)
      #expect(journal.take() == [])
      setKeyboard(0)
      #expect(journal.take() == ["will hide", "did hide"])
      withExtendedLifetime(tracker) {}
    }

    @Test("a tracker is released with the app's last reference, even during a change")
    func released() {
      defer { app.close() }
      var tracker: Tracker? = tracker()
      weak let known = tracker
      setKeyboard(300, for: 0.1)
      #expect(journal.take() == ["will show"])
      tracker = nil
      #expect(known == nil)
      StandIn.advance(by: 1)
      #expect(journal.take() == [])
    }
  }
}
