package import AppModel
package import AppDemos
package import Usher

/// A preset, or a demo of an older library, that both hosts draw.
@MainActor
package struct Drawn {
  /// The name used in file names.
  package let name: String
  /// The title shown to users.
  package let title: String
  private let show: @MainActor (Appearance) async -> PresetStage

  /// Makes the drawing of a preset.
  package init(_ preset: Preset) {
    (name, title) = (preset.name, preset.title)
    show = { PresetStage(preset, in: $0) }
  }

  /// Makes the drawing of a demo.
  package init(_ demo: Demo, of library: Library) {
    (name, title) = (library.fileName(of: demo), demo.title)
    show = { await PresetStage.showing(demo, in: $0) }
  }

  /// The demos of a library that are drawn, in order.
  package static func demos(of library: Library) -> [Drawn] {
    library.demos.map { Drawn($0, of: library) }
  }

  /// All demos of all older libraries, in order.
  package static var demos: [Drawn] {
    Library.allCases.flatMap { demos(of: $0) }
  }

  /// The picture at the size and in the colours of a golden picture.
  package func pixels(in appearance: Appearance) async -> Pixels {
    let stage = await show(appearance)
    let pixels = stage.pixels()
    await stage.end()
    return pixels
  }

  /// The frames of all displayed views, in light appearance.
  package func frames() async -> FrameSheet {
    let stage = await show(.light)
    let frames = stage.frames()
    await stage.end()
    return frames
  }
}
