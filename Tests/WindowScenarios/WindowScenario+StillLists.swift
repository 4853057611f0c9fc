#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// Lists that don't change under the pointer and the focus, as users of react-toastify requested
  /// (<https://github.com/fkhadra/react-toastify/issues/845>).
  static let stillLists: [WindowScenario] =
    [50, 150, 400].map { delay in
      WindowScenario(
        "\(delay) ms after a message begins to leave a list, a click hits the one under the pointer"
      ) { driver in
        let list = MessageList(driver)
        try await list.show(3)
        let point = try list.button(1)
        await list.rest(on: point)
        let frames = list.frames
        list.handles[2].dismiss()
        await driver.advance(by: .milliseconds(delay))
        try expect(Array(list.frames[0...1]), equals: Array(frames[0...1]), "the frames")
        await driver.tap(point)
        await driver.wait { list.handles[1].result != nil }
        try expect(list.pressed, equals: [1], "the messages whose buttons were pressed")
        try expect(list.handles[1].result, equals: .dismissed(.button(0)), "the outcome")
        try expect(list.handles[0].result, equals: nil, "the outcome of the message above")
      }
    } + [
      WindowScenario("a list closes its gap when the pointer leaves the list") { driver in
        let list = MessageList(driver)
        try await list.show(3)
        await list.rest(on: try list.button(1))
        let frames = list.frames
        list.handles[2].dismiss()
        await driver.wait { list.handles[2].result != nil && driver.isIdle }
        await driver.advance(by: .milliseconds(600))
        try expect(Array(list.frames[0...1]), equals: Array(frames[0...1]), "the frames")
        await driver.hover(OverlayPoint(x: 20, y: driver.viewportSize.height - 20))
        await driver.wait { list.frames[1]?.minY == frames[2]?.minY }
        try expect(
          list.frames[0...1].map { $0?.minY }, equals: [frames[1]?.minY, frames[2]?.minY],
          "where the messages lie afterwards")
      },
      WindowScenario("messages in a list don't move while one has the focus and another leaves") {
        driver in
        let list = MessageList(driver)
        try await list.show(3)
        let point = try list.button(1)
        let button = widgets(in: driver.sample.widget).first {
          let frame = driver.frame(ofWidget: $0)
          return isInstance($0, of: gtk_button_get_type()) && frame.minX < point.x
            && point.x < frame.maxX && frame.minY < point.y && point.y < frame.maxY
            && gtk_widget_is_ancestor($0, driver.sample.content.widget) == 0
        }
        gtk_widget_grab_focus(try unwrap(button, "the button"))
        await driver.advance(by: .milliseconds(100))
        let frames = list.frames
        list.handles[2].dismiss()
        await driver.wait { list.handles[2].result != nil && driver.isIdle }
        await driver.advance(by: .milliseconds(600))
        try expect(Array(list.frames[0...1]), equals: Array(frames[0...1]), "the frames")
        await driver.press(.return)
        await driver.wait { !list.pressed.isEmpty }
        try expect(list.pressed, equals: [1], "the messages whose buttons were pressed")
      },
      WindowScenario("the message under the pointer keeps its place while others are dismissed") {
        driver in
        let list = MessageList(driver)
        try await list.show(6)
        await list.rest(on: try list.button(1))
        let frame = list.frames[1]
        for number in [2, 0, 3, 4] {
          await driver.wait { list.frames[number] != nil && driver.isIdle }
          list.handles[number].dismiss()
          await driver.wait { list.handles[number].result != nil }
        }
        await driver.wait { list.frames[5] != nil && driver.isIdle }
        try expect(list.frames[1], equals: frame, "the frame of the message under the pointer")
        try expect(
          list.handles.map { $0.result == nil },
          equals: [false, true, false, false, false, true], "which messages are shown")
      },
    ]

  /// Messages with one button each, in a list of three.
  @MainActor
  private final class MessageList {
    private let driver: GTKDriver
    private(set) var handles: [PresentationHandle] = []
    /// The numbers of the messages whose buttons were pressed.
    private(set) var pressed: [Int] = []

    init(_ driver: GTKDriver) { self.driver = driver }

    /// Shows messages, and waits until the first three rest.
    func show(_ count: Int) async throws {
      driver.presenter.configure(
        .main, LaneSettings(capacity: 3, arrangement: .list(spacing: 8)))
      handles = (0..<count).map { number in
        driver.presenter.present(
          .notification(
            title: "Message \(number)",
            button: OverlayNode.Button("Undo") { [weak self] in self?.pressed.append(number) },
            closeButton: .never),
          as: OverlayConfiguration(lifetime: .infinite))
      }
      await driver.wait { self.frames.prefix(3).allSatisfy { $0 != nil } && driver.isIdle }
    }

    /// Moves the pointer to a point, and waits until the window is notified.
    func rest(on point: OverlayPoint) async {
      await driver.hover(point)
      await driver.advance(by: .milliseconds(200))
    }

    /// The frames of all messages, or `nil` for messages that aren't shown.
    var frames: [OverlayRect?] { handles.map { driver.frame(of: $0.id) } }

    /// The center of a message's button.
    func button(_ number: Int) throws -> OverlayPoint {
      let frame = try unwrap(driver.buttonFrames(of: handles[number].id).first, "the button")
      return OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    }
  }
}
#endif
