public import Foundation

/// An exception of UIKit's, which would have ended the app.
public struct RaisedException: Hashable, Sendable {
  /// The exception's name.
  public let name: String
  /// The reason, in words.
  public let reason: String
}

extension StandIn {
  /// Registers what a nib of a name makes, in place of the file, until the world ends.
  ///
  /// `make` does all that the archive and the outlets do: it makes the objects by their `init(coder:)`, sets
  /// what the file would set, gives the owner its outlets (a controller its `view`), and returns the
  /// objects at the top. `awakeFromNib()` is called afterwards, and not by `make`.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending.
  ///   - bundle: The bundle with the file.
  ///   - make: Makes the objects for an owner, with the coder to make them with.
  public static func registerNib(
    named name: String, in bundle: Bundle = .main,
    make: @escaping @MainActor (_ owner: Any?, _ coder: NSCoder) -> [Any]
  ) {
    let key = World.NibName(name: name, bundle: bundle.bundlePath)
    World.current.nibs[key] = make
    NibNames.shared.insert(key)
  }

  /// Registers the segue of an identifier, in place of a storyboard, until the world ends.
  ///
  /// `make` gets the controller that performs the segue.
  public static func registerSegue(
    withIdentifier identifier: String,
    make: @escaping @MainActor (_ source: UIViewController) -> UIStoryboardSegue
  ) {
    World.current.segues[identifier] = make
  }
}

extension World {
  struct NibName: Hashable, Sendable {
    let name: String
    let bundle: String
  }

  func nib(
    named name: String, in bundle: Bundle
  ) -> (@MainActor (_ owner: Any?, _ coder: NSCoder) -> [Any])? {
    nibs[NibName(name: name, bundle: bundle.bundlePath)]
  }

  /// Takes note of an exception, with which UIKit would end the app.
  func raise(_ name: String, _ reason: String) {
    exceptions.append(RaisedException(name: name, reason: reason))
  }
}

/// The names of the registered nibs, for bundles, which may be asked on any thread.
final class NibNames: @unchecked Sendable {
  static let shared = NibNames()
  private let lock = NSLock()
  private var names: Set<World.NibName> = []

  func insert(_ name: World.NibName) {
    lock.withLock { _ = names.insert(name) }
  }

  func contains(_ name: World.NibName) -> Bool {
    lock.withLock { names.contains(name) }
  }

  func removeAll() {
    lock.withLock { names = [] }
  }
}
