#if GTK
/// Why the gallery could not do what it was asked to.
enum GalleryError: Error, CustomStringConvertible {
  case noDisplay
  case cannotWrite(String)

  var description: String {
    switch self {
    case .noDisplay:
      "there is no display to open windows on. Set DISPLAY or WAYLAND_DISPLAY to one that is there; "
        + "or unset both, and ./usher gallery draws into files"
    case .cannotWrite(let path):
      "cannot write the picture \(path); check that the folder can be written to"
    }
  }
}
#endif
