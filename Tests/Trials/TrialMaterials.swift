internal import Foundation

/// The pictures, icons and native views for the contents of a trial.
public struct TrialMaterials: Sendable {
  /// The path of a picture.
  let picture: String
  /// The bytes of the picture.
  let bytes: [UInt8]
  /// The name of an icon that the platform provides.
  let icon: String
  /// Creates a native view for `OverlayNode.NativeView.make`.
  let makeView: @MainActor @Sendable () -> UnsafeMutableRawPointer?

  /// Reads the picture.
  ///
  /// - Parameters:
  ///   - icon: The name of an icon that the platform provides.
  ///   - makeView: Creates a native view for `OverlayNode.NativeView.make`.
  /// - Throws: A Foundation error if the picture can't be read.
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
