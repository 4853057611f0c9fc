#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The user's actions on an overlay while its content changes.
  static let updates: [WindowScenario] =
    Update.allCases.map { update in
      WindowScenario(
        "a click that begins before \(update.rawValue) and ends afterward presses the button"
      ) {
        driver in
        let download = Download(driver, identity: update.identity)
        try await download.pressCancel()
        await update.apply(to: download)
        await driver.perform([.releaseButton])
        await driver.wait { download.isCanceled }
        try expect(download.isCanceled, equals: true, "whether the click has canceled")
      }
    }
    + [Update.update, .transform, .request, .merging, .secondMerging].map { update in
      WindowScenario("\(update.rawValue) keeps the content's scroll position", only: .withWheel) {
        driver in
        let words = { (count: Int) in
          OverlayContent(
            .scroll(
              OverlayNode.Scroll(
                .text(OverlayNode.Text(String(repeating: "many words ", count: count))),
                maximumHeight: 120)))
        }
        let overlay = OverlayConfiguration(
          placement: .center, identity: update.identity, lifetime: .infinite)
        let handle = driver.presenter.present(words(200), as: overlay, name: "terms")
        if update == .secondMerging {
          driver.presenter.present(words(200), as: overlay, name: "terms")
        }
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        let frame = try unwrap(driver.frame(of: handle.id), "the overlay's frame")
        for _ in 0..<3 {
          await driver.scroll(at: OverlayPoint(x: frame.minX + 40, y: frame.minY + 60))
        }
        await driver.advance(by: .milliseconds(400))
        let before = try contentScrolled(driver)
        try expect(before > 0, equals: true, "whether the content was scrolled")
        switch update {
        case .update: handle.update(to: words(201))
        case .transform: handle.transform(to: words(201))
        case .request, .merging, .secondMerging, .title, .lifetime, .timeoutScale, .words,
          .appearance:
          driver.presenter.present(words(201), as: overlay, name: "terms")
        }
        await driver.advance(by: .milliseconds(200))
        try expect(try contentScrolled(driver), equals: before, "how far the content is scrolled")
      }
    } + [
      WindowScenario("a slow click cancels a download that is updated ten times per second") {
        driver in
        let download = Download(driver)
        let telling = Task { @MainActor in
          while !Task.isCancelled {
            download.tell()
            try? await Task.sleep(for: .milliseconds(100))
          }
        }
        defer { telling.cancel() }
        try await download.pressCancel()
        await driver.advance(by: .milliseconds(700))
        await driver.perform([.releaseButton])
        await driver.wait { download.isCanceled }
        try expect(download.isCanceled, equals: true, "whether the click has canceled")
      },
      WindowScenario(
        "a press on a button that an update moves is canceled if it ends next to the button"
      ) {
        driver in
        let download = Download(driver, identity: .mergeAndCount)
        let button = try await download.pressCancel()
        await Update.merging.apply(to: download)
        await driver.hover(OverlayPoint(x: button.minX - 80, y: button.minY + 10))
        await driver.perform([.releaseButton])
        await driver.advance(by: .milliseconds(300))
        try expect(download.isCanceled, equals: false, "whether the click has canceled")
        try expect(download.handle?.count, equals: 2, "the number of the requests")
      },
      WindowScenario("a press on a symbol that an update moves chooses that symbol") {
        driver in
        let choice = ObservableValue<Int?>(nil)
        let image = OverlayNode.Image(.glyph(.bell))
        let items = ["One", "Two", "Three"].map {
          OverlayNode.Rating.Item($0, chosen: image, open: image)
        }
        let rating = { (lines: Int) in
          OverlayContent(
            .stack(
              OverlayNode.Stack(
                .vertical,
                children: [
                  .text(OverlayNode.Text(String(repeating: "line\n", count: lines) + "line")),
                  .rating(OverlayNode.Rating(choice, items: items)),
                ])))
        }
        let handle = driver.presenter.present(
          rating(1), as: OverlayConfiguration(placement: .top, lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        let button = try unwrap(
          widgets(in: driver.sample.widget).filter {
            isInstance($0, of: gtk_toggle_button_get_type())
          }.dropFirst().first, "the second symbol")
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(button, driver.sample.widget, &bounds)
        await driver.hover(
          OverlayPoint(x: Double(bounds.origin.x) + 25, y: Double(bounds.origin.y) + 25))
        await driver.perform([.pressButton, .pause(.milliseconds(50))])
        await driver.advance(by: .milliseconds(100))
        handle.update(to: rating(6))
        await driver.advance(by: .milliseconds(300))
        await driver.perform([.releaseButton])
        await driver.wait { choice.value != nil }
        try expect(choice.value, equals: 1, "the symbol that was chosen")
      },
      WindowScenario("a button removed during a press isn't pressed, and the next button works") {
        driver in
        let download = Download(driver)
        try await download.pressCancel()
        download.handle?.update(to: .notification(title: "Done"))
        await driver.advance(by: .milliseconds(200))
        await driver.perform([.releaseButton])
        await driver.advance(by: .milliseconds(200))
        try expect(download.isCanceled, equals: false, "whether the button was pressed")
        try await download.pressCancel()
        await driver.perform([.releaseButton])
        await driver.wait { download.isCanceled }
        try expect(download.isCanceled, equals: true, "whether a new button can be pressed")
      },
      WindowScenario(
        "a composed character survives an update of the content",
        only: .under([.x11], because: "the keyboard under Wayland has no dead keys")
      ) { driver in
        let text = ObservableValue("")
        let form = { (title: String) in
          OverlayContent(
            .stack(
              OverlayNode.Stack(
                .vertical,
                children: [
                  .text(OverlayNode.Text(title)),
                  .field(
                    OverlayNode.Field(
                      text, placeholder: OverlayNode.Text("Name"), isFirst: true)),
                ])))
        }
        let handle = driver.presenter.present(
          form("1"), as: OverlayConfiguration(placement: .center, lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        await driver.perform([.text("Ren")])
        await driver.wait { text.value == "Ren" }
        await driver.perform([.key("dead_acute")])
        await driver.advance(by: .milliseconds(100))
        handle.transform(to: form("2"))
        await driver.advance(by: .milliseconds(100))
        await driver.perform([.key("e")])
        await driver.wait { text.value == "René" }
        try expect(text.value, equals: "René", "what was typed")
      },
    ]

  /// The scroll offset of the only overlay's content, in points.
  @MainActor
  private static func contentScrolled(_ driver: GTKDriver) throws -> Double {
    let scroller = widgets(in: driver.sample.widget).first {
      gtk_widget_has_css_class($0, "usher-scroll") != 0
    }
    let adjustment = gtk_scrolled_window_get_vadjustment(
      OpaquePointer(try unwrap(scroller, "the scroll view")))
    return gtk_adjustment_get_value(adjustment)
  }

  /// The ways in which content is replaced.
  private enum Update: String, CaseIterable {
    case update = "an update"
    case transform = "a transform"
    case request = "a request with the same name"
    case merging = "a request that merges"
    case secondMerging = "another request that merges"
    case title = "a new title of the button"
    case lifetime = "a lifetime that adds a close button"
    case timeoutScale = "a timeout scale that adds a close button"
    case words = "a change of language"
    case appearance = "a change to dark"

    /// The identity policy of an overlay that is changed in this way.
    var identity: IdentityPolicy {
      switch self {
      case .merging, .secondMerging: .mergeAndCount
      case .update, .transform, .request, .title, .lifetime, .timeoutScale, .words, .appearance:
        .updateInPlace
      }
    }

    @MainActor
    func apply(to download: Download) async {
      let handle = download.handle
      switch self {
      case .update: download.tell()
      case .transform: handle?.transform(to: download.content())
      case .request, .merging: download.request()
      case .secondMerging:
        download.request()
        await download.driver.advance(by: .milliseconds(150))
        download.request()
      case .title: handle?.update(to: download.content(button: "Stop"))
      case .lifetime: handle?.setLifetime(.infinite)
      case .timeoutScale: download.driver.presenter.timeoutScale = .endless
      case .words:
        handle?.update(to: download.content(title: "Noch 3 Minuten", button: "Abbrechen"))
      case .appearance: download.driver.setDark(true)
      }
      await download.driver.advance(by: .milliseconds(150))
    }
  }

  /// A message about a download, with a Cancel button.
  @MainActor
  private final class Download {
    let driver: GTKDriver
    private let identity: IdentityPolicy
    private(set) var handle: PresentationHandle?
    private(set) var isCanceled = false
    private var percent = 0

    init(_ driver: GTKDriver, identity: IdentityPolicy = .updateInPlace) {
      (self.driver, self.identity) = (driver, identity)
    }

    func content(title: String? = nil, button: String = "Cancel") -> OverlayContent {
      percent += 1
      return .notification(
        title: title ?? "\(percent) %",
        button: OverlayNode.Button(button) { [weak self] in self?.isCanceled = true })
    }

    func request() {
      let request = driver.presenter.present(
        content(),
        as: OverlayConfiguration(identity: identity, lifetime: .timed(.seconds(600))),
        name: "download")
      if handle == nil { handle = request }
    }

    func tell() { handle?.update(to: content()) }

    /// Moves the pointer to the button, presses it down, and returns the button's frame.
    @discardableResult
    func pressCancel() async throws -> OverlayRect {
      if let handle { handle.update(to: content()) } else { request() }
      let id = try unwrap(handle, "the overlay").id
      await driver.wait { driver.isIdle && driver.buttonFrames(of: id).count == 1 }
      let button = try unwrap(driver.buttonFrames(of: id).first, "the button")
      await driver.hover(
        OverlayPoint(x: (button.minX + button.maxX) / 2, y: (button.minY + button.maxY) / 2))
      await driver.perform([.pressButton, .pause(.milliseconds(50))])
      await driver.advance(by: .milliseconds(100))
      return button
    }
  }
}
#endif
