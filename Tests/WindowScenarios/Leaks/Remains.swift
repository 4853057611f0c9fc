#if GTK
internal import Glibc
internal import Trials
@_spi(Inspection) internal import UsherGTK

/// What is there that overlays could leave behind, counted.
@MainActor
struct Remains: Equatable {
  /// What contents and callbacks keep alive.
  let tokens: Int
  /// Widgets of the host's own, as `Census` counts them.
  let widgets: Int
  let closures: Int
  let textures: Int
  /// Files that are open, directories and sockets included.
  let files: Int

  /// What is there now.
  init() {
    tokens = TrialToken.count
    widgets = Census.widgets
    closures = Census.closures
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
