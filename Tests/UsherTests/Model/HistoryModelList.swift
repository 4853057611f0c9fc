/// A slow model of a history's list.
struct HistoryModelList {
  let request: Int
  /// Whether the list is at rest, so that the user sees its entries.
  private(set) var isOpen = false
  private var missed: Set<Int> = []
  var showsMissed = false
  var search = ""
  /// The moments at which the list applies a new search text.
  var renewals: [Int] = []
  /// The entries that the user has cleared and can restore.
  var cleared: [HistoryModelRecords.Entry] = []
  private var pieces: [Piece] = []

  private enum Piece {
    case text(String)
    case button(String, of: Int?)
  }

  init(_ request: Int, _ records: HistoryModelRecords) {
    self.request = request
    note(records)
  }

  private mutating func note(_ records: HistoryModelRecords) {
    missed = Set(records.entries.filter(\.isMissed).map(\.id))
  }

  /// Records that the list is at rest.
  mutating func open(_ records: HistoryModelRecords) {
    isOpen = true
    note(records)
  }

  /// The titles of the buttons.
  var buttons: [String] {
    pieces.compactMap { if case .button(let title, _) = $0 { title } else { nil } }
  }

  /// The requests of the buttons in rows.
  var rowButtons: [Int] {
    pieces.compactMap { if case .button(_, let request) = $0 { request } else { nil } }
  }

  /// All texts, including the titles of buttons.
  var texts: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .button(let title, _): title
      }
    }.joined(separator: " | ")
  }

  /// The texts without the titles of buttons, followed by the buttons.
  var look: String {
    let buttons = buttons
    let texts = pieces.compactMap { piece in
      if case .text(let text) = piece, !buttons.contains(text) { text } else { nil }
    }
    return (texts + buttons.map { "[\($0)]" }).joined(separator: " | ")
  }

  /// Rebuilds the list from the entries, newest first.
  mutating func render(
    _ records: HistoryModelRecords, contents: [Int: HistoryModel.Content],
    isAlive: (Int) -> Bool
  ) {
    let words = search.lowercased().split(separator: " ")
    let entries = records.entries.reversed().filter { entry in
      let text = entry.texts.joined(separator: " ").lowercased()
      return (!showsMissed || missed.contains(entry.id)) && words.allSatisfy { text.contains($0) }
    }
    pieces = [
      .text("Messages"), .button("Close", of: nil), .button("All", of: nil),
      .button("Missed", of: nil),
    ]
    let canClear = records.entries.contains { $0.end != nil }
    if canClear { pieces.append(.button("Clear", of: nil)) }
    if entries.isEmpty { pieces.append(.text("No messages")) }
    if !cleared.isEmpty { pieces.append(.button("Undo", of: nil)) }
    for entry in entries {
      let hasButton =
        !entry.isPrivate && contents[entry.request]?.hasButton == true && isAlive(entry.request)
      let texts = entry.isPrivate ? ["Private message"] : entry.texts
      pieces += texts.filter { !hasButton || $0 != "OK" }.map { .text($0) }
      var notes = missed.contains(entry.id) ? ["Missed"] : []
      if entry.count > 1 { notes.append("\(entry.count) times") }
      if entry.end?.words == "refused" { notes.append("refused") }
      if !notes.isEmpty { pieces.append(.text(notes.joined(separator: " · "))) }
      if hasButton { pieces.append(.button("OK", of: entry.request)) }
    }
  }
}
