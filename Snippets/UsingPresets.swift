//! Shows ready-made overlays with ready-made presets.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
// snippet.show

// snippet.attributes
let float = OverlayPreset.bottomFloat.with {
  $0.duration = .timed(.seconds(4))
  $0.style = OverlayStyle(background: .color(.card), cornerRadius: 14, shadow: .card)
  $0.haptic = .success
}
presenter.present(.notification(title: "Saved"), using: float)
// snippet.end

// snippet.form
/// Asks for an address, which is in `email` as it is typed.
@MainActor
func askForAddress(through presenter: Presenter) {
  let email = ObservableValue("")
  presenter.present(
    .popup {
      Text("Where to?").font(.headline)
      TextField("E-mail", text: email, purpose: .email)
      Button("Send") { print("To \(email.value)") }
        .buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
    })
}
askForAddress(through: presenter)
// snippet.end
