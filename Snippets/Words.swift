//! Samples of Usher's texts in other languages.

import Usher

// snippet.words
var words = OverlayStrings(.german)
words[.retry] = "Noch einmal"
words[.messages] = OverlayStrings.Forms(one: "# Brief", other: "# Briefe")
OverlayStrings.current = words
// snippet.end

// snippet.preferring
OverlayStrings.current = OverlayStrings(preferring: ["de_AT.UTF-8"])
// snippet.end

// snippet.english
OverlayStrings.current = OverlayStrings(.english)
// snippet.end

// snippet.polish
var polish = OverlayStrings { number in
  number == 1
    ? .one
    : (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
}
polish[.close] = "Zamknij"
polish[.messages] = OverlayStrings.Forms(
  one: "# wiadomość", few: "# wiadomości", many: "# wiadomości", other: "# wiadomości")
// snippet.end
