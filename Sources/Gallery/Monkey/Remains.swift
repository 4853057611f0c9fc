#if GTK
internal import UsherGTK

/// The objects of the host that are alive, counted.
@MainActor
struct Remains: Equatable {
  let widgets = Census.widgets
  let closures = Census.closures
  let textures = Census.textures
}
#endif
