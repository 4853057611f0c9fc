#if os(Linux)
internal import Glibc
public import Usher

/// A store in a file, which several processes may share.
///
/// Every change is written immediately, into a new file that then replaces the old one. If the
/// program or the system crashes, the file has either all values of before or all of after. A
/// missing file is empty. An unreadable file is treated as empty, reported, and kept with the
/// suffix `.unreadable` when the next value is written. If the file can't be written, the problem
/// is reported, and the values are remembered until the program ends.
@MainActor
public final class OverlayFileStore: OverlayStore {
  /// The path of the file, or an empty string if there is no folder for it.
  public let path: String
  /// Called with each problem with the file.
  ///
  /// A problem is reported once until a change is saved. The default is the `onProblem` of the
  /// default presenter, as soon as there is one with an open window.
  public var onProblem: @MainActor (Problem) -> Void = { problem in
    Presenter.enqueueDefault { $0.onProblem(problem) }
  }
  /// The changes that couldn't be written.
  private var unsaved: [String: String?] = [:]
  /// The problems that were reported since the last value was written.
  private var reported: Set<String> = []

  /// Creates a store in a file, which is created with the first value, together with its folder.
  ///
  /// This doesn't access the file. If the path is empty or can't be written, the first change
  /// reports this, and values are remembered until the program ends.
  public init(path: String) {
    self.path = path
  }

  /// Creates a store in the user's folder for the state of apps, `$XDG_STATE_HOME/APP/overlays`.
  ///
  /// Without `XDG_STATE_HOME`, it is in `~/.local/state`.
  ///
  /// - Parameter app: The app's name, usually its id. Slashes are replaced.
  public convenience init(app: String) {
    self.init(path: FileText.statePath(of: app))
  }

  /// The keys of all values.
  public var keys: [String] { values().keys.sorted() }

  /// The value for a key, or `nil` if there is none.
  public subscript(key: String) -> String? {
    get { values()[key] }
    set { change { $0[key] = newValue } }
  }

  /// Replaces the value for a key, while no other process can change the file.
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

  /// Returns the values of the file with the changes that couldn't be written.
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
