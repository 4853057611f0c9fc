#if GTK
@_spi(Inspection) internal import UsherGTK

/// The numbers of the host's existing objects.
@MainActor
struct Remains: Equatable {
  let widgets = Census.widgets
  let closures = Census.closures
  let fills = Census.fills
  let textures = Census.textures
}
#endif
