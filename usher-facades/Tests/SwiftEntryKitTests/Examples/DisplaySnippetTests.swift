import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// Tests of the original's documented code for displaying and dismissing entries, with its visible
/// effects.
@MainActor
@Suite("Documented displays and dismissals", .ownDefault)
struct DisplaySnippetTests {
  private let stage = Stage()

  /// Waits until the request is performed, and then for a number of seconds.
  private func settle(_ seconds: Double = 0.4) async {
    await stage.screen.settle()
    stage.advance(seconds)
  }

  @Test("a view with plain attributes appears at the top for two seconds")
  func quickUsage() async {
    let customView = label("custom")
    var attributes = EKAttributes()
    attributes.lifecycleEvents.didDisappear = { stage.note("gone") }
    SwiftEntryKit.display(entry: customView, using: attributes)
    await settle()
    #expect(stage.frame == OverlayRect(x: 0, y: 0, width: 390, height: lineHeight(ofSize: 17)))
    stage.advance(1.85)
    #expect(stage.told() == [] && stage.screen.texts == ["custom"])
    stage.advance(0.4)
    #expect(stage.told() == ["gone"] && stage.screen.texts == [])
  }

  @Test("an entry can be found by its name")
  func name() async {
    var attributes = EKAttributes()
    attributes.name = "Top Note"
    SwiftEntryKit.display(entry: label("note"), using: attributes)
    await settle()
    if SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "Top Note") {
      stage.note("it is")
    }
    if SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "Bottom Note") {
      stage.note("another one is")
    }
    if SwiftEntryKit.isCurrentlyDisplaying {
      stage.note("some are")
    }
    #expect(stage.told() == ["it is", "some are"])
  }

  @Test("an override with the highest priority doesn't clear the queue")
  func override() async {
    var attributes = EKAttributes()
    attributes.precedence = .enqueue(priority: .normal)
    SwiftEntryKit.display(entry: label("first"), using: attributes)
    SwiftEntryKit.display(entry: label("second"), using: attributes)
    await settle()
    attributes.precedence = .override(priority: .max, dropEnqueuedEntries: false)
    SwiftEntryKit.display(entry: label("third"), using: attributes)
    await settle()
    #expect(stage.screen.texts == ["third"])
    stage.advance(2.4)
    #expect(stage.screen.texts == ["second"])
  }

  @Test("an entry with normal priority is ignored while an entry with high priority is shown")
  func priorities() async {
    let (view1, view2) = (label("1"), label("2"))
    var highPriorityAttributes = EKAttributes()
    highPriorityAttributes.precedence.priority = .high

    var normalPriorityAttributes = EKAttributes()
    normalPriorityAttributes.precedence.priority = .normal

    // Display high priority entry
    SwiftEntryKit.display(entry: view1, using: highPriorityAttributes)

    // Display normal priority entry (ignored!)
    SwiftEntryKit.display(entry: view2, using: normalPriorityAttributes)
    await settle()
    #expect(stage.screen.texts == ["1"])
    stage.advance(3)
    #expect(stage.screen.texts == [])
  }

  @Test("a duration can be four seconds or infinite")
  func durations() async {
    var attributes = EKAttributes()
    attributes.displayDuration = 4
    SwiftEntryKit.display(entry: label("four"), using: attributes)
    await settle(4.28)
    #expect(stage.overlays[0].offset == .zero)
    stage.advance(0.1)
    #expect(stage.overlays[0].offset != .zero)
    attributes.displayDuration = .infinity
    SwiftEntryKit.display(entry: label("ever"), using: attributes)
    await settle(100_000)
    #expect(stage.screen.texts == ["ever"])
  }

  @Test("a toast with a white background uses the default translation")
  func toast() async {
    // Create a basic toast that appears at the top
    var attributes = EKAttributes.topToast

    // Set its background to white
    attributes.entryBackground = .color(color: .white)

    // Animate in and out using default translation
    attributes.entranceAnimation = .translation
    attributes.exitAnimation = .translation

    let customView = UIView()
    let words = label("custom")
    customView.addSubview(words)
    words.fillSuperview()

    // Display the view with the configuration
    SwiftEntryKit.display(entry: customView, using: attributes)
    await stage.screen.settle()
    #expect(stage.frame?.maxY == 0)
    stage.advance(0.4)
    #expect(stage.frame?.minY == 0 && stage.content?.style.background == .color(.white))
  }

  @Test("a message floats with at most the given width")
  func message() async {
    register(icon("inbox"), named: "DisplaySnippets.inbox")
    var attributes = EKAttributes.topFloat
    attributes.entryBackground = .gradient(
      gradient: .init(
        colors: [EKColor(.red), EKColor(.green)], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    attributes.popBehavior = .animated(
      animation: .init(
        translate: .init(duration: 0.3), scale: .init(from: 1, to: 0.7, duration: 0.7)))
    attributes.shadow = .active(
      with: .init(color: .black, opacity: 0.5, radius: 10, offset: .zero))
    attributes.statusBar = .dark
    attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
    attributes.positionConstraints.maxSize = .init(
      width: .constant(value: 300), height: .intrinsic)

    let font = UIFont.systemFont(ofSize: 10)
    let title = EKProperty.LabelContent(text: "Title", style: .init(font: font, color: .white))
    let description = EKProperty.LabelContent(
      text: "Description", style: .init(font: font, color: .white))
    let image = EKProperty.ImageContent(
      image: UIImage(named: "DisplaySnippets.inbox")!, size: CGSize(width: 35, height: 35))
    let simpleMessage = EKSimpleMessage(image: image, title: title, description: description)
    let notificationMessage = EKNotificationMessage(simpleMessage: simpleMessage)

    let contentView = EKNotificationMessageView(with: notificationMessage)
    SwiftEntryKit.display(entry: contentView, using: attributes)
    await settle()
    // 16 points above and below, two lines with font size 10, a gap of 5 points, and 4 points.
    #expect(stage.frame == OverlayRect(x: 45, y: 10, width: 300, height: 68))
    #expect(stage.screen.texts == ["Title | Description"])
    SwiftEntryKit.display(entry: label("next"), using: EKAttributes())
    await settle(0.65)
    #expect(stage.screen.texts == ["Title | Description", "next"])
    stage.advance(0.1)
    #expect(stage.screen.texts == ["next"])
  }

  @Test("an entry has a margin of 20 points, and at most the width of the screen's short side")
  func orientation() async {
    var attributes = EKAttributes.topFloat

    // The width of the screen minus 20pts from each side, the height is decided by the content
    attributes.positionConstraints.size = .init(width: .offset(value: 20), height: .intrinsic)

    // At most as wide as the screen's shorter edge
    let edgeWidth = min(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
    attributes.positionConstraints.maxSize = .init(
      width: .constant(value: edgeWidth), height: .intrinsic)

    let customView = UIView()
    let words = label("custom")
    customView.addSubview(words)
    words.fillSuperview()

    SwiftEntryKit.display(entry: customView, using: attributes)
    await settle()
    #expect(edgeWidth == 390)
    #expect(stage.frame == OverlayRect(x: 20, y: 10, width: 350, height: lineHeight(ofSize: 17)))
    stage.screen.host.changeViewport(
      to: OverlayViewport(size: OverlaySize(width: 844, height: 390)))
    stage.advance(1)
    #expect(stage.frame == OverlayRect(x: 227, y: 10, width: 390, height: lineHeight(ofSize: 17)))
  }

  @Test("a view controller can be an entry")
  func controller() async {
    let attributes = EKAttributes.topFloat
    let customViewController = UIViewController(nibName: nil, bundle: nil)
    customViewController.view.addSubview(label("page"))
    SwiftEntryKit.display(entry: customViewController, using: attributes)
    await settle()
    #expect(stage.screen.texts == ["page"])
  }

  /// Returns the displayed and the waiting entries after the app's call.
  ///
  /// At first, a normal "Entry Name" is displayed. A low and a high entry are waiting.
  private func left(_ ask: () -> Void) async -> [String] {
    let stage = Stage()
    for (name, priority) in [
      ("Entry Name", EKAttributes.Precedence.Priority.normal), ("low", .low), ("high", .high),
    ] {
      var attributes = stage.attributes(name, .topFloat)
      attributes.precedence = .enqueue(priority: priority)
      SwiftEntryKit.display(entry: label(name), using: attributes)
    }
    await stage.screen.settle()
    stage.advance(0.4)
    ask()
    await stage.screen.settle()
    let isGoing = stage.told().contains("Entry Name willDisappear")
    return (isGoing ? [] : ["Entry Name"])
      + ["low", "high"].filter { SwiftEntryKit.queueContains(entryNamed: $0) }
  }

  @Test("dismissals select the displayed entry, all entries, the queue, a name or a priority")
  func dismissals() async {
    #expect(await left { SwiftEntryKit.dismiss() } == ["low", "high"])
    #expect(await left { SwiftEntryKit.dismiss(.displayed) } == ["low", "high"])
    #expect(await left { SwiftEntryKit.dismiss(.all) } == [])
    #expect(await left { SwiftEntryKit.dismiss(.enqueued) } == ["Entry Name"])
    #expect(
      await left { SwiftEntryKit.dismiss(.specific(entryName: "Entry Name")) } == ["low", "high"])
    #expect(
      await left {
        SwiftEntryKit.dismiss(.prioritizedLowerOrEqualTo(priority: .normal))
      } == ["high"])
  }

  @Test("a completion is called when the entry has ended")
  func completion() async {
    await stage.display("A")
    stage.advance(0.4)
    SwiftEntryKit.dismiss {
      stage.note("dismissed")
    }
    await settle()
    #expect(
      stage.told() == [
        "A willAppear", "A didAppear", "A willDisappear", "dismissed", "A didDisappear",
      ])
  }

  @Test("queries return whether entries are waiting, and which entries")
  func queue() async {
    func asked() -> [String] {
      var lines: [String] = []
      if SwiftEntryKit.isQueueEmpty {
        lines.append("nobody")
      }
      if SwiftEntryKit.queueContains(entryNamed: "Custom-Name") {
        lines.append("Custom-Name")
      }
      return lines
    }
    #expect(asked() == ["nobody"])
    await stage.display("A")
    await stage.enqueue("Custom-Name")
    #expect(asked() == ["Custom-Name"])
  }

  @Test("a transformation replaces the displayed entry's view")
  func transform() async {
    await stage.display("A")
    stage.advance(0.4)
    SwiftEntryKit.transform(to: label("other"))
    await settle()
    #expect(stage.screen.texts == ["other"])
    #expect(SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "A"))
  }
}
