import FacadeTesting
import OwlBanners
import Popup
import SwiftEntryKit
import SwiftMessages
import Usher
@testable import UsherCore
import UsherTesting

/// Random requests and dismissals by four libraries on one screen, and rules that they must follow.
@MainActor
final class Mix {
  /// A disturbance in addition to requests and dismissals.
  enum Disturbance {
    case none
    /// `isOneQueue` is toggled.
    case switching
    /// A window closes, and a new window opens.
    case windows
  }

  private let disturbance: Disturbance
  private var screen = Screen()
  private var source: SplitMix
  private var tasks: [QuietTask] = []
  private var watch: QueueWatch
  private var former: [String] = []
  private var bannerCount = 0
  private var outcomeCount = 0

  init(seed: UInt64, _ disturbance: Disturbance = .none) {
    source = SplitMix(state: seed)
    self.disturbance = disturbance
    watch = QueueWatch(screen)
  }

  /// The violations so far, as text.
  var violations: [String] { former + watch.violations }

  /// The number of overlays of each lane that were seen on the last screen.
  var seen: [LaneID: Int] { watch.seen }

  /// Performs a random operation, and checks the rules.
  func step() async {
    let (watch, before) = (watch, watch.look())
    let operation = self.operation()
    operation()
    await screen.settle()
    if watch === self.watch { watch.look(since: before) }
  }

  /// Waits until all overlays have ended, without new requests.
  func drain() async {
    for _ in 0..<20_000 where !screen.presenter.shown.isEmpty || screen.presenter.waitingCount > 0 {
      let before = watch.look()
      resign()
      screen.advance(0.25)
      await screen.settle()
      watch.look(since: before)
    }
    watch.close()
    let unfinished = tasks.filter { $0.state == .new || $0.state == .shown }
    if !unfinished.isEmpty { former.append("tasks that never ended: \(unfinished.count)") }
    if outcomeCount != bannerCount {
      former.append("\(outcomeCount) outcomes of \(bannerCount) banners")
    }
  }

  private func operation() -> () -> Void {
    if source.below(200) == 0 {
      switch disturbance {
      case .none: break
      case .switching: return { self.screen.presenter.isOneQueue.toggle() }
      case .windows: return { self.replaceWindow() }
      }
    }
    return switch source.below(100) {
    case 0..<3: { self.display() }
    case 3..<6: { self.show() }
    case 6..<8: { self.enqueue() }
    case 8..<10: { self.add() }
    case 10: { self.present() }
    case 11: { self.dismissEntries() }
    case 12: { self.hideMessages() }
    case 13..<20: { self.resign() }
    case 20: { self.tasks.randomElement(using: &self.source)?.isCanceled = true }
    // At most the visible time of the shortest message, so that every message is seen.
    default: { self.screen.advance(Double(self.source.below(30)) / 100) }
    }
  }

  private func display() {
    var attributes = source.below(2) == 0 ? EKAttributes.topToast : .bottomFloat
    let priority = EKAttributes.Precedence.Priority(250 * source.below(5))
    attributes.precedence =
      source.below(2) == 0
      ? .enqueue(priority: priority)
      : .override(priority: priority, dropEnqueuedEntries: source.below(8) == 0)
    attributes.name = ["one", "two", nil][source.below(3)]
    attributes.displayDuration = Double(source.below(10)) / 10
    if source.below(4) == 0 { attributes.popBehavior = .overridden }
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 15), color: .black)
    SwiftEntryKit.display(
      entry: EKNoteMessageView(with: .init(text: "toast", style: style)), using: attributes)
  }

  private func show() {
    let view = MessageView.viewFromNib(layout: .statusLine)
    view.configureContent(body: "message")
    let id = "\(source.below(6))"
    view.id = id
    var config = SwiftMessages.Config()
    config.duration = .seconds(seconds: Double(source.below(10)) / 10)
    config.priority = source.below(5) - 2
    config.ignoreDuplicates = source.below(3) > 0
    // A message that is being hidden is no longer a duplicate.
    if config.ignoreDuplicates, watch.stands("/\(id)", in: LaneID(-2)) { watch.expectUnseen() }
    SwiftMessages.show(config: config, view: view)
  }

  private func enqueue() {
    let banner = Banner(DefaultBannerStyle.notice, title: "\(source.below(3))")
    banner.displayMetrics = BannerDisplayMetrics(0.2, Double(source.below(10)) / 10, 0.1)
    let watch = watch
    banner.usher.outcomeAction = {
      self.outcomeCount += 1
      if $0 == .coalesced { watch.expectUnseen() }
    }
    bannerCount += 1
    banner.enqueue()
  }

  private func replaceWindow() {
    screen.host.closeWindow()
    watch.close()
    former += watch.violations
    let waiting = tasks.filter { $0.state == .new }
    screen = Screen()
    watch = QueueWatch(screen)
    // If a task is already canceled when it arrives here, it is skipped before it is visible.
    for task in waiting where task.state == .canceled { watch.expectUnseen() }
  }

  private func add() {
    let task = QuietTask("task", priority: source.below(12) - 4)
    tasks.removeAll { $0.state == .gone || $0.state == .canceled }
    if source.below(4) == 0 {
      Popup.Manager.shared.configuration = Configuration(
        timeInterval: source.below(2) == 0 ? .constant(seconds: 0) : .random(lower: 0, upper: 0.5))
    }
    do {
      try Popup.Manager.shared.add(task: task)
      tasks.append(task)
    } catch {
      // If a task with this priority exists, the request fails and isn't counted.
    }
  }

  private func present() {
    screen.presenter.present(
      Overlay { Text("app") }.priority(Priority(400 + source.below(200))).duration(.seconds(0.5)))
  }

  private func dismissEntries() {
    let priority = EKAttributes.Precedence.Priority(250 * source.below(5))
    switch source.below(5) {
    case 0: SwiftEntryKit.dismiss()
    case 1: SwiftEntryKit.dismiss(.specific(entryName: "one"))
    case 2: SwiftEntryKit.dismiss(.prioritizedLowerOrEqualTo(priority: priority))
    case 3: SwiftEntryKit.dismiss(.enqueued)
    default: SwiftEntryKit.dismiss(.all)
    }
  }

  private func hideMessages() {
    switch source.below(4) {
    case 0: SwiftMessages.hide()
    case 1: SwiftMessages.hide(id: "\(source.below(6))")
    case 2: SwiftMessages.hideCounted(id: "\(source.below(6))")
    default: SwiftMessages.hideAll()
    }
  }

  private func resign() {
    for task in tasks where task.state == .shown { try? task.resignFocus() }
  }
}

extension SplitMix {
  /// Returns a random number from 0 to `bound`, excluding `bound`.
  fileprivate mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }
}
