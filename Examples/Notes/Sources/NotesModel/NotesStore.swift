internal import Usher

/// The notes of the app, which all windows share.
@MainActor
public final class NotesStore {
  /// The notes of the list, in its order.
  public private(set) var notes: [Note] = []
  /// The notes that are gone for good, in the order in which they went.
  public private(set) var deletedForGood: [Note] = []
  /// The messages of all windows.
  let history = OverlayHistory()
  /// The deleted notes that may still return, each with its index in the list.
  private var bin: [Note.ID: (note: Note, index: Int)] = [:]
  /// The number of changes of the list, which views follow.
  private let changes = ObservableValue(0)
  private var nextID = 1

  /// Makes a list of notes with these titles.
  public init(_ titles: [String] = []) {
    for title in titles { add(title) }
  }

  /// Calls `act` after each change of the list for as long as `owner` lives.
  public func addObserver(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    changes.addObserver(owner, act)
  }

  func add(_ title: String) {
    notes.append(Note(id: nextID, title: title))
    nextID += 1
    changed()
  }

  /// Changes a note's title; a no-op if the list does not have the note.
  func rename(_ id: Note.ID, to title: String) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].title = title
    changed()
  }

  /// Moves a note from the list into the bin.
  ///
  /// - Returns: The note; `nil` if the list does not have it.
  func delete(_ id: Note.ID) -> Note? {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return nil }
    let note = notes.remove(at: index)
    bin[id] = (note, index)
    changed()
    return note
  }

  /// Returns a note from the bin to its place in the list; a no-op if the bin does not have it.
  func restore(_ id: Note.ID) {
    guard let (note, index) = bin.removeValue(forKey: id) else { return }
    notes.insert(note, at: min(index, notes.count))
    changed()
  }

  /// Removes a note from the bin for good; a no-op if the bin does not have it.
  func deleteForGood(_ id: Note.ID) {
    guard let (note, _) = bin.removeValue(forKey: id) else { return }
    deletedForGood.append(note)
  }

  private func changed() {
    changes.value += 1
  }
}
