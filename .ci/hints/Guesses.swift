// Wrong names, one in each line, each with the right one that the compiler has to name.
import Usher

@MainActor func guess(_ presenter: Presenter) {
  presenter.show(.toast("Saved"))  // present(_:)
  presenter.hide("saved")  // dismiss(_:)
  presenter.dismiss(named: "saved")  // dismiss(_:)
  _ = presenter.isVisible("saved")  // isShowing(_:)
  let handle: OverlayHandle? = nil  // PresentationHandle
  let known = presenter.present(.toast("Saved"))
  known.cancel()  // dismiss()
  known.close()  // dismiss()
  _ = Overlay.toast("Saved").placement(.bottom)  // position(_:)
  _ = Overlay.toast("Saved").timeout(.seconds(2))  // duration(_:)
  _ = Overlay.toast("Saved").backgroundColor(.blue)  // background(_:)
  _ = Overlay.toast("Saved").foregroundColor(.blue)  // foregroundStyle(_:)
  _ = Overlay.toast("Saved").onDismiss {}  // onDisappear(_:)
  _ = Overlay.loading("Sending")  // progress(_:)
  _ = presenter.defaults  // defaultPreset
  _ = OverlayTransition.scale(0.5)  // scale(from:)
  _ = OverlayTransition.scale(scale: 0.5)  // scale(from:)
  _ = OverlayPosition.topLeft  // topLeading
  _ = OverlayPosition.topRight  // topTrailing
  _ = OverlayPosition.bottomLeft  // bottomLeading
  _ = OverlayPosition.bottomRight  // bottomTrailing
  presenter.queue("chat").clear()  // dismissAll()
  _ = OverlayTransition.move(edge: .top)  // slide(from:)
  _ = DismissReason.timeout  // timedOut
  presenter.history.markAllSeen()  // markAllAsSeen()
  _ = FormField.secure("Password")  // password(_:isRequired:validate:)
  _ = handle
}
