//! Asks a question above an app on iPhone or iPad, and shows the result.

#if os(iOS)
// snippet.ask
import UsherUIKit

@MainActor func emptyBin() async throws {
  guard let presenter = Presenter.default
  else { return }
  if try await presenter.confirm(
    "Empty the bin?", action: "Empty")
  {
    presenter.present(
      .notification(title: "Bin emptied"))
  }
}
// snippet.end
#endif
