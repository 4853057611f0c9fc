#if UIKIT_STAND_IN
import Testing
import UserNotifications

@testable import Usher
@testable import UsherUIKit

extension UIKitHostTests {
  /// The system's answers, which arrive on other threads and at any time.
  @MainActor
  @Suite("The order of the system's answers")
  struct AnswerOrderTests {
    private let center = SlowCenter()
    private let service: AppNotifications
    private let failures = Failures()

    init() {
      service = AppNotifications(center: center)
    }

    @MainActor
    private final class Failures {
      var reasons: [String] = []
    }

    private func show(_ number: Int, _ title: String, button: String? = nil) {
      service.show(
        SystemNotification(
          id: SystemNotification.identifier(number), title: title,
          actions: button.map { [.init(number: 0, title: $0)] } ?? []),
        onAction: { _ in }, onFailure: { failures.reasons.append($0) })
    }

    @Test("a notification that is withdrawn before an answer isn't posted")
    func withdrawn() {
      show(1, "first", button: "Answer")
      #expect(center.waiting == ["permission"])
      center.answer()
      #expect(center.waiting == ["category usher-1"])
      service.withdraw("usher-1")
      center.answer()
      #expect(center.posted == [])
      #expect(center.waiting == [])
    }

    @Test("a notification that is replaced before an answer is posted once, with its new content")
    func replaced() {
      show(1, "first", button: "Answer")
      center.answer()
      show(1, "second", button: "Open")
      center.answerAll()
      #expect(center.posted == ["usher-1 second"])
      #expect(center.categories == ["usher-1 Answer", "usher-1 Open"])
    }

    @Test("a notification that is withdrawn while it is being posted is withdrawn again afterward")
    func postedLate() {
      show(1, "first")
      center.answer()
      #expect(center.posted == ["usher-1 first"])
      service.withdraw("usher-1")
      #expect(center.withdrawn == ["usher-1"])
      center.answer()
      #expect(center.withdrawn == ["usher-1", "usher-1"])
    }

    @Test(
      "withdrawing a notification that is being posted doesn't affect a new one with its identifier"
    )
    func postedOver() {
      show(1, "first")
      center.answer()
      service.withdraw("usher-1")
      show(1, "second")
      center.answerAll()
      #expect(center.posted == ["usher-1 first", "usher-1 second"])
      #expect(center.withdrawn == ["usher-1"])
    }

    @Test(
      "if the system refuses permission, each notification fails, including waiting notifications")
    func refused() {
      center.refusal = "permission was denied"
      show(1, "first")
      show(2, "second")
      center.answerAll()
      #expect(center.posted == [])
      #expect(failures.reasons == ["permission was denied", "permission was denied"])
    }

    @Test("a failure of a withdrawn notification isn't reported")
    func failedLate() {
      center.failure = "there is no room"
      show(1, "first")
      show(2, "second")
      center.answer()
      service.withdraw("usher-1")
      center.answerAll()
      #expect(failures.reasons == ["there is no room"])
    }
  }
}

/// A center that answers when the test calls it.
@MainActor
private final class SlowCenter: PostingCenter {
  var refusal: String?
  var failure: String?
  private(set) var posted: [String] = []
  private(set) var categories: [String] = []
  private(set) var withdrawn: [String] = []
  private var answers: [(question: String, give: @MainActor () -> Void)] = []

  /// The questions without an answer, oldest first.
  var waiting: [String] { answers.map(\.question) }

  /// Answers the oldest question.
  func answer() { answers.removeFirst().give() }

  /// Answers all questions, and the questions that result from the answers.
  func answerAll() { while !answers.isEmpty { answer() } }

  func lookUpRefusal(_ done: @escaping @MainActor @Sendable (String?) -> Void) {
    answers.append(("permission", { [refusal] in done(refusal) }))
  }

  func register(
    _ actions: [SystemNotification.Action], for id: String,
    _ done: @escaping @MainActor @Sendable () -> Void
  ) {
    categories.append("\(id) \(actions.map(\.title).joined(separator: " "))")
    answers.append(("category \(id)", done))
  }

  func post(
    _ request: UNNotificationRequest, _ done: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    posted.append("\(request.identifier) \(request.content.title)")
    answers.append(("post \(request.identifier)", { [failure] in done(failure) }))
  }

  func withdraw(_ ids: [String]) { withdrawn += ids }
}

extension SystemNotification {
  /// Creates a notification with a title and actions.
  fileprivate init(id: String, title: String, actions: [Action]) {
    self.init(
      id: id, title: title, text: "", icon: nil, actions: actions, isUrgent: false)
  }
}
#endif
