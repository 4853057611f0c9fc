//! Samples of copying texts from overlays.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
// snippet.show

// snippet.not
presenter.present(.notification(title: "Licensed text").copyable(false))
// snippet.end

// snippet.other
presenter.present(
  .message(.error, title: "Sending failed").copyable("Error 4711 in Outbox.swift"))
// snippet.end

// snippet.button
presenter.present(
  .message(.error, title: "Sending failed", text: "Error 4711", button: .copyButton()))
// snippet.end

// snippet.code
presenter.present(
  .notification(title: "Your code is 4711", button: .copyButton("4711")).isPrivate())
// snippet.end

// snippet.selection
presenter.present {
  Text("Sending failed").bold()
  Text("Error 4711 in Outbox.swift").textSelection(.enabled)
}
// snippet.end
