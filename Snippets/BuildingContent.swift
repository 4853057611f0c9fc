//! Builds content from its pieces, and lets it follow what an app knows.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
// snippet.show

// snippet.tree
let letter = OverlayNode.stack(
  OverlayNode.Stack(
    .horizontal, spacing: 12, padding: Insets(horizontal: 16, vertical: 14),
    children: [
      .image(OverlayNode.Image(.glyph(.envelope), size: 28, color: .accent, label: "Letter")),
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: 3, alignment: .fill,
          children: [
            .text(OverlayNode.Text("Ada Lovelace", font: .headline)),
            .text(
              OverlayNode.Text(runs: [
                OverlayNode.Text.Run("New: ", font: OverlayNode.Font(size: 15, weight: .bold)),
                OverlayNode.Text.Run("notes on the engine"),
              ])),
          ])),
      .button(OverlayNode.Button("Read")),
    ]))
presenter.present(Overlay(OverlayContent(letter)))
// snippet.end

// snippet.live
/// Shows how much of an upload is done, and is told by setting `done` from 0 to 1.
@MainActor
func follow(_ done: ObservableValue<Double>, through presenter: Presenter) {
  let text = ObservableValue("0 of 10 MB")
  presenter.present(
    Overlay {
      Text("Uploading").bold()
      Text(text).font(.footnote)
      ProgressView(value: done)
    }.duration(.infinite))
  done.addObserver(text) { text.value = "\(Int(done.value * 10)) of 10 MB" }
}
let done = ObservableValue(0.0)
follow(done, through: presenter)
done.value = 0.5
// snippet.end

// snippet.mistake
/// Asks for an address, and lets the user send only one with an "@".
@MainActor
func askForAddress(through presenter: Presenter) {
  let (address, mistake, isWrong) = (
    ObservableValue(""), ObservableValue(""), ObservableValue(true)
  )
  let field = OverlayNode.Field(
    address, placeholder: OverlayNode.Text("Mail"), purpose: .email, error: mistake)
  address.addObserver(isWrong) { [unowned address, unowned isWrong] in
    isWrong.value = !address.value.contains("@")
    mistake.value = isWrong.value && !address.value.isEmpty ? "An address has an @." : ""
  }
  presenter.present(
    .popup {
      Text("To?").font(.headline)
      OverlayNode.field(field)
      Button("Send") { print("sent to \(address.value)") }.disabled(isWrong)
    })
}
// snippet.end

// snippet.rating
let stars = ObservableValue<Int?>(nil)
let star = OverlayNode.Rating.Item(
  "One star", chosen: OverlayNode.Image(.glyph(.star), color: .star),
  open: OverlayNode.Image(.glyph(.openStar)))
let rating = OverlayNode.rating(
  OverlayNode.Rating(stars, items: [star]) { index in print("chose \(index)") })
// snippet.end

// snippet.pages
let step = ObservableValue<Int?>(0)
let steps = OverlayContent(
  .pages(
    OverlayNode.Pages(
      step,
      pages: [
        .button(OverlayNode.Button("Next", dismisses: false, isDefault: true) { step.value = 1 }),
        .button(OverlayNode.Button("Done", isDefault: true)),
      ])))
presenter.present(Overlay(steps).duration(.infinite))
// snippet.end

// snippet.collapsed
presenter.present(
  Overlay(
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical,
          children: [.text(OverlayNode.Text("Saved")), .button(OverlayNode.Button("Undo"))])),
      collapsed: .text(OverlayNode.Text("Saved")))))
// snippet.end

// snippet.style
let glass = OverlayStyle(
  background: .blur(.regular), corners: .all(18, curve: .continuous),
  border: OverlayBorder(.separator), shadow: .card)
presenter.present(
  Overlay(OverlayContent(letter)).style(glass).appearance(.dark)
    .backdrop(Backdrop(), fill: .gradient(Background.Gradient(.clear, .scrim))))
// snippet.end

// snippet.traits
let ink = AdaptiveColor(
  light: RGBA(hex: 0x1A5FB4), dark: RGBA(hex: 0x8CBBF2), clearLight: RGBA(hex: 0x003F8C))
for appearance in Appearance.allCases {
  let traits = Traits(appearance: appearance)
  print(ink.resolved(for: traits).contrast(with: AdaptiveColor.card.resolved(for: traits)) >= 4.5)
}
// snippet.end
