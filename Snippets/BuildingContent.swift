//! Builds content from its pieces, and updates it when the app's state changes.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
// snippet.show

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

// snippet.traits
let ink = AdaptiveColor(
  light: RGBA(hex: 0x1A5FB4), dark: RGBA(hex: 0x8CBBF2), clearLight: RGBA(hex: 0x003F8C))
for appearance in Appearance.allCases {
  let traits = Traits(appearance: appearance)
  print(ink.resolved(for: traits).contrast(with: AdaptiveColor.card.resolved(for: traits)) >= 4.5)
}
// snippet.end
