//! The samples of Usher's own words in other languages.

import Usher

// snippet.words
var words = OverlayWords(.german)
words[.retry] = "Noch einmal"
words[.messages] = OverlayWords.Forms(one: "# Brief", other: "# Briefe")
OverlayWords.current = words
// snippet.end

// snippet.preferring
OverlayWords.current = OverlayWords(preferring: ["de_AT.UTF-8"])
// snippet.end

// snippet.english
OverlayWords.current = OverlayWords(.english)
// snippet.end

// snippet.polish
var polish = OverlayWords { number in
  number == 1
    ? .one
    : (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
}
polish[.close] = "Zamknij"
polish[.messages] = OverlayWords.Forms(
  one: "# wiadomość", few: "# wiadomości", many: "# wiadomości", other: "# wiadomości")
// snippet.end
