import Testing
import Usher
import UsherTesting

@Suite("Announcements of progress")
@MainActor
struct ProgressAnnouncementTests {
  private let stage = Stage()
  private let done = ObservableValue(0.0)

  private var sending: OverlayContent { .progress(OverlayNode.Text("Sending"), done: done) }

  /// The announcements with their times in milliseconds.
  private func said() -> [String] {
    stage.host.transcript.description.split(separator: "\n")
      .filter { $0.contains("announced") }.map { String($0) }
  }

  /// Shows a bar, and waits until its amount can be announced immediately.
  private func present(_ content: OverlayContent? = nil) -> PresentationHandle {
    let handle = stage.presenter.present(content ?? sending, as: .lasting)
    stage.advance(3000)
    return handle
  }

  /// Assigns amounts, two seconds apart.
  private func run(_ amounts: Double...) {
    for amount in amounts {
      done.value = amount
      stage.advance(2000)
    }
  }

  @Test("an amount is announced when it passes another ten percent")
  func tens() {
    _ = present()
    run(0.05, 0.12, 0.19, 0.2, 0.57, 0.6)
    #expect(
      said() == [
        "0 ms: announced Sending", "5000 ms: announced 10%", "9000 ms: announced 20%",
        "11000 ms: announced 50%", "13000 ms: announced 60%",
      ])
  }

  @Test("amounts are announced at most once in two seconds, using the latest amount")
  func newest() {
    stage.presenter.present(sending, as: .lasting)
    stage.advance(500)
    done.value = 0.1
    stage.advance(500)
    done.value = 0.34
    stage.advance(2000)
    done.value = 0.5
    #expect(
      said() == ["0 ms: announced Sending", "2000 ms: announced 30%"])
    stage.advance(2000)
    #expect(
      said() == [
        "0 ms: announced Sending", "2000 ms: announced 30%", "4000 ms: announced 50%",
      ])
  }

  @Test("an overlay's initial amount isn't announced, and neither are earlier amounts")
  func arrival() {
    stage.present("first", as: .brief)
    stage.presenter.present(sending, as: .lasting)
    done.value = 0.2
    stage.advance(500)
    done.value = 0.38
    stage.advance(5500)
    run(0.39, 0.4)
    #expect(
      said() == [
        "0 ms: announced first", "1200 ms: announced Sending", "8000 ms: announced 40%",
      ])
  }

  @Test("a falling amount isn't announced, and a fall of ten percent restarts the announcements")
  func retry() {
    _ = present()
    run(0.42, 0.38, 0.41, 0, 0.09, 0.11)
    #expect(
      said() == [
        "0 ms: announced Sending", "3000 ms: announced 40%", "13000 ms: announced 10%",
      ])
  }

  @Test("an amount that falls before its announcement isn't announced")
  func fallsMeanwhile() {
    stage.presenter.present(sending, as: .lasting)
    stage.advance(500)
    done.value = 0.5
    stage.advance(500)
    done.value = 0
    stage.advance(5000)
    #expect(said() == ["0 ms: announced Sending"])
  }

  @Test("the end is announced once, even for values above 1, sums of tenths, and after NaN")
  func end() {
    _ = present()
    for _ in 0..<9 { done.value += 0.1 }
    stage.advance(2000)
    run(done.value + 0.1, 1, 7, 0.97, .infinity, .nan, -1, 0.1)
    #expect(
      said() == [
        "0 ms: announced Sending", "3000 ms: announced 10%", "5000 ms: announced 90%",
        "7000 ms: announced 100%", "19000 ms: announced 10%",
      ])
  }

  @Test("amounts aren't announced after their overlay is dismissed")
  func leaves() {
    let handle = present()
    run(0.1)
    done.value = 0.2
    done.value = 0.3
    handle.dismiss()
    done.value = 0.4
    stage.advance(200)
    #expect(handle.result == .dismissed(.programmatic))
    done.value = 0.5
    #expect(stage.host.wakeup == .never)
    stage.advance(5000)
    #expect(
      said() == [
        "0 ms: announced Sending", "3000 ms: announced 10%", "5000 ms: announced 20%",
      ])
  }

  @Test("a displaced overlay's amounts aren't announced until it returns")
  func restored() {
    _ = present()
    run(0.1)
    stage.presenter.present(
      .words("instead"),
      as: OverlayConfiguration(
        precedence: .replace(restoresReplaced: true), lifetime: .timed(.milliseconds(300)),
        entrance: .tenth, exit: .tenth))
    stage.advance(200)
    done.value = 0.3
    done.value = 0.5
    stage.advance(1000)
    done.value = 0.51
    #expect(
      said() == [
        "0 ms: announced Sending", "3000 ms: announced 10%", "5000 ms: announced instead",
        "6200 ms: announced 50%",
      ])
  }

  @Test("new content's bar continues from the last announced amount, and the old bar is ignored")
  func replaced() {
    let handle = present()
    run(0.2)
    let next = ObservableValue(0.1)
    handle.update(to: .progress(OverlayNode.Text("Sending"), done: next))
    stage.advance(2000)
    done.value = 0.9
    next.value = 0.25
    stage.advance(2000)
    handle.transform(to: .progress(OverlayNode.Text("Sending"), done: ObservableValue(0.43)))
    #expect(
      said() == [
        "0 ms: announced Sending", "3000 ms: announced 20%", "7000 ms: announced 20%",
        "9000 ms: announced 40%",
      ])
  }

  @Test("text that changes together with the amount is part of the same announcement")
  func words() {
    let handle = present()
    run(0.1)
    done.value = 0.2
    stage.advance(500)
    done.value = 0.3
    handle.update(to: .progress(OverlayNode.Text("Checking"), done: done))
    stage.advance(5000)
    #expect(
      said() == [
        "0 ms: announced Sending", "3000 ms: announced 10%", "5000 ms: announced 20%",
        "7000 ms: announced Checking. 30%",
      ])
  }

  @Test("if there are several bars, the first visible bar is announced")
  func pages() {
    let page = ObservableValue<Int?>(0)
    let hidden = ObservableValue(0.0)
    func bar(_ value: ObservableValue<Double>) -> OverlayNode {
      .progress(OverlayNode.ProgressBar(.done(value)))
    }
    _ = present(
      OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical,
            children: [
              .progress(OverlayNode.ProgressBar(.timeLeft)),
              .pages(OverlayNode.Pages(page, pages: [bar(done), bar(hidden)])),
              bar(ObservableValue(0.9)),
            ]))))
    hidden.value = 0.5
    run(0.1)
    page.value = 1
    stage.advance(2000)
    hidden.value = 0.6
    #expect(said() == ["3000 ms: announced 10%", "7000 ms: announced 60%"])
  }

  @Test("countdown bars and silent content don't announce amounts")
  func silent() {
    var content = sending
    content.semantics.announcement = .silent
    let handle = present(content)
    run(0.3)
    handle.update(
      to: .timed(.words("Soon")), as: OverlayConfiguration(lifetime: .timed(.seconds(5))))
    stage.advance(9000)
    #expect(said() == ["5000 ms: announced Soon"])
  }

  @Test("an amount kept by the app doesn't retain an ended overlay")
  func released() {
    weak var kept: ObservableValue<String>?
    let handle: PresentationHandle
    do {
      let text = ObservableValue("")
      kept = text
      handle = present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical,
              children: [
                .field(OverlayNode.Field(text, placeholder: OverlayNode.Text("Name"))),
                .progress(OverlayNode.ProgressBar(.done(done))),
              ]))))
    }
    run(0.1)
    done.value = 0.2
    done.value = 0.3
    handle.dismiss()
    stage.advance(200)
    #expect(kept == nil)
  }

  @Test(
    "for random amounts, announcements are rising tens, two seconds apart, up to the latest",
    arguments: UInt64(1)...200)
  func random(seed: UInt64) {
    var random = SplitMix(state: seed)
    stage.presenter.present(sending, as: .lasting)
    let start = Int.random(in: 0...30, using: &random)
    done.value = Double(start) / 100
    stage.advance(2000)
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let step = Double.random(in: 0...0.09, using: &random)
      done.value = min(done.value + step, 1)
      stage.advance(Int.random(in: 0...1500, using: &random))
    }
    stage.advance(2000)
    let lines = said().dropFirst().compactMap { $0.split(separator: " ") }
    let moments = [0] + lines.compactMap { Int($0[0]) }
    let amounts = lines.compactMap { $0.last.flatMap { Int($0.dropLast()) } }
    #expect(amounts.count == lines.count && amounts.count <= 10)
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $1 - $0 >= 2000 })
    #expect(zip([0] + amounts, amounts).allSatisfy { $0 < $1 && $1 % 10 == 0 })
    let percent = Int((done.value * 100).rounded())
    #expect((amounts.last ?? 0) == percent / 10 * 10)
  }
}
