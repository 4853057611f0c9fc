#if GTK
internal import GalleryModel

/// An error that ends the program with a message and an exit code.
enum GalleryError: Error, CustomStringConvertible {
  case noDisplay
  case unknownPreset(UnknownName)
  case cannotAttach(String)
  case cannotWrite(String)
  case monkeyFound(String, action: Int, seed: UInt64)
  case goldensDiffer(Int, of: Int, folder: String)

  var description: String {
    switch self {
    case .noDisplay:
      "there is no display to open windows on. Set DISPLAY or WAYLAND_DISPLAY to one that is there; "
        + "or unset both, and ./usher gallery draws into files"
    case .unknownPreset(let unknown): "\(unknown)"
    case .cannotAttach(let reason): "overlays cannot be shown above the window: \(reason)"
    case .cannotWrite(let path):
      "cannot write \(path); check that the folder can be written to"
    case .monkeyFound(let what, let action, let seed):
      "after action \(action) of seed \(seed): \(what)"
    case .goldensDiffer(let count, let total, let folder):
      "\(count) of \(total) pictures are not as they were. What differs is in \(folder), as "
        + "expected, actual and difference. Where the change is meant, ./usher goldens writes the "
        + "pictures anew"
    }
  }

  /// The program's exit code; those from 64 on follow sysexits.h.
  var exitCode: Int32 {
    switch self {
    case .monkeyFound, .goldensDiffer: 1
    case .unknownPreset: 64
    case .noDisplay, .cannotAttach: 69
    case .cannotWrite: 73
    }
  }
}
#endif
