//! The samples of overlays beside things.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())

@MainActor func show() {
  // snippet.show
  // snippet.tip
  presenter.present(
    .tip("Archive with one key: A"), using: Presets.tip(beside: "archive", .below))
  // snippet.end
  // snippet.hide
}

@MainActor func present() {
  // snippet.show
  // snippet.anchoring
  let overlay = Overlay(
    anchor: .beside("archive", .trailing, alignment: .start, arrow: nil),
    size: SizeConstraints(width: .intrinsic))
  presenter.present(.notification(title: "Archived"), as: overlay)
  // snippet.end
  // snippet.hide
}
