import Testing
import UsherCore
import UsherTesting

@testable import Usher

@MainActor
@Suite("SwiftUI's names for styles and content")
struct SwiftUIWordsTests {
  private let presenter = Presenter.test()

  private func presentAndRest(_ overlay: Overlay) -> PresentationHandle {
    let handle = presenter.present(overlay)
    presenter.clock.advance(by: .seconds(1))
    return handle
  }

  @Test("a color can be created from a hex value, or from one color for each appearance")
  func colors() {
    #expect(Color(hex: 0x323232) == AdaptiveColor(hex: 0x323232))
    #expect(Color(hex: 0xFF0000, opacity: 0.5).resolved(for: Traits()).alpha == 0.5)
    let color = Color(light: .label, dark: Color(hex: 0x222222))
    for contrast in Contrast.allCases {
      let light = Traits(appearance: .light, contrast: contrast)
      #expect(color.resolved(for: light) == AdaptiveColor.label.resolved(for: light))
      #expect(
        color.resolved(for: Traits(appearance: .dark, contrast: contrast)) == RGBA(hex: 0x222222))
    }
  }

  @Test("a gradient runs between two points")
  func gradient() {
    #expect(
      Background.linearGradient(
        colors: [.purple, .pink], startPoint: .leading, endPoint: .trailing)
        == .gradient(
          Background.Gradient(
            colors: [.purple, .pink], from: RelativePoint(x: 0, y: 0.5),
            to: RelativePoint(x: 1, y: 0.5))))
    #expect(
      Background.linearGradient(colors: [.red, .blue])
        == .gradient(Background.Gradient(.red, .blue, direction: .down)))
    let corners = Background.linearGradient(
      colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(corners == .gradient(Background.Gradient(.red, .blue, direction: .downRight)))
  }

  @Test("a filled shape has its frame's size, on its own or as an overlay on a view")
  func shapes() {
    let overlay = Overlay {
      Text("bell").overlay(alignment: .topTrailing) {
        Circle().fill(.red).frame(width: 10, height: 10)
      }
      Rectangle().fill(.blue).frame(width: 20, height: 4)
    }
    guard case .stack(let column) = overlay.content.root,
      case .stack(let depth) = column.children[0], case .box(let badge) = depth.children[1],
      case .box(let bar) = column.children[1]
    else {
      Issue.record("no column of a pile and a box")
      return
    }
    #expect(depth.axis == .depth && depth.alignment == .trailing && depth.depthAlignment == .top)
    #expect(badge.style?.background == .color(.red) && badge.width == 10 && badge.height == 10)
    #expect(badge.style?.corners.areSquare == false && bar.style?.corners.areSquare == true)
  }

  @Test("custom content is as wide as needed, unless an element fills the width")
  func hugging() {
    let square = presentAndRest(
      Overlay { VStack { Text("Done") }.frame(width: 160, height: 160) }.position(.center))
    #expect(presenter.visible[0].frame == OverlayRect(x: 115, y: 342, width: 160, height: 160))
    square.dismiss()
    presenter.clock.advance(by: .seconds(1))
    _ = presentAndRest(Overlay { Text("Hi") })
    #expect(presenter.visible[0].frame.size.width < 100)
    #expect(Overlay { Text("Hi") }.fullWidth().resolved.configuration.size.width == .inset(0))
    #expect(Overlay { ProgressView(value: 1) }.resolved.configuration.size.width == .inset(0))
    #expect(
      Overlay(preset: .bottom) { Text("Hi") }.resolved.configuration.size.width
        == OverlayPreset.bottom.configuration.size.width)
  }

  @Test("a toast can be centered")
  func centered() {
    _ = presentAndRest(.toast("Copied").position(.center))
    let frame = presenter.visible[0].frame
    #expect(frame.minX + frame.maxX == 390 && frame.minY + frame.maxY == 844)
  }

  @Test("the presenter's default preset wins over Usher's defaults, and overlays override it")
  func defaultPreset() {
    presenter.defaultPreset = OverlayPreset().duration(.seconds(9)).position(.bottomLeading)
      .cornerRadius(7)
    func settings(_ overlay: Overlay) -> OverlayConfiguration? {
      let handle = presenter.present(overlay.queue(LaneID("\(presenter.shown.count)")))
      return handle.overlay
    }
    let toast = settings(.toast("a"))
    let top = OverlayPreset().position(.top)
    #expect(toast?.lifetime == .seconds(9) && toast?.placement == .bottomLeading)
    #expect(toast?.size.width == .intrinsic)
    #expect(settings(.notification(title: "a"))?.lifetime == .seconds(9))
    #expect(settings(.notification(title: "a").duration(.seconds(2)))?.lifetime == .seconds(2))
    #expect(settings(.toast("a").preset(top))?.placement == .top)
    #expect(settings(.toast("a").preset(top))?.lifetime == .seconds(9))
    #expect(settings(.alert("a"))?.lifetime == .infinite)
    #expect(settings(.alert("a"))?.placement == .center)
    #expect(settings(.progress("a"))?.lifetime == .infinite)
    let whole = presenter.present(.words("a"), as: OverlayConfiguration(lane: "whole"))
    #expect(whole.overlay?.lifetime == .seconds(4))
    #expect(whole.request?.content?.style.corners != .all(7))
    let handle = presenter.present(.toast("a").queue("radius"))
    #expect(handle.request?.content?.style.corners == .all(7))
    presenter.defaultPreset = nil
    #expect(settings(.notification(title: "a"))?.lifetime == .seconds(4))
  }

  @Test("the default preset applies to work and undo, but keeps the colors of errors and warnings")
  func brand() async throws {
    presenter.defaultPreset = OverlayPreset().background(.purple).foregroundStyle(.yellow)
    func background() -> Background? {
      presenter.shown.last.flatMap { presenter.content(of: $0)?.style.background }
    }
    _ = presentAndRest(.notification(title: "a").queue("news"))
    #expect(background() == .color(.purple))
    _ = presentAndRest(.toast("a").queue("toast"))
    #expect(background() == .color(.purple))
    for overlay in [
      Overlay.message(.error, layout: .card, title: "a"), .banner("a", kind: .warning),
    ] {
      let handle = presenter.present(overlay.queue("error"))
      let content = handle.request?.content
      #expect(content?.style.background == overlay.content.style.background)
      #expect(content?.closeButton.color == overlay.content.closeButton.color)
      handle.dismiss()
      presenter.clock.advance(by: .seconds(1))
    }
    let undo = Task {
      await presenter.undoable("a") {
      } undo: {
      }
    }
    try await presenter.clock.wait { presenter.visible.contains { $0.buttons == ["Undo"] } }
    #expect(background() == .color(.purple))
    presenter.press("Undo")
    _ = await undo.value
    presenter.clock.advance(by: .seconds(1))
    let done = ObservableValue(false)
    let work = Task {
      try await presenter.present(while: .progress("Fetching"), grace: .zero) {
        while !done.value { await Task.yield() }
      }
    }
    try await presenter.clock.wait { presenter.visible.contains { $0.title == "Fetching" } }
    #expect(background() == .color(.purple))
    done.value = true
    try await presenter.clock.value(of: work)
  }

  @Test("a queue's name appears in explanations and the history")
  func names() {
    presenter.queue("downloads").pause()
    #expect(presenter.explain().description.contains("lane downloads: paused"))
    #expect(HistoryStrings().lane("downloads") == "downloads")
    #expect(HistoryStrings().lane(LaneID(7)) == OverlayStrings.current.text(.lane, 7))
  }

  @Test("a message's icon can be replaced or removed")
  func messageIcon() {
    func images(_ node: OverlayNode) -> [OverlayNode.Image.Source] {
      if case .image(let image) = node { return [image.source] }
      return node.children.flatMap(images)
    }
    let usual = Overlay.message(.success, title: "Paid").content
    let bare = Overlay.message(.success, icon: nil, title: "Paid").content
    let own = Overlay.message(.success, icon: .glyph(.star), title: "Paid").content
    #expect(images(usual.root).count == 1 && images(bare.root).isEmpty)
    #expect(images(own.root) == [.glyph(.star)])
    for content in [bare, own] {
      #expect(content.style == usual.style && content.haptic == usual.haptic)
      #expect(content.semantics == usual.semantics)
    }
  }

  @Test("each part of a combined transition comes from the first transition with that part")
  func transitions() {
    let pop = OverlayTransition.scale(from: 0.5).combined(with: .fade)
    #expect(pop.scale?.from == 0.5 && pop.fade == OverlayTransition.fade.fade && pop.slide == nil)
    #expect(pop.combined(with: .scale) == pop)
    let short = pop.duration(.milliseconds(300))
    #expect(short.scale?.from == 0.5 && short != pop)
  }

  @Test("time modifiers set a reading time, a countdown bar and pausing on hover")
  func time() {
    #expect(OverlayDuration.automatic == .reading(atLeast: .seconds(2)))
    #expect(!Overlay.words("a").content.root.showsTimeLeft)
    #expect(Overlay.words("a").showsCountdown().resolved.content.root.showsTimeLeft)
    #expect(
      !Overlay.words("a").showsCountdown().showsCountdown(false).resolved.content.root.showsTimeLeft
    )
    let pauses = { (overlay: Overlay) in overlay.resolved.configuration.pausesFor }
    #expect(pauses(.words("a").pausesOnHover(false)) == pauses(.words("a")).subtracting(.hover))
    #expect(pauses(.words("a").pauses(for: []).pausesOnHover()) == .hover)
  }

  @Test("an overlay without hit testing forwards taps and can't be swiped")
  func hitTesting() {
    let overlay = Overlay.toast("50 %").allowsHitTesting(false).resolved.configuration
    #expect(overlay.tap == .forward && overlay.swipe == nil)
    let other = Overlay.toast("50 %").allowsHitTesting(true).resolved.configuration
    #expect(other.tap == .absorb && other.swipe != nil)
    let sideways = Overlay.toast("a").dismissible(by: [.swipe(.horizontal)]).resolved.configuration
    #expect(sideways.swipe?.directions == [.left, .right])
  }

  @Test("the presenter's limits apply to the main queue")
  func limits() {
    presenter.maximumVisible = 2
    presenter.overflow = .dismissOldest
    presenter.maximumWaiting = 3
    #expect(presenter.queue(.main).overflow == .dismissOldest)
    #expect(presenter.queue(.main).maximumWaiting == 3)
    let handles = (1...3).map { presenter.present(.toast("\($0)")) }
    presenter.clock.advance(by: .seconds(1))
    #expect(handles.map(\.isShowing) == [false, true, true])
  }

  @Test("a keyboard type sets a field's purpose, but not for passwords")
  func keyboards() {
    let text = ObservableValue("")
    for type in OverlayKeyboardType.allCases {
      let overlay = Overlay {
        TextField("a", text: text).keyboardType(type)
        SecureField("b", text: text).keyboardType(type)
      }
      let purposes = overlay.content.root.fields.map(\.purpose)
      let expected: OverlayNode.Field.Purpose =
        switch type {
        case .default: .text
        case .numberPad: .number
        case .phonePad: .phone
        case .emailAddress: .email
        case .URL: .url
        }
      #expect(purposes == [expected, .password])
    }
  }

  @Test("pressing a custom close button calls its action, and other buttons don't")
  func closing() throws {
    var told: [String] = []
    for (number, expected) in [(0, ["read"]), (1, ["closed"])] {
      told = []
      let handle = presentAndRest(
        .banner("New terms", button: .button("Read") { told.append("read") })
          .closeButton { told.append("closed") })
      let host = try #require(presenter.host as? HeadlessHost)
      host.pressButton(number, of: handle.id)
      presenter.clock.advance(by: .seconds(1))
      #expect(told == expected && handle.state.hasEnded)
    }
  }

  @Test("alignment and line limit apply to all texts, and a button keeps its own color")
  func texts() {
    let overlay = Overlay.notification(title: "a", text: "b", button: .button("c"))
      .multilineTextAlignment(.center).lineLimit(2)
    var seen: [OverlayNode.Text] = []
    _ = overlay.resolved.content.root.changingTexts { seen.append($0) }
    #expect(seen.map(\.alignment) == [.center, .center] && seen.map(\.lineLimit) == [2, 2])
    seen = []
    _ = overlay.lineLimit(nil).resolved.content.root.changingTexts { seen.append($0) }
    #expect(seen.map(\.lineLimit) == [nil, nil])
    let yellow = Overlay.toast("a", button: .button("b").foregroundStyle(.yellow))
    #expect(yellow.content.root.buttons.map(\.label.color) == [.yellow])
    #expect(Overlay.toast("a", button: .button("b")).content.root.buttons[0].label.color != .yellow)
  }

  @Test("a message or notification can have several buttons")
  func buttons() {
    let buttons: [OverlayNode.Button] = [.button("Close"), .button("Close all")]
    let error = Overlay.message(.error, title: "Failed", buttons: buttons)
    let one = Overlay.message(.error, title: "Failed", button: .button("Close"))
    #expect(error.content.root.texts == ["Failed", "Close", "Close all"])
    #expect(error.content.haptic == one.content.haptic)
    #expect(error.content.style.background == one.content.style.background)
    #expect(error.content.semantics.politeness == one.content.semantics.politeness)
    let news = Overlay.notification(title: "News", text: "Today", buttons: buttons)
    #expect(news.content.root.texts == ["News", "Today", "Close", "Close all"])
  }

  @Test(
    "animation(_:) changes a transition's timing, and an infinite maximum width fills the window")
  func timing() {
    let slide = OverlayTransition.slide(from: .top).combined(with: .fade).animation(
      .linear(.seconds(1)))
    #expect(
      slide.slide?.timing == .linear(.seconds(1)) && slide.fade?.timing == .linear(.seconds(1)))
    #expect(
      Overlay.words("a").maxWidth(.infinity).resolved.configuration.size
        == Overlay.words("a").fullWidth().resolved.configuration.size)
    let name = "downloads"
    #expect(Overlay.words("a").queue(name).queue == "downloads")
    #expect(presenter.queue(name).id == LaneID("downloads"))
    #expect(Background.regularMaterial == .blur(.regular))
  }

  @Test("onChange is called once per change, however often the content is built")
  func changes() {
    let pin = ObservableValue("")
    var heard: [String] = []
    for round in 1...3 {
      _ = Overlay {
        TextField("PIN", text: pin).onChange(of: pin) { heard.append("\(round): \($0)") }
      }
    }
    pin.value = "1"
    pin.onChange { heard.append("other: \($0)") }
    pin.value = "12"
    #expect(heard == ["3: 1", "3: 12", "other: 12"])
  }

  @Test("an overlay's padding replaces the content's padding on the given edges")
  func padding() {
    func space(_ overlay: Overlay) -> Insets? {
      switch overlay.resolved.content.root {
      case .stack(let stack): return stack.padding
      case .box(let box) where box.margins != .zero: return box.margins + box.padding
      case .box(let box):
        guard case .stack(let stack) = box.child else { return box.padding }
        return box.padding + stack.padding
      default: return nil
      }
    }
    let contents: [Overlay] = [
      .toast("a"), .notification(title: "a", text: "b"), .popup(title: "a"), Overlay { Text("a") },
      Overlay { VStack { Text("a") }.padding(30) }, Overlay { Text("a").background(.red) },
      Overlay { Text("a").background(.red).padding(30) },
    ]
    for content in contents {
      let own = space(content)
      #expect(space(content.padding(4)) == Insets(horizontal: 4, vertical: 4))
      #expect(
        space(content.padding(.vertical, 30))
          == own.map { Insets(top: 30, left: $0.left, bottom: 30, right: $0.right) })
      #expect(
        space(content.padding(.leading, 3))
          == own.map { Insets(top: $0.top, left: 3, bottom: $0.bottom, right: $0.right) })
    }
  }

  @Test("a tint colors bars, spinners and labels, and fills prominent buttons")
  func tint() throws {
    let value = ObservableValue(0.5)
    func bars(_ node: OverlayNode) -> [AdaptiveColor] {
      if case .progress(let bar) = node { return [bar.color] }
      if case .activity(let activity) = node { return [activity.color] }
      return node.children.flatMap { bars($0) }
    }
    let ready = Overlay.progress("Disk", value: value, button: .button("Stop"))
    for overlay in [ready.tint(.green), ready.foregroundStyle(.green)] {
      let root = overlay.resolved.content.root
      #expect(bars(root) == [.green] && root.buttons.map(\.label.color) == [.green])
    }
    let own = Overlay {
      ProgressView(value: value)
      ProgressView()
      Button("a") {}
      Button("b") {}.buttonStyle(.borderedProminent)
    }
    #expect(bars(own.content.root) == [.accent, .label])
    #expect(
      bars(own.foregroundStyle(.white).tint(.green).resolved.content.root) == [.green, .white])
    let counting = Overlay.toast("a").duration(.seconds(3)).showsCountdown().tint(.red)
    #expect(bars(counting.resolved.content.root) == [.red])
    let tinted = Overlay {
      VStack {
        ProgressView(value: value)
        ProgressView()
        Button("a") {}
        Button("b") {}.buttonStyle(.borderedProminent)
      }.tint(.green)
    }
    let buttons = tinted.content.root.buttons
    #expect(bars(tinted.content.root) == [.green, .green])
    #expect(buttons[0].label.color == .green && buttons[1].style.background == .green)
    #expect(buttons[1].label.color == .accentFillLabel)
  }

  @Test("individual corners can be rounded")
  func someCorners() {
    #expect(Overlay.toast("a").cornerRadius(16, corners: .top).corners == .top(16))
    #expect(
      Overlay.toast("a").cornerRadius(8, corners: [.topLeft, .bottomRight]).corners
        == Corners(topLeft: 8, bottomRight: 8))
    let overlay = Overlay { Text("a").background(.red).cornerRadius(8, corners: .bottom) }
    guard case .box(let box) = overlay.content.root else { return #expect(Bool(false)) }
    #expect(box.style?.corners == .bottom(8) && box.style?.clipsContent == true)
  }

  @Test("an element can have a minimum size, and a background with a shape")
  func minimumSize() {
    let handle = presentAndRest(.popup { Text("Hello").frame(minWidth: 300, minHeight: 200) })
    let size = (presenter.host as? HeadlessHost)?.scene.overlays.first { $0.id == handle.id }?
      .currentFrame.size
    #expect(size?.width ?? 0 >= 300 && size?.height ?? 0 >= 200)
    guard case .box(let padded) = Text("1").padding(8).frame(minWidth: 200, minHeight: 99).node(),
      case .stack(let middle) = padded.child
    else { return #expect(Bool(false)) }
    #expect(padded.idealWidth == 200 && padded.minimumHeight == 99)
    #expect(middle.axis == .depth && middle.alignment == .center)
    let badge = Overlay { Text("1").background(.red, in: Circle()) }
    guard case .box(let box) = badge.content.root else { return #expect(Bool(false)) }
    #expect(box.style?.background == .color(.red) && box.style?.corners.topLeft ?? 0 > 100)
  }

  @Test("a pop-up has the width of its content's frame, or a standard width")
  func popupWidth() {
    func width(_ overlay: Overlay) -> Double? {
      let handle = presentAndRest(overlay)
      defer {
        handle.dismiss()
        presenter.clock.advance(by: .seconds(1))
      }
      return (presenter.host as? HeadlessHost)?.scene.overlays.first { $0.id == handle.id }?
        .currentFrame.size.width
    }
    #expect(width(.popup { Text("a").frame(width: 280, height: 360) }) == 280)
    #expect(width(.popup { VStack { Text("a") }.frame(width: 200) }) == 232)
    #expect(width(.popup { Text("a") }) == 350)
  }

  @Test("a resizable image fills a maximum width at its height, and an icon doesn't")
  func widePicture() {
    let picture = OverlayNode.Image.Source.file("/tmp/hero.png")
    let elements: [OverlayElement] = [
      Image(picture).resizable().scaledToFill().frame(height: 160).frame(maxWidth: .infinity),
      Image(picture).resizable().frame(maxWidth: .infinity).frame(height: 160),
    ]
    for element in elements {
      guard case .box(let box) = element.node() else { return #expect(Bool(false)) }
      #expect(box.style?.background == .image(picture))
      #expect(max(box.minimumHeight, box.height ?? 0) == 160 && box.idealWidth == Length.longest)
    }
    for element in [
      Image(.icon("star")).resizable(), Image(picture), Image(picture).resizable().frame(width: 80),
    ] {
      guard case .box(let box) = element.frame(maxWidth: .infinity).node() else {
        return #expect(Bool(false))
      }
      #expect(box.style == nil)
    }
  }

  @Test("Escape presses the cancel button of the current content")
  func cancels() throws {
    let host = try #require(presenter.host as? HeadlessHost)
    for (number, expected) in [(0, ["stay"]), (1, ["leave"]), (2, ["stay"]), (3, [])] {
      var told: [String] = []
      let handle = presentAndRest(
        .alert(
          "Leave?",
          buttons: [
            .button("Stay", role: .cancel) { told.append("stay") },
            .button("Leave", role: .destructive) { told.append("leave") },
          ]))
      switch number {
      case 0, 1: host.pressButton(number, of: handle.id)
      case 2: #expect(presenter.press(.escape))
      default: handle.dismiss()
      }
      presenter.clock.advance(by: .seconds(1))
      #expect(told == expected && handle.state.hasEnded)
    }
    var told: [String] = []
    let handle = presentAndRest(.alert("1", button: .button("Stay", role: .cancel)))
    handle.update(
      .popup {
        Button("No", role: .cancel) { told.append("no") }
        Button("Yes") { told.append("yes") }
      })
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.press(.escape))
    presenter.clock.advance(by: .seconds(1))
    #expect(told == ["no"] && handle.state.hasEnded)
  }

  @Test("a toast with a tap action is dismissed when tapped, unless its settings prevent it")
  func taps() {
    func stays(_ overlay: Overlay) -> Bool { overlay.resolved.configuration.tap != .dismiss }
    #expect(stays(.toast("a")) && !stays(.toast("a").onTap {}))
    #expect(stays(.toast("a").onTap(dismisses: false) {}))
    #expect(stays(.toast("a").tap(.absorb).onTap {}) && stays(.toast("a").onTap {}.tap(.absorb)))
    #expect(stays(.toast("a").dismissible(false).onTap {}))
    #expect(!stays(.toast("a").dismissible(false).onTap(dismisses: true) {}))
    #expect(stays(.popup { Text("a") }.onTap {}) && stays(.alert("a").onTap {}))
    #expect(stays(.toast("a").preset(OverlayPreset().tap(.absorb)).onTap {}))
  }

  @Test("an infinite corner radius becomes the maximum, and a slide can end at an edge")
  func endless() {
    #expect(Overlay.toast("a").cornerRadius(.infinity).corners == .all(Length.longest))
    let slide = OverlayTransition.slide(to: .trailing).slide
    #expect(slide?.hiddenPosition == OverlayTransition.slide(from: .trailing).slide?.hiddenPosition)
    #expect(slide?.timing == .easeIn(.milliseconds(250)))
  }

  @Test("buttons and tips can have icons")
  func moreIcons() {
    let button = OverlayNode.Button.button("Share", icon: .icon("share"))
    let toast = Overlay.toast("a", button: button).content.root.buttons[0]
    #expect(toast.icon?.source == .icon("share") && toast.icon?.color == toast.label.color)
    let prominent = button.buttonStyle(.borderedProminent)
    #expect(prominent.isDefault && prominent.style == .borderedProminent)
    #expect(prominent.label.color == .accentFillLabel)
    let red = OverlayNode.Button.button("Delete", role: .destructive)
      .buttonStyle(.borderedProminent)
    let built = Overlay { Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent) }
      .content.root.buttons[0]
    for red in [red, built] {
      #expect(!red.isDefault && red.style == .destructive && red.label.color == .white)
    }
    func images(_ node: OverlayNode) -> Int {
      if case .image = node { 1 } else { node.children.reduce(0) { $0 + images($1) } }
    }
    #expect(images(Overlay.tip("a", anchor: "b").content.root) == 0)
    let tip = Overlay.tip("a", icon: .glyph(.envelope), title: "c", anchor: "b").content
    #expect(images(tip.root) == 1 && tip.root.texts == ["c", "a"])
  }

  @Test("an icon color applies to icons, except in buttons with their own color")
  func iconColor() {
    let overlay = Overlay {
      Image(.glyph(.envelope))
      Button {
      } label: {
        Image(.glyph(.close)).foregroundStyle(.green)
      }
    }
    var colors: [AdaptiveColor] = []
    func look(at node: OverlayNode) {
      if case .image(let image) = node { colors.append(image.color) }
      if case .button(let button) = node { colors += button.icon.map { [$0.color] } ?? [] }
      node.children.forEach(look)
    }
    look(at: overlay.foregroundStyle(.black).iconColor(.red).resolved.content.root)
    #expect(colors == [.red, .green])
  }

  @Test("a font applies to every text except button titles")
  func font() {
    let font = OverlayNode.Font.system(size: 18, design: .monospaced)
    let overlay = Overlay.notification(
      title: "Mail", text: "From Ada", button: .button("Open") {}
    ).font(font)
    let root = overlay.resolved.content.root
    #expect(root.fonts == [font, font] && font.family == "Monospace")
    let button = Overlay.notification(title: "Mail", button: .button("Open") {})
    #expect(root.buttons.map(\.label.font) == button.content.root.buttons.map(\.label.font))
    #expect(overlay.font(nil).resolved.content.root.fonts != root.fonts)
  }

  @Test("a close button can be added to any content or removed, and has the content's color")
  func closeButton() {
    func close(_ overlay: Overlay) -> OverlayNode.Button? {
      let resolved = overlay.resolved
      return resolved.content.withCloseButton(for: resolved.configuration, under: .times(1)).root
        .buttons.first { $0.title.isEmpty }
    }
    #expect(close(Overlay { Text("x") }) == nil)
    #expect(close(Overlay { Text("x") }.closeButton(.always)) != nil)
    let white = Overlay { Text("x").foregroundStyle(.white) }.closeButton(.always)
    #expect(close(white)?.icon?.color == .white)
    let error = Overlay.message(.error, title: "x").duration(.seconds(2))
    #expect(close(error) == nil)
    #expect(
      close(error.closeButton(.always))?.icon?.color
        == close(error.duration(.infinite))?.icon?.color)
    #expect(close(error.closeButton(.whenEndless)) == nil)
    #expect(close(Overlay.toast("x").closeButton(.never)) == nil)
    #expect(close(Overlay.toast("x").closeButton(.never).closeButton(nil)) != nil)
  }
}

extension OverlayNode {
  /// The fonts of all texts except button titles, in reading order.
  fileprivate var fonts: [Font] {
    if case .text(let text) = self { return [text.font] }
    return children.flatMap(\.fonts)
  }
}
