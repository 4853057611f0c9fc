#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Lists under the pointer and the finger")
  struct StillListTests {
    private let app = SampleScene()

    /// Messages with a button each, in a list of three.
    @MainActor
    private final class MessageList {
      private(set) var handles: [PresentationHandle] = []
      /// The numbers of the messages whose buttons were pressed.
      private(set) var pressed: [Int] = []
      private let app: SampleScene

      /// Shows a message for each number of seconds, and waits until all are at rest.
      init(in app: SampleScene, for seconds: [Int]) {
        self.app = app
        app.presenter.configure(
          .main, LaneSettings(capacity: 3, arrangement: .list(spacing: 8)))
        handles = seconds.enumerated().map { number, seconds in
          app.presenter.present(
            .notification(
              title: "\(seconds) seconds",
              button: OverlayNode.Button("Undo") { [weak self] in self?.pressed.append(number) }),
            as: OverlayConfiguration(lifetime: .timed(.seconds(seconds))))
        }
        StandIn.advance(by: 2)
      }

      /// The frame of a message, or `nil` if it isn't shown.
      func frame(_ number: Int) -> OverlayRect? {
        app.presenter.uiKitHost?.frame(of: handles[number].id)
      }

      /// The center of a message's button.
      func button(_ number: Int) throws -> CGPoint {
        let frames = app.presenter.uiKitHost?.buttonFrames(of: handles[number].id)
        return CGPoint(inMiddleOf: try #require(frames?.first))
      }

      /// Advances the time until a message starts to exit.
      func waitUntilLeaving(_ number: Int) {
        for _ in 0..<1000 where handles[number].state.isShown { StandIn.advance(by: 0.01) }
      }
    }

    @Test(
      "a tap hits the button under the pointer at any time after another message exits",
      .bug("https://github.com/fkhadra/react-toastify/issues/845"), arguments: [0.05, 0.15, 0.4])
    func tap(delay: Double) throws {
      defer { app.close() }
      let list = MessageList(in: app, for: [30, 30, 3])
      let point = try list.button(1)
      StandIn.hover(at: point, in: app.scene)
      let frames = [list.frame(0), list.frame(1)]
      list.waitUntilLeaving(2)
      StandIn.advance(by: delay)
      #expect([list.frame(0), list.frame(1)] == frames)
      StandIn.tap(at: point, in: app.scene)
      StandIn.advance(by: 0.1)
      #expect(list.pressed == [1])
      #expect(list.handles[0].result == nil)
    }

    @Test(
      "a list closes its gap only after the pointer leaves it",
      .bug("https://github.com/fkhadra/react-toastify/issues/845"))
    func gap() throws {
      defer { app.close() }
      let list = MessageList(in: app, for: [30, 30, 3])
      StandIn.hover(at: try list.button(1), in: app.scene)
      let frames = (0...2).map { list.frame($0) }
      StandIn.advance(by: 10)
      #expect(list.handles[2].result == .dismissed(.timedOut))
      #expect([list.frame(0), list.frame(1)] == [frames[0], frames[1]])
      StandIn.hover(at: CGPoint(x: 20, y: 800), in: app.scene)
      StandIn.advance(by: 2)
      #expect(
        [list.frame(0), list.frame(1)].map { $0?.minY } == [frames[1], frames[2]].map { $0?.minY })
    }

    @Test(
      "the message under the pointer stays there while others are shown in turn",
      .bug("https://github.com/fkhadra/react-toastify/issues/845"))
    func turns() throws {
      defer { app.close() }
      let list = MessageList(in: app, for: [3, 3, 3, 3, 3, 3])
      StandIn.hover(at: try list.button(1), in: app.scene)
      let frame = list.frame(1)
      for _ in 0..<40 {
        StandIn.advance(by: 0.5)
        #expect(list.frame(1) == frame)
      }
      #expect(
        list.handles.map { $0.result == nil } == [false, true, false, false, false, false])
    }

    @Test(
      "a button that a finger holds down doesn't move while another message exits",
      .bug("https://github.com/fkhadra/react-toastify/issues/845"))
    func finger() throws {
      defer { app.close() }
      let list = MessageList(in: app, for: [30, 30, 3])
      let frames = [list.frame(0), list.frame(1)]
      let touch = StandIn.touchDown(at: try list.button(1), in: app.scene)
      StandIn.advance(by: 5)
      #expect(list.handles[2].result == .dismissed(.timedOut))
      #expect([list.frame(0), list.frame(1)] == frames)
      StandIn.lift(touch)
      StandIn.advance(by: 0.1)
      #expect(list.pressed == [1])
    }
  }
}
#endif
