#if GTK
internal import Glibc
internal import Trials
@_spi(Inspection) internal import UsherGTK

/// The numbers of objects that overlays could leave behind.
@MainActor
struct Remains: Equatable {
  /// The objects retained by contents and callbacks.
  let tokens: Int
  /// The host's own widgets, as counted by `Census`.
  let widgets: Int
  let closures: Int
  let fills: Int
  let textures: Int
  /// The open files, including directories and sockets.
  let files: Int

  /// Counts the current remains.
  init() {
    tokens = TrialToken.count
    widgets = Census.widgets
    closures = Census.closures
    fills = Census.fills
    textures = Census.textures
    var files = 0
    if let folder = opendir("/proc/self/fd") {
      while readdir(folder) != nil { files += 1 }
      closedir(folder)
    }
    self.files = files
  }
}
#endif
