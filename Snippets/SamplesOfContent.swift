//! Samples for the comments of content, its pieces and presets.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
// snippet.show

// snippet.content
var content = OverlayContent(.text(OverlayNode.Text("Saved")))
content.haptic = .success
presenter.present(Overlay(content))
// snippet.end

// snippet.style
let glass = OverlayStyle(
  background: .blur(.regular), cornerRadius: 18, border: OverlayBorder(.separator))
presenter.present(.notification(title: "Saved").style(glass))
// snippet.end

// snippet.color
let ink = AdaptiveColor(light: RGBA(hex: 0x1A5FB4), dark: RGBA(hex: 0x8CBBF2))
let title = OverlayNode.Text("Saved", color: ink)
// snippet.end

// snippet.semantics
var unread = Overlay.notification(title: "3 ✉")
unread.semantics = Semantics(
  label: "Three unread letters", announcement: .spoken("You have new letters", .polite))
presenter.present(unread)
// snippet.end

// snippet.stack
let column = OverlayNode.Stack(
  .vertical, spacing: 4, alignment: .leading,
  children: [.text(OverlayNode.Text("Sending")), .text(OverlayNode.Text("2 of 5", size: 13))])
presenter.present(Overlay(OverlayContent(.stack(column))))
// snippet.end

// snippet.text
let words = OverlayNode.Text(
  "The letter waits in the outbox.", size: 14, color: .secondaryLabel, lineLimit: 2)
presenter.present(Overlay(OverlayContent(.text(words))))
// snippet.end

// snippet.image
let envelope = OverlayNode.Image(.glyph(.envelope), size: 28, color: .accent, label: "Letter")
presenter.present(Overlay(OverlayContent(.image(envelope))))
// snippet.end

// snippet.button
let undo = OverlayNode.Button("Undo", isDefault: true) { print("taken back") }
presenter.present(.notification(title: "Deleted", button: undo))
// snippet.end

// snippet.close
presenter.present(.notification(title: "You have mail", closeButton: .always))
// snippet.end

// snippet.handle
let more = OverlayNode.Button("More", dismisses: false) { handle in
  handle.update(.notification(title: "3 letters", text: "Ada, Grace, Alan"))
}
presenter.present(.notification(title: "3 letters", button: more))
// snippet.end

// snippet.field
let name = ObservableValue("")
let field = OverlayNode.Field(name, placeholder: OverlayNode.Text("Name"), isFirst: true)
presenter.present(Overlay(OverlayContent(.field(field))).duration(.infinite))
name.value = "Ada"  // the field shows the name
// snippet.end

// snippet.live
let count = ObservableValue(0)
count.addObserver(presenter) { print("now \(count.value)") }
count.value = 1  // now 1
// snippet.end

// snippet.map
presenter.present { Text(count.map { "\($0) in the cart" }) }
// snippet.end

// snippet.progress
let done = ObservableValue(0.0)
presenter.present(.progress("Sending", value: done))
done.value = 0.5  // the bar is half full
// snippet.end

// snippet.notification
presenter.present(
  .notification(
    icon: .glyph(.envelope), title: "Two new letters", text: "From Ada and Grace",
    button: .button("Read") { print("reading") }))
// snippet.end

// snippet.message
presenter.present(
  .message(.warning, layout: .card, title: "Nearly full", text: "2 GB are left."),
  using: .topCard)
// snippet.end

// snippet.banner
let kind = BannerKind.error
presenter.present(
  Overlay(.banner(kind, title: "No connection"), preset: kind.preset)
    .name(kind.name(title: "No connection")))
// snippet.end

// snippet.alert
let bar = ButtonBar([OverlayNode.Button("Keep"), OverlayNode.Button("Empty")])
presenter.present(
  Overlay(
    .alert(
      title: OverlayNode.Text("Empty the bin?"), description: OverlayNode.Text("3 letters"),
      bar: bar), preset: .question))
// snippet.end

// snippet.form
let address = ObservableValue("")
let line = OverlayNode.Field(address, placeholder: OverlayNode.Text("Mail"), purpose: .email)
presenter.present(
  Overlay(
    .form(title: OverlayNode.Text("To?"), fields: [line], button: OverlayNode.Button("Send")),
    preset: .question))
// snippet.end

// snippet.note
presenter.present(Overlay(.note(OverlayNode.Text("No connection")), preset: .topNote))
let connecting = OverlayContent.note(
  OverlayNode.Text("Connecting"), activity: OverlayNode.Activity())
presenter.present(Overlay(connecting, preset: .statusBar))
// snippet.end

// snippet.input
let isOn = ObservableValue(true)
let sounds = OverlayNode.Input(.toggle(isOn), description: "Sounds")
presenter.present(Overlay(OverlayContent(.input(sounds))).duration(.infinite))
isOn.value = false  // the switch turns off
// snippet.end

let copies = ObservableValue(1)
presenter.present {
  // snippet.stepper
  Stepper("Copies", value: copies, in: 1...99)
  // snippet.end
}

let due = ObservableValue<OverlayDate?>(nil)
presenter.present {
  // snippet.date
  DatePicker("Due", selection: due)
  // snippet.end
}

// snippet.day
let day = OverlayDate(year: 2027, month: 2, day: 28)
let noDay = OverlayDate(year: 2027, month: 2, day: 31)  // nil
// snippet.end

// snippet.date-field
let dueField = FormField.date("Due", value: OverlayDate(year: 2027, month: 5, day: 14))
// snippet.end

// snippet.stepper-field
let copiesField = FormField.stepper("Copies", value: 1, in: 1...99)
// snippet.end

// snippet.choice
enum Order: Hashable { case name, date }
let order = FormField.choice("Sort by", ["Name": Order.name, "Date": .date], value: .name)
// snippet.end

@MainActor func show(_ values: FormValues) {
  // snippet.values
  if let name = values["Name"], let volume = values["Volume", as: Double.self] {
    print(name, volume)
  }
  // snippet.end
}
