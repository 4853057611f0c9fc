import Testing
import UsherCore
import UsherTesting

@testable import Usher

@MainActor
@Suite("Words of SwiftUI for looks and content")
struct SwiftUIWordsTests {
  private let presenter = Presenter.test()

  private func presentAndRest(_ overlay: Overlay) -> PresentationHandle {
    let handle = presenter.present(overlay)
    presenter.clock.advance(by: .seconds(1))
    return handle
  }

  @Test("a color is made from its web notation, and from one color for each appearance")
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

  @Test("a gradient leads from one place to another")
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

  @Test("a filled shape is as large as its frame, and lies over or under other elements")
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

  @Test("content of your own is as wide as it needs, unless something in it takes the width")
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

  @Test("a toast in the middle is in the middle")
  func centered() {
    _ = presentAndRest(.toast("Copied").position(.center))
    let frame = presenter.visible[0].frame
    #expect(frame.minX + frame.maxX == 390 && frame.minY + frame.maxY == 844)
  }

  @Test("the app's defaults win over Usher's, and what an overlay or its preset sets over them")
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

  @Test("the app's defaults reach work and undo, and leave the colors that say something")
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

  @Test("a queue has its name in what people read")
  func names() {
    presenter.queue("downloads").pause()
    #expect(presenter.explain().description.contains("lane downloads: paused"))
    #expect(HistoryStrings().lane("downloads") == "downloads")
    #expect(HistoryStrings().lane(LaneID(7)) == OverlayStrings.current.text(.lane, 7))
  }

  @Test("a message of a kind has the icon that it is given, or none")
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

  @Test("transitions are combined: each part is that of the first one that has it")
  func transitions() {
    let pop = OverlayTransition.scale(from: 0.5).combined(with: .fade)
    #expect(pop.scale?.from == 0.5 && pop.fade == OverlayTransition.fade.fade && pop.slide == nil)
    #expect(pop.combined(with: .scale) == pop)
    let short = pop.duration(.milliseconds(300))
    #expect(short.scale?.from == 0.5 && short != pop)
  }

  @Test("time: as long as the words take, a bar of the time left, and no pause for the pointer")
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

  @Test("an overlay that takes no taps lets them through, except for its buttons")
  func hitTesting() {
    let overlay = Overlay.toast("50 %").allowsHitTesting(false).resolved.configuration
    #expect(overlay.tap == .forward && overlay.swipe == nil)
    let other = Overlay.toast("50 %").allowsHitTesting(true).resolved.configuration
    #expect(other.tap == .absorb && other.swipe != nil)
    let sideways = Overlay.toast("a").dismissible(by: [.swipe(.horizontal)]).resolved.configuration
    #expect(sideways.swipe?.directions == [.left, .right])
  }

  @Test("the main queue's limits are the presenter's")
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

  @Test("a field has the keyboard of its kind, and a password stays one")
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

  @Test("a close button of your own is told, and the other buttons are not")
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

  @Test("texts are aligned and limited all at once, and a button keeps a color of its own")
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

  @Test("a message and a notification have any number of buttons")
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

  @Test("a transition keeps its parts with another timing, and a width without end is the window's")
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

  @Test("a change is told once, however often the content is built")
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

  @Test("a padding of the overlay is the only one, whatever the content is made of")
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

  @Test("a tint colors bars, spinners and labels, and fills a prominent button")
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

  @Test("some corners are round, and the others square")
  func someCorners() {
    #expect(Overlay.toast("a").cornerRadius(16, corners: .top).corners == .top(16))
    #expect(
      Overlay.toast("a").cornerRadius(8, corners: [.topLeft, .bottomRight]).corners
        == Corners(topLeft: 8, bottomRight: 8))
    let overlay = Overlay { Text("a").background(.red).cornerRadius(8, corners: .bottom) }
    guard case .box(let box) = overlay.content.root else { return #expect(Bool(false)) }
    #expect(box.style?.corners == .bottom(8) && box.style?.clipsContent == true)
  }

  @Test("an element has a minimum size, and its surface the shape behind it")
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

  @Test("a pop-up is as wide as the frame of its content, and otherwise as a question")
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

  @Test("a picture with a maximum width fills it in its height, and an icon stays in the middle")
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

  @Test("Escape presses the button with the role cancel, of the content that is shown")
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

  @Test("a toast with an action is dismissed by taps, and what says otherwise stays")
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

  @Test("a radius without end is round, and a slide goes to an edge")
  func endless() {
    #expect(Overlay.toast("a").cornerRadius(.infinity).corners == .all(Length.longest))
    let slide = OverlayTransition.slide(to: .trailing).slide
    #expect(slide?.hiddenPosition == OverlayTransition.slide(from: .trailing).slide?.hiddenPosition)
    #expect(slide?.timing == .easeIn(.milliseconds(250)))
  }

  @Test("a button and a tip have icons")
  func moreIcons() {
    let button = OverlayNode.Button.button("Share", icon: .icon("share"))
    let toast = Overlay.toast("a", button: button).content.root.buttons[0]
    #expect(toast.icon?.source == .icon("share") && toast.icon?.color == toast.label.color)
    let prominent = button.buttonStyle(.borderedProminent)
    #expect(prominent.isDefault && prominent.style == .borderedProminent)
    #expect(prominent.label.color == .accentFillLabel)
    let red = OverlayNode.Button.button("Delete", role: .destructive)
      .buttonStyle(.borderedProminent)
    #expect(!red.isDefault && red.style == .destructive && red.label.color == .white)
    func images(_ node: OverlayNode) -> Int {
      if case .image = node { 1 } else { node.children.reduce(0) { $0 + images($1) } }
    }
    #expect(images(Overlay.tip("a", anchor: "b").content.root) == 0)
    let tip = Overlay.tip("a", icon: .glyph(.envelope), title: "c", anchor: "b").content
    #expect(images(tip.root) == 1 && tip.root.texts == ["c", "a"])
  }

  @Test("icons have a color of their own, and those of buttons keep theirs")
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

  @Test("a font reaches every text but those of buttons")
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

  @Test("a close button is added beside any content, and taken away, in the color of the content")
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
  /// The fonts of all texts but those of buttons, in reading order.
  fileprivate var fonts: [Font] {
    if case .text(let text) = self { return [text.font] }
    return children.flatMap(\.fonts)
  }
}
