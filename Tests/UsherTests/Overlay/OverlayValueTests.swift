import Testing
@testable import Usher
import UsherTesting

@MainActor
@Suite("The overlay value")
struct OverlayValueTests {
  private let stage = Stage()

  private func shown(_ handle: PresentationHandle) -> OverlayContent? {
    stage.host.attached[handle.id]
  }

  @Test("a modifier and the property with the same name set the same value", arguments: settings)
  func modifiers(_ setting: Setting) {
    var overlay = Overlay.words("hello")
    setting.set(&overlay)
    let modified = setting.modifier(.words("hello")).resolved
    #expect(overlay.resolved.configuration == modified.configuration)
    #expect(overlay.resolved.content.style == modified.content.style)
    #expect(overlay.resolved.content.haptic == modified.content.haptic)
    #expect(overlay.resolved.content.appearance == modified.content.appearance)
    #expect(overlay.resolved.content.semantics == modified.content.semantics)
    let usual = Overlay.words("hello").resolved
    #expect(
      modified.configuration != usual.configuration
        || modified.content.style != usual.content.style
        || modified.content.haptic != usual.content.haptic
        || modified.content.appearance != usual.content.appearance
        || modified.content.semantics != usual.content.semantics)
  }

  @Test("a preset's rule for duplicates needs a name, and an overlay's own rule doesn't")
  func duplicates() {
    let banner = Overlay.banner("No connection")
    #expect(banner.resolved.configuration.identity == .allow)
    #expect(banner.name("offline").resolved.configuration.identity == .coalesceWithLast)
    #expect(
      banner.duplicates(.ignore).resolved.configuration.identity == .ignore)
  }

  @Test("changing a part of a setting starts from the content's value")
  func partsOfContent() {
    var overlay = Overlay.message(.error, title: "Failed")
    let style = overlay.resolved.content.style
    #expect(overlay.style == style && overlay.haptic == .error)
    overlay.style.corners = .all(20)
    overlay.semantics.label = "It failed"
    let resolved = overlay.resolved.content
    #expect(resolved.style.corners == .all(20) && resolved.style.background == style.background)
    #expect(resolved.semantics.politeness == .assertive)
    overlay.content = .words("b")
    #expect(overlay.haptic == nil)
  }

  @Test("a transformation keeps the accessibility label, and an update replaces it")
  func spokenWords() {
    let stage = Stage()
    let handle = stage.presenter.present(
      .progress("Uploading").accessibilityLabel("The photo is uploaded").name("upload"))
    stage.clock.advance(by: .seconds(1))
    func semantics() -> Semantics? {
      stage.presenter.handles[handle.id]?.request?.content?.semantics
    }
    #expect(semantics()?.label == "The photo is uploaded")
    handle.transform(.progress("Still uploading"))
    #expect(semantics()?.label == "The photo is uploaded")
    handle.update(.toast("Uploaded"))
    #expect(semantics()?.label == nil)
    handle.update(.toast("Done").accessibilityLabel("The photo is there"))
    #expect(semantics()?.label == "The photo is there")
    var silent = Overlay.toast("Quiet")
    silent.semantics = Semantics(label: "quiet", announcement: .silent)
    let other = stage.presenter.present(silent)
    other.update(.toast("More"))
    let words = stage.presenter.handles[other.id]?.request?.content?.semantics
    #expect(words == Semantics(announcement: .silent))
  }

  @Test("an overlay overrides its preset's rule for backdrop taps")
  func tapsByLayer() {
    let still = OverlayPreset().backdrop(.dimmed).dismissible(false)
    func tap(_ overlay: Overlay) -> TapBehavior? {
      overlay.preset(still).resolved.configuration.backdrop?.tap
    }
    #expect(tap(.words("a")) == .absorb && tap(.words("a").dismissible(true)) == .dismiss)
    #expect(tap(.words("a").backdrop(Backdrop(tap: .dismiss))) == .dismiss)
  }

  @Test("the texts of private content don't become its name")
  func privateTexts() {
    let overlay = Overlay.words("4711").isPrivate().duplicates(.ignore)
    let handle = stage.presenter.present(overlay)
    #expect(stage.presenter.name(of: handle.id) == nil && stage.problems.count == 1)
  }

  @Test("the settings of an external overlay can be updated")
  func updatedExternal() {
    let handle = stage.presenter.present(.external)
    handle.update(.external.duration(.seconds(3)))
    #expect(handle.overlay?.lifetime == .timed(.seconds(3)) && stage.problems.isEmpty)
    stage.advance(4000)
    #expect(handle.result == .dismissed(.timedOut))
  }

  @Test("changing a part of a setting starts from the preset, whichever is set first")
  func parts() {
    var overlay = Overlay(.words("a"), preset: OverlayPreset().margins(40).maxWidth(300))
    overlay.margins.top = 1
    overlay.size.width = .intrinsic
    let expected = Insets(top: 1, left: 40, bottom: 40, right: 40)
    #expect(overlay.margins == expected && overlay.resolved.configuration.margins == expected)
    #expect(overlay.resolved.configuration.size.maximumWidth == .constant(300))
    overlay.preset = OverlayPreset().queue("b")
    #expect(overlay.queue == "b" && overlay.margins == expected)
  }

  @Test("a transformation keeps the overlay's settings, but none from a refused update")
  func keptSettings() {
    let handle = stage.presenter.present(.words("1").background(.blue))
    handle.transform(.words("2"))
    #expect(shown(handle)?.style.background == .color(.blue))
    handle.update(.words("3").background(.red))
    handle.transform(.words("4"))
    #expect(shown(handle)?.style.background == .color(.red))
    stage.presenter.onProblem = { _ in }
    handle.update(.words("5").background(.green).minimumDuration(.seconds(-1)))
    handle.transform(.words("6"))
    #expect(shown(handle)?.style.background == .color(.red) && stage.host.visibleTexts == [["6"]])
  }

  @Test("an overlay keeps the settings of a request that updated it by name")
  func adoptedSettings() {
    let handle = stage.presenter.present(.words("1").name("a").background(.blue))
    stage.presenter.present(.words("2").name("a").background(.red).duplicates(.updateInPlace))
    handle.transform(.words("3"))
    #expect(shown(handle)?.style.background == .color(.red) && stage.host.visibleTexts == [["3"]])
  }

  struct Setting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let modifier: @Sendable (Overlay) -> Overlay
    let set: @Sendable (inout Overlay) -> Void
  }

  nonisolated static let settings: [Setting] = [
    Setting(testDescription: "position") {
      $0.position(.bottom)
    } set: {
      $0.position = .bottom
    },
    Setting(testDescription: "anchor") {
      $0.anchor("a")
    } set: {
      $0.anchor = Anchoring("a")
    },
    Setting(testDescription: "margins") {
      $0.margins(24)
    } set: {
      $0.margins = Insets(horizontal: 24, vertical: 24)
    },
    Setting(testDescription: "maximum width") {
      $0.maxWidth(400)
    } set: {
      $0.size.maximumWidth = .constant(400)
    },
    Setting(testDescription: "maximum height") {
      $0.maxHeight(400)
    } set: {
      $0.size.maximumHeight = .constant(400)
    },
    Setting(testDescription: "width in points") {
      $0.width(200)
    } set: {
      $0.size.width = .constant(200)
    },
    Setting(testDescription: "width") {
      $0.width(.intrinsic)
    } set: {
      $0.size.width = .intrinsic
    },
    Setting(testDescription: "full width") {
      $0.fullWidth()
    } set: {
      $0.size.maximumWidth = .intrinsic
    },
    Setting(testDescription: "size") {
      $0.size(SizeConstraints(width: .ratio(1)))
    } set: {
      $0.size = SizeConstraints(width: .ratio(1))
    },
    Setting(testDescription: "safe area") {
      $0.safeArea(.filled)
    } set: {
      $0.safeArea = .filled
    },
    Setting(testDescription: "buffer") {
      $0.buffer(5)
    } set: {
      $0.buffer = 5
    },
    Setting(testDescription: "keyboard") {
      $0.avoidsKeyboard(false)
    } set: {
      $0.obstructions = .ignored
    },
    Setting(testDescription: "queue") {
      $0.queue(LaneID(3))
    } set: {
      $0.queue = LaneID(3)
    },
    Setting(testDescription: "priority") {
      $0.priority(.high)
    } set: {
      $0.priority = .high
    },
    Setting(testDescription: "replacing") {
      $0.replacesCurrent(restoring: true)
    } set: {
      $0.precedence = .replace(restoresReplaced: true)
    },
    Setting(testDescription: "duplicates") {
      $0.duplicates(.mergeAndCount)
    } set: {
      $0.duplicates = .mergeAndCount
    },
    Setting(testDescription: "evictable") {
      $0.isEvictable(false)
    } set: {
      $0.isEvictable = false
    },
    Setting(testDescription: "by the user") {
      $0.isUserInitiated()
    } set: {
      $0.isUserInitiated = true
    },
    Setting(testDescription: "duration") {
      $0.duration(.seconds(2))
    } set: {
      $0.duration = .seconds(2)
    },
    Setting(testDescription: "duration of the library") {
      $0.duration(Duration.seconds(2))
    } set: {
      $0.duration = .timed(.seconds(2))
    },
    Setting(testDescription: "delay") {
      $0.delay(.seconds(1))
    } set: {
      $0.delay = .seconds(1)
    },
    Setting(testDescription: "wait") {
      $0.maximumWait(.seconds(9))
    } set: {
      $0.maximumWait = .seconds(9)
    },
    Setting(testDescription: "minimum duration") {
      $0.minimumDuration(.seconds(1))
    } set: {
      $0.minimumDuration = .seconds(1)
    },
    Setting(testDescription: "pauses") {
      $0.pauses(for: .touch)
    } set: {
      $0.pauses = .touch
    },
    Setting(testDescription: "resumePolicy") {
      $0.resumePolicy(.restart)
    } set: {
      $0.resumePolicy = .restart
    },
    Setting(testDescription: "expansion") {
      $0.expansion(Expansion())
    } set: {
      $0.expansion = Expansion()
    },
    Setting(testDescription: "tap") {
      $0.tap(.absorb)
    } set: {
      $0.tap = .absorb
    },
    Setting(testDescription: "swipe") {
      $0.swipe(nil)
    } set: {
      $0.swipe = nil
    },
    Setting(testDescription: "escape") {
      $0.dismissesOnEscape(false)
    } set: {
      $0.dismissesOnEscape = false
    },
    Setting(testDescription: "dismissible by a swipe alone") {
      $0.dismissible(by: .swipe)
    } set: {
      $0.tap = .absorb
      $0.dismissesOnEscape = false
    },
    Setting(testDescription: "not dismissible, before its backdrop") {
      $0.dismissible(false).backdrop(.dimmed)
    } set: {
      $0.backdrop = Backdrop(tap: .absorb)
      $0.tap = .absorb
      $0.swipe = nil
      $0.dismissesOnEscape = false
    },
    Setting(testDescription: "not dismissible") {
      $0.backdrop(.dimmed).dismissible(false)
    } set: {
      $0.tap = .absorb
      $0.swipe = nil
      $0.dismissesOnEscape = false
      $0.backdrop = Backdrop(tap: .absorb)
    },
    Setting(testDescription: "backdrop") {
      $0.backdrop(.dimmed)
    } set: {
      $0.backdrop = .dimmed
    },
    Setting(testDescription: "entrance") {
      $0.entrance(.fade(duration: .seconds(1)))
    } set: {
      $0.entrance = OverlayTransition(fade: .easeOut(.seconds(1)))
    },
    Setting(testDescription: "exit") {
      $0.exit(.slide(.spring(.smooth)))
    } set: {
      $0.exit = OverlayTransition(slide: .spring(.smooth))
    },
    Setting(testDescription: "replaced") {
      $0.replacedExit(.fade)
    } set: {
      $0.replacedExit = .fadeIn
    },
    Setting(testDescription: "reduced motion") {
      $0.reducedMotion(.keep)
    } set: {
      $0.reducedMotion = .keep
    },
    Setting(testDescription: "background") {
      $0.background(.black)
    } set: {
      $0.background = .color(.black)
    },
    Setting(testDescription: "corners") {
      $0.cornerRadius(3)
    } set: {
      $0.corners = .all(3)
    },
    Setting(testDescription: "border") {
      $0.border(.label, width: 2)
    } set: {
      $0.border = OverlayBorder(.label, width: 2)
    },
    Setting(testDescription: "no shadow") {
      $0.shadow(.none)
    } set: {
      $0.shadow = nil
    },
    Setting(testDescription: "no background") {
      $0.background(.clear)
    } set: {
      $0.background = .clear
    },
    Setting(testDescription: "clipping") {
      $0.clipsContent()
    } set: {
      $0.clipsContent = true
    },
    Setting(testDescription: "style") {
      $0.style(.tip)
    } set: {
      $0.style = .tip
    },
    Setting(testDescription: "opacity") {
      $0.opacity(0.5)
    } set: {
      $0.opacity = 0.5
    },
    Setting(testDescription: "appearance") {
      $0.appearance(.dark)
    } set: {
      $0.appearance = .dark
    },
    Setting(testDescription: "haptic") {
      $0.haptic(.success)
    } set: {
      $0.haptic = .success
    },
    Setting(testDescription: "label") {
      $0.accessibilityLabel("A")
    } set: {
      $0.semantics.label = "A"
    },
  ]

  @Test("an overlay's settings win over its preset, and the preset over the defaults, in any order")
  func precedence() {
    let preset = OverlayPreset().position(.center).duration(.seconds(9)).cornerRadius(3)
    for overlay in [
      Overlay.words("a").duration(.seconds(2)).background(.black).preset(preset),
      Overlay.words("a").preset(preset).background(.black).duration(.seconds(2)),
    ] {
      let resolved = overlay.resolved
      #expect(resolved.configuration.placement == .center)
      #expect(resolved.configuration.lifetime == .seconds(2))
      #expect(resolved.configuration.priority == .normal)
      #expect(resolved.content.style.corners == .all(3))
      #expect(resolved.content.style.background == .color(.black))
    }
  }

  @Test("a preset in the call replaces the overlay's preset")
  func presetOfTheCall() {
    let overlay = Overlay.words("a").preset(.persistent)
    let handle = stage.presenter.present(overlay, using: .message)
    #expect(handle.overlay?.lifetime == .seconds(4))
    #expect(stage.presenter.present(overlay).overlay?.lifetime == .infinite)
  }

  @Test("if a value is set twice, in whole or in part, the last setting wins")
  func lastWins() {
    let whole = SizeConstraints(width: .ratio(0.5))
    let part = Overlay.words("a").size(whole).maxWidth(100).resolved.configuration.size
    #expect(part == SizeConstraints(width: .ratio(0.5), maximumWidth: .constant(100)))
    let all = Overlay.words("a").maxWidth(100).size(whole).resolved.configuration.size
    #expect(all == whole)
    #expect(Overlay.words("a").delay(.seconds(1)).delay(.seconds(2)).delay == .seconds(2))
  }

  @Test("content's own surface wins over the preset, and the overlay's background wins over both")
  func clearSurface() {
    let clear = Overlay(OverlayContent(.text(OverlayNode.Text("a")), style: .clear))
    #expect(clear.preset(.topFloat).resolved.content.style == .clear)
    let blue = clear.preset(.topFloat).background(.accent).resolved.content.style
    #expect(blue.background == .color(.accent))
  }

  @Test("an update replaces the content, and changes only settings that the new value sets")
  func update() {
    let overlay = Overlay.words("one").name("sync").position(.bottom).background(.black)
    let handle = stage.presenter.present(overlay.duration(.seconds(8)))
    stage.advance(1000)
    handle.update(Overlay.words("two").priority(.high).cornerRadius(2).preset(.topFloat))
    #expect(shown(handle)?.root.texts == ["two"])
    #expect(shown(handle)?.style.background == .color(.black))
    #expect(shown(handle)?.style.corners == .all(2))
    #expect(handle.overlay?.placement == .bottom)
    #expect(handle.overlay?.priority == .high)
    #expect(handle.overlay?.lifetime == .seconds(8))
    #expect(stage.presenter.name(of: handle.id) == "sync")
    handle.update(Overlay.words("three"))
    #expect(shown(handle)?.style.corners == .all(2))
    #expect(handle.overlay?.priority == .high)
  }

  @Test("an update keeps the callbacks and restarts the countdown")
  func updateKeepsCallbacks() {
    var calls: [String] = []
    let handle = stage.presenter.present(
      Overlay.words("one").duration(.seconds(1)).onDisappear { calls.append("first") })
    stage.advance(1000)
    handle.update(Overlay.words("two").onDisappear { calls.append("second") })
    stage.advance(900)
    #expect(handle.state.isShown)
    stage.advance(2000)
    #expect(calls == ["first"])
  }

  @Test("a transformation replaces only the content")
  func transform() {
    let handle = stage.presenter.present(Overlay.words("one").duration(.seconds(1)))
    stage.advance(1000)
    handle.transform(Overlay.words("two").duration(.infinite).position(.center))
    #expect(shown(handle)?.root.texts == ["two"])
    #expect(handle.overlay?.placement == .top)
    stage.advance(1000)
    #expect(handle.result == .dismissed(.timedOut))
  }

  @Test("closures of one kind are called in the order in which they were added")
  func callbacks() {
    var calls: [String] = []
    let overlay = Overlay.words("a")
      .onAppear { calls.append("appears 1") }.willPresent { calls.append("appears 2") }
      .didPresent { calls.append("appeared") }.willDismiss { calls.append("leaves") }
      .didDismiss { calls.append("left: \($0)") }.onDisappear { calls.append("left") }
      .onTap { calls.append("tap 1") }.onTap { calls.append("tap 2") }
    let handle = stage.presenter.present(overlay)
    stage.advance(1000)
    stage.presenter.receive(.overlayTapped(handle.id))
    stage.advance(1000)
    #expect(
      calls == [
        "appears 1", "appears 2", "appeared", "leaves", "tap 1", "tap 2", "left: tap",
        "left",
      ])
  }

  @Test("an overlay is shown only if all its conditions are true")
  func conditions() {
    for (first, second) in [(true, true), (true, false), (false, true)] {
      let handle = stage.presenter.present(
        Overlay.words("a").condition { first }.condition { second })
      #expect(handle.state.isShown == (first && second))
      handle.dismiss()
      stage.advance(1000)
    }
  }

  @Test("a preset's rule against duplicates applies only to named overlays")
  func namelessDuplicates() {
    let first = stage.presenter.present(Overlay.words("a"), using: .top)
    #expect(first.overlay?.identity == .allow)
    let named = stage.presenter.present(Overlay.words("b").name("b"), using: .top)
    #expect(named.overlay?.identity == .ignore && stage.problems.isEmpty)
  }

  @Test("a nameless overlay with a rule for duplicates is compared by its texts")
  func comparedByTexts() {
    func ask(_ words: String) -> Outcome? {
      stage.presenter.present(Overlay.words(words).duplicates(.ignore).duration(.infinite)).result
    }
    let outcomes = [ask("a"), ask("b"), ask("a")]
    let known = stage.presenter.shown[0]
    #expect(outcomes == [nil, nil, .refused(.duplicate(of: known))])
    #expect(stage.presenter.name(of: known) == "a" && stage.presenter.waitingCount == 1)
    #expect(stage.problems.isEmpty)
  }

  @Test("modifiers set single margins, the height, the shadow's radius and one swipe direction")
  func guessed() {
    let overlay = Overlay.words("a").margins(.bottom, 60).margins([.leading, .trailing], 20)
      .height(300).shadow(radius: 10).backdrop(.color(.black)).dismissible(by: [.swipe(.down)])
      .entrance(.slide(from: .leading, duration: .milliseconds(500))).exit(.fade.duration(.zero))
    var expected = OverlayConfiguration()
    expected.margins = Insets(top: 12, left: 20, bottom: 60, right: 20)
    expected.size.height = .constant(300)
    expected.backdrop = Backdrop(tap: .absorb)
    expected.tap = .absorb
    expected.swipe?.directions = .down
    expected.dismissesOnEscape = false
    expected.entrance = OverlayTransition(slide: Slide(.easeOut(.milliseconds(500))))
    expected.entrance.slide?.hiddenPosition = .beyondLeadingEdge
    expected.exit = OverlayTransition(fade: .easeOut(.zero))
    #expect(overlay.resolved.configuration == expected)
    let content = overlay.resolved.content
    #expect(content.style.shadow?.blur == 20 && content.scrim == .color(.black))
  }

  @Test("an overlay can be enqueued from any thread")
  func enqueue() async {
    let presenter = stage.presenter
    let handle = await Task.detached {
      presenter.enqueue(Overlay.words("a").position(.bottom), using: .persistent)
    }.value
    let received = presenter.handle(of: handle.id)
    #expect(received?.overlay?.placement == .bottom)
    #expect(received?.overlay?.lifetime == .infinite)
  }
}
