//! Shows ready-made contents with ready-made attributes.

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

// snippet.alert
presenter.present(
  .alert(
    title: OverlayNode.Text("Empty the bin?", font: .headline, alignment: .center),
    description: OverlayNode.Text(
      "Three letters would be gone for good.", color: .secondaryLabel, alignment: .center),
    bar: ButtonBar([
      OverlayNode.Button("Keep"), OverlayNode.Button("Empty", isDefault: true) { print("Emptied") },
    ])),
  using: .question)
// snippet.end

// snippet.form
/// Asks for an address, which is in `email` as it is typed.
@MainActor
func askForAddress(through presenter: Presenter) {
  let email = ObservableValue("")
  let field = OverlayNode.Field(
    email, placeholder: OverlayNode.Text("E-mail", color: .secondaryLabel),
    icon: OverlayNode.Image(.glyph(.envelope)),
    purpose: .email, separator: .separator, isFirst: true)
  presenter.present(
    .form(
      title: OverlayNode.Text("Where to?", font: .headline, alignment: .center), fields: [field],
      button: OverlayNode.Button("Send") { print("To \(email.value)") }),
    using: .question)
}
askForAddress(through: presenter)
// snippet.end

// snippet.message
presenter.present(
  .message(
    .warning, layout: .card, title: "Nearly full", description: "Two gigabytes are left.",
    button: OverlayNode.Button("Tidy up"), castsShadow: true),
  using: .topCard, name: "storage")
// snippet.end

// snippet.banner
let kind = BannerKind.error
presenter.present(
  .banner(kind, title: "No connection"), using: kind.preset,
  name: kind.name(title: "No connection"))
// snippet.end
