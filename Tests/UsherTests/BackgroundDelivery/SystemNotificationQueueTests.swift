import Testing

@testable import Usher

@MainActor
@Suite("The queue of system notifications")
struct SystemNotificationQueueTests {
  private let queue = SystemNotificationQueue()
  private let diary = Diary()

  @MainActor
  private final class Diary {
    var lines: [String] = []
  }

  @discardableResult
  private func accept(_ number: Int, _ title: String = "A call") -> Bool {
    queue.accept(
      SystemNotification(id: SystemNotification.identifier(number), title: title),
      onAction: { diary.lines.append("\(title): \($0)") },
      onFailure: { diary.lines.append("\(title) failed: \($0)") })
  }

  /// Passes the next notification to the system, and returns its ticket.
  private func handOver() throws -> String {
    let post = try #require(queue.next())
    #expect(queue.handOver(post))
    return post.ticket
  }

  @Test("sending starts with the first notification, and again after all are sent")
  func sending() throws {
    #expect(accept(1))
    #expect(!accept(2))
    #expect(queue.next()?.notification.id == "usher-1")
    _ = try handOver()
    _ = try handOver()
    #expect(!accept(3))
    _ = try handOver()
    #expect(queue.next() == nil)
    #expect(accept(4))
  }

  @Test("an update keeps the ticket, replaces a waiting notification, and gets the actions")
  func updates() throws {
    accept(1, "first")
    accept(1, "second")
    let second = try #require(queue.next())
    #expect(second.notification.title == "second")
    #expect(!second.isUpdate)
    #expect(queue.handOver(second))
    #expect(!queue.handOver(second))
    accept(1, "third")
    let third = try #require(queue.next())
    #expect(third.isUpdate)
    #expect(third.ticket == second.ticket)
    queue.act(0, with: second.ticket)
    #expect(diary.lines == ["third: 0"])
  }

  @Test("a ticket is valid for one notification, until the notification is removed")
  func tickets() throws {
    accept(1, "first")
    let first = try handOver()
    queue.forget("usher-1")
    #expect(!queue.knows("usher-1"))
    accept(1, "second")
    let second = try handOver()
    #expect(first != second)
    queue.act(0, with: first)
    queue.act(0, with: "usher-1")
    #expect(diary.lines == [])
    queue.act(1, with: second)
    #expect(diary.lines == ["second: 1"])
  }

  @Test("two queues, such as in two runs of the app, have different tickets")
  func runs() throws {
    accept(1)
    let mine = try handOver()
    let other = SystemNotificationQueue()
    _ = other.accept(
      SystemNotification(id: "usher-1", title: "Another"), onAction: { _ in }, onFailure: { _ in })
    #expect(other.next()?.ticket != mine)
  }

  @Test("a failure is reported once, but not for a replaced notification")
  func failures() throws {
    accept(1, "first")
    let first = try #require(queue.next())
    accept(1, "second")
    queue.fail(first, because: "late")
    let second = try #require(queue.next())
    queue.fail(second, because: "no server")
    queue.fail(second, because: "no server")
    #expect(diary.lines == ["second failed: no server"])
    #expect(queue.next() == nil)
    #expect(!queue.knows("usher-1"))
  }
}

extension SystemNotification {
  /// Creates a notification with a title.
  fileprivate init(id: String, title: String) {
    self.init(
      id: id, title: title, text: "", icon: nil, actions: [], isUrgent: false)
  }
}
