import Testing
import Usher

@testable import GalleryModel

@Suite("Source text")
struct SourceTests {
  @Test(
    "source is wrapped if a line would be too long",
    arguments: [
      (
        82,
        "Backdrop(tap: .absorb, fadeIn: .easeOut(.zero), fadeOut: .easeIn(.seconds(1)))"
      ),
      (
        77,
        """
        Backdrop(
          tap: .absorb, fadeIn: .easeOut(.zero), fadeOut: .easeIn(.seconds(1)))
        """
      ),
      (
        50,
        """
        Backdrop(
          tap: .absorb, fadeIn: .easeOut(.zero),
          fadeOut: .easeIn(.seconds(1)))
        """
      ),
      (
        20,
        """
        Backdrop(
          tap: .absorb,
          fadeIn: .easeOut(
            .zero),
          fadeOut: .easeIn(
            .seconds(1)))
        """
      ),
    ])
  func lines(width: Int, expected: String) {
    let backdrop = Backdrop(tap: .absorb, fadeIn: .easeOut(.zero), fadeOut: .easeIn(.seconds(1)))
    #expect(backdrop.source.text(width: width) == expected)
  }

  @Test(
    "source is wrapped before each method if a line would be too long",
    arguments: [
      (80, "present(.line(\"Saved\", icon: .star).margins(1).duration(2))"),
      (
        40,
        """
        present(
          .line("Saved", icon: .star)
            .margins(1)
            .duration(2))
        """
      ),
      (
        26,
        """
        present(
          .line(
            "Saved", icon: .star
          )
          .margins(1)
          .duration(2))
        """
      ),
    ])
  func methods(width: Int, expected: String) {
    func call(_ name: String, _ value: some Writable) -> Source {
      .call(name, [Source.Argument(nil, value.source)])
    }
    let line = Source.call(
      ".line",
      [Source.Argument(nil, "Saved".source), Source.Argument("icon", .word(".star"))])
    let chain = Source.method(.method(line, call("margins", 1)), call("duration", 2))
    #expect(
      Source.call("present", [Source.Argument(nil, chain)]).text(width: width) == expected)
  }

  @Test(
    "numbers and durations in source are written naturally",
    arguments: [
      (4.0.source, "4"), (0.25.source, "0.25"), ((-1.5).source, "-1.5"),
      (Duration.seconds(2).source, ".seconds(2)"), (Duration.zero.source, ".zero"),
      (Duration.milliseconds(250).source, ".milliseconds(250)"),
      (Duration.microseconds(1500).source, ".nanoseconds(1500000)"),
      (AdaptiveColor(hex: 0x0A0B0C, alpha: 0.5).source, "AdaptiveColor(hex: 0x0A0B0C, alpha: 0.5)"),
      (AdaptiveColor.label.source, ".label"), (Int.max.source, ".max"),
      ("say \"hi\"".source, #""say \"hi\"""#),
    ])
  func values(source: Source, expected: String) {
    #expect(source.text() == expected)
  }

  @Test("source contains slide distances and rotation angles")
  func motion() {
    let slide = Slide(.easeIn(.seconds(1)), by: Vector(dx: 3, dy: -4))
    #expect(
      slide.source.text() == "Slide(.easeIn(.seconds(1)), by: Vector(dx: 3, dy: -4))")
    let transition = OverlayTransition(
      slide: Slide(.easeIn(.seconds(1)), over: .left),
      rotation: Rotation(.easeIn(.seconds(1)), from: 2))
    #expect(
      transition.source.text(width: 200)
        == "OverlayTransition(slide: Slide(.easeIn(.seconds(1)), over: .left), rotation: Rotation(.easeIn(.seconds(1)), from: 2))"
    )
    let angles: [Double] = [30 * .pi / 180, -360 * .pi / 180, 0, 0.1]
    #expect(
      angles.map { Rotation(.easeIn(.seconds(1)), from: $0).source.text() }
        == [
          "Rotation(.easeIn(.seconds(1)), from: 30 * .pi / 180)",
          "Rotation(.easeIn(.seconds(1)), from: -360 * .pi / 180)",
          "Rotation(.easeIn(.seconds(1)), from: 0)", "Rotation(.easeIn(.seconds(1)), from: 0.1)",
        ])
    #expect(
      OverlayTransition(rotation: .easeIn(.seconds(1))).source.text()
        == "OverlayTransition(rotation: .easeIn(.seconds(1)))")
  }

  @Test("source knows which calls can throw")
  func errors() throws {
    let spring = try Timing.Spring(response: .milliseconds(300), dampingRatio: 0.5)
    #expect(OverlayTransition(slide: .spring(spring)).source.throwsErrors)
    #expect(
      OverlayTransition(slide: .spring(spring).delayed(by: .seconds(1))).source.throwsErrors)
    #expect(!OverlayTransition.slideIn.source.throwsErrors)
  }
}
