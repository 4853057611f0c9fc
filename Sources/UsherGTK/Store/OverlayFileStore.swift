#if os(Linux)
internal import Glibc
public import Usher

/// A store in a file that several processes may share.
///
/// Every change is immediately written to a new file, which then replaces the old file. If the
/// program or the system crashes, the file contains either the values from before the change or the
/// values from after it. A missing file is treated as empty. A corrupt file is treated as empty,
/// reported, and renamed with the suffix `.unreadable` when the next value is written. If the file
/// can't be read or written, the problem is reported, and changes are remembered until the program
/// ends.
@MainActor
public final class OverlayFileStore: OverlayStore {
  /// The path of the file, or an empty string if there is no folder for the file.
  public let path: String
  /// Called when there is a problem with the file.
  ///
  /// The same problem is reported only once until a change is saved. By default, problems are
  /// passed to `onProblem` of the default presenter once that presenter has an open window.
  public var onProblem: @MainActor (Problem) -> Void = { problem in
    Presenter.enqueueDefault { $0.onProblem(problem) }
  }
  /// The changes that couldn't be written.
  private var unsaved: [String: String?] = [:]
  /// The problems that were reported since the last value was written.
  private var reported: Set<String> = []

  /// Creates a store in a file.
  ///
  /// The file and its folder aren't accessed yet, and are created when the first value is written.
  /// If the path is empty or can't be written, the first change reports the problem, and values are
  /// remembered until the program ends.
  public init(path: String) {
    self.path = path
  }

  /// Creates a store in the user's folder for app state, `$XDG_STATE_HOME/APP/overlays`.
  ///
  /// If `XDG_STATE_HOME` isn't set, `~/.local/state` is used instead.
  ///
  /// - Parameter app: The app's name, usually its id. Slashes are replaced.
  public convenience init(app: String) {
    self.init(path: FileText.statePath(of: app))
  }

  /// The keys of all values.
  public var keys: [String] { values().keys.sorted() }

  /// The value for the given key, or `nil` if the key has no value.
  public subscript(key: String) -> String? {
    get { values()[key] }
    set { change { $0[key] = newValue } }
  }

  /// Replaces the value for a key while the file is locked against changes by other processes.
  public func update(_ key: String, _ change: (String?) -> String?) {
    self.change { $0[key] = change($0[key]) }
  }

  /// Removes all values.
  public func resetAll() {
    change { $0 = [:] }
  }

  private func values() -> [String: String] {
    do throws(StoreFailure) {
      return current(try FileText.read(path))
    } catch {
      report(error)
      return current([:])
    }
  }

  /// Returns the file's values, updated with the changes that couldn't be written.
  private func current(_ saved: [String: String]) -> [String: String] {
    var values = saved
    for (key, value) in unsaved { values[key] = value }
    return values
  }

  private func change(_ change: (inout [String: String]) -> Void) {
    var saved: [String: String] = [:]
    var values = current(saved)
    var isChanged = false
    do throws(StoreFailure) {
      try FileText.makeFolder(of: path)
      let lock = try FileLock(path + ".lock")
      defer { lock.unlock() }
      do throws(StoreFailure) {
        saved = try FileText.read(path)
      } catch {
        guard error.isCorrupt else { throw error }
        report(error)
        rename(path, path + ".unreadable")
      }
      values = current(saved)
      change(&values)
      isChanged = true
      if values != saved { try FileText.write(values, to: path) }
      unsaved = [:]
      reported = []
    } catch {
      report(error)
      if !isChanged { change(&values) }
      let keys = Set(values.keys).union(saved.keys).union(unsaved.keys)
      for key in keys where values[key] != saved[key] || unsaved[key] != nil {
        unsaved[key] = .some(values[key])
      }
    }
  }

  private func report(_ failure: StoreFailure) {
    guard reported.insert(failure.reason).inserted else { return }
    onProblem(.unusableStore(reason: failure.reason))
  }
}
#endif
