//! Samples of links and emphasis in texts.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
let (name, news) = ("Ada", "New in *version 4*: see the [list](https://example.org/news).")
func show(_ address: String) {}
// snippet.show

// snippet.toast
presenter.present(.toast("*Draft 3* was sent. [Show the outbox](https://example.org/outbox)"))
// snippet.end

// snippet.values
presenter.present(
  .notification(
    title: "Sending failed",
    text: "*\(name)* can't be reached. See the [status page](https://example.org/status)."))
// snippet.end

// snippet.content
presenter.present { Text("Read the [news](https://example.org/news) in **version 4**") }
// snippet.end

// snippet.markdown
presenter.present(.notification(title: "Update", text: OverlayText(markdown: news)))
// snippet.end

// snippet.open
presenter.present(
  .toast("Read the [news](https://example.org/news)").onOpenLink { link in
    show(link.address)
    return .handled
  })
// snippet.end

// snippet.link
let status = OverlayLink("https://example.org/status")
// snippet.end
