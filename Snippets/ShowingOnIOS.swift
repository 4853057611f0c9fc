//! Shows an overlay above an app on iPhone or iPad, without setup.

#if os(iOS)
// snippet.show
import UsherUIKit

@MainActor func received() {
  Presenter.default?.present(
    .notification(icon: .icon("envelope.badge"), title: "Two new letters"))
}
// snippet.end
#endif
