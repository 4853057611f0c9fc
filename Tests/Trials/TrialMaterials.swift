internal import Foundation

/// The pictures, icons and native views that contents of a trial are made of.
public struct TrialMaterials: Sendable {
  /// The path of a picture.
  let picture: String
  /// The bytes of that picture.
  let bytes: [UInt8]
  /// The name of an icon that the platform has.
  let icon: String
  /// Makes a native view as `Node.NativeView.make` does.
  let makeView: @MainActor @Sendable () -> UnsafeMutableRawPointer?

  /// Reads the picture.
  ///
  /// - Parameters:
  ///   - icon: The name of an icon that the platform has.
  ///   - makeView: Makes a native view as `Node.NativeView.make` does.
  /// - Throws: An error of Foundation where the picture cannot be read.
  public init(
    icon: String, makeView: @escaping @MainActor @Sendable () -> UnsafeMutableRawPointer?
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Picture.png")
    picture = file.path(percentEncoded: false)
    bytes = Array(try Data(contentsOf: file))
    self.icon = icon
    self.makeView = makeView
  }
}
