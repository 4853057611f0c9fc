#if GTK
internal import GalleryModel

/// An error that ends the program with a message and an exit code.
enum GalleryError: Error, CustomStringConvertible {
  case noDisplay
  case unknownPreset(UnknownName)
  case cannotAttach(String)
  case cannotWrite(String)
  case cannotRead(String, reason: String)
  case filmFailed(String)
  case notDrawnByGL
  case monkeyFound(String, action: Int, seed: UInt64)
  case goldensDiffer(Int, of: Int, folder: String)

  var description: String {
    switch self {
    case .noDisplay:
      "there is no display; set DISPLAY or WAYLAND_DISPLAY to an existing one, or unset both and run "
        + "./usher gallery, which then draws into files"
    case .unknownPreset(let unknown): "\(unknown)"
    case .cannotAttach(let reason): "overlays cannot be shown above the window: \(reason)"
    case .cannotWrite(let path):
      "cannot write \(path); check that the folder is writable"
    case .cannotRead(let path, let reason): "cannot read the recording \(path): \(reason)"
    case .filmFailed(let reason): "a film does not play to its end: \(reason)"
    case .notDrawnByGL:
      "GTK does not draw with GL; set GSK_RENDERER to gl, and install libgl1-mesa-dri on a machine "
        + "without a graphics card"
    case .monkeyFound(let what, let action, let seed):
      "after action \(action) of seed \(seed): \(what)"
    case .goldensDiffer(let count, let total, let folder):
      "\(count) of \(total) pictures differ from the golden ones; \(folder) has each as expected, "
        + "actual and difference. If the change is intended, record new pictures with ./usher goldens"
    }
  }

  /// The program's exit code.
  ///
  /// Codes from 64 follow sysexits.h.
  var exitCode: Int32 {
    switch self {
    case .monkeyFound, .goldensDiffer, .filmFailed: 1
    case .unknownPreset: 64
    case .cannotRead: 66
    case .noDisplay, .cannotAttach, .notDrawnByGL: 69
    case .cannotWrite: 73
    }
  }
}
#endif
