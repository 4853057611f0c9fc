internal import Usher

/// The notes of the app, which all windows share.
@MainActor
public final class NotesStore {
  /// The notes in the list, in order.
  public private(set) var notes: [Note] = []
  /// The permanently deleted notes, in order of deletion.
  public private(set) var deletedForGood: [Note] = []
  /// The messages of all windows.
  let history = OverlayHistory()
  /// The deleted notes that can be restored, with their indices in the list.
  private var bin: [Note.ID: (note: Note, index: Int)] = [:]
  /// The number of changes of the list, which views follow.
  private let changes = ObservableValue(0)
  private var nextID = 1

  /// Creates a list of notes with these titles.
  public init(_ titles: [String] = []) {
    for title in titles { add(title) }
  }

  /// Calls `act` after each change of the list, as long as `owner` exists.
  public func addObserver(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    changes.addObserver(owner, act)
  }

  func add(_ title: String) {
    notes.append(Note(id: nextID, title: title))
    nextID += 1
    changed()
  }

  /// Changes a note's title.
  ///
  /// Does nothing if the note isn't in the list.
  func rename(_ id: Note.ID, to title: String) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].title = title
    changed()
  }

  /// Moves a note from the list to the bin.
  ///
  /// - Returns: The note, or `nil` if it isn't in the list.
  func delete(_ id: Note.ID) -> Note? {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return nil }
    let note = notes.remove(at: index)
    bin[id] = (note, index)
    changed()
    return note
  }

  /// Restores a note from the bin to its position in the list, if the bin contains it.
  func restore(_ id: Note.ID) {
    guard let (note, index) = bin.removeValue(forKey: id) else { return }
    notes.insert(note, at: min(index, notes.count))
    changed()
  }

  /// Deletes a note permanently, if the bin contains it.
  func deleteForGood(_ id: Note.ID) {
    guard let (note, _) = bin.removeValue(forKey: id) else { return }
    deletedForGood.append(note)
  }

  private func changed() {
    changes.value += 1
  }
}
