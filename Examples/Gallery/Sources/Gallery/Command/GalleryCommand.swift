#if GTK
internal import ArgumentParser
internal import CGTK
internal import Films
internal import Foundation
internal import GalleryModel
internal import GTKWidgets
internal import Usher

/// The gallery's command line, which opens the gallery or draws it into files.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows every preset of Usher above an app in a window or on a phone.",
    discussion: """
      Without options, the program opens a window: at the left the presets, a playground and a \
      timeline, at the right an app below the overlays, in a window or on a phone. With options it \
      runs without a user; all options but --list and --replay need a display, such as that of \
      xvfb-run.

      The exit code is 0 for success, 64 for wrong arguments, 66 for a recording that cannot be \
      read, 69 without a display, 73 if a file cannot be written, and 1 if golden pictures differ or \
      the monkey found a problem.
      """)

  @Flag(help: "List the names and titles of all presets by section.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Tell who was shown in a recording of a presenter, who waited for whom, and why; with a "
        + "display, play it in slow motion, too.",
      valueName: "file"))
  var replay: String?

  @Option(
    help: ArgumentHelp(
      "Draw all pictures into this folder: every preset in light and dark, a page that shows them by "
        + "section, the playground, the timeline, and the pictures of the README.",
      valueName: "folder"))
  var snapshot: String?

  @Option(
    help: ArgumentHelp(
      "Draw the pictures of the documentation into this folder, each under the path that it has in "
        + "the repository.", valueName: "folder"))
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "Draw the pictures of the gallery's own window into this folder, large and small.",
      valueName: "folder"))
  var tools: String?

  @Option(
    help: ArgumentHelp(
      "Draw the frames of the documentation's films into this folder, and a record of what they show.",
      valueName: "folder"))
  var films: String?

  @Option(
    help: ArgumentHelp("With --films: draw this film alone, and no record.", valueName: "name"))
  var film: String?

  @Option(
    help: ArgumentHelp(
      "Draw frames of a preset's entrance, rest and exit side by side.", valueName: "preset"))
  var filmstrip: String?

  @Option(
    help: ArgumentHelp(
      "With --filmstrip: the file to write. (default: out/<preset>.png)", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Compare every preset with its golden picture in this folder.", valueName: "folder"))
  var goldens: String?

  @Flag(help: "With --goldens: write the pictures instead of comparing them.")
  var record = false

  @Flag(
    help: "With --goldens: accept how GL places letters; GSK_RENDERER has to select GL.")
  var gl = false

  @Option(
    help: ArgumentHelp(
      "With --goldens: the folder for differing pictures: expected, actual and difference side by side.",
      valueName: "folder"))
  var differences = "out/goldens"

  @Option(
    help: ArgumentHelp(
      "Perform this number of random actions in the gallery, and check the results; xdotool moves the "
        + "pointer and presses keys.", valueName: "count"))
  var monkey: Int?

  @Option(
    help: ArgumentHelp("With --monkey: the seed of the random actions.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "Print where these texts are in the window, now and after each change.", valueName: "text",
      visibility: .hidden))
  var placeOf: [String] = []

  func validate() throws {
    let ways = [
      list, replay != nil, snapshot != nil, pictures != nil, tools != nil, films != nil,
      filmstrip != nil, goldens != nil, monkey != nil,
    ]
    guard ways.count(where: { $0 }) <= 1 else {
      throw ValidationError(
        "--list, --replay, --snapshot, --pictures, --tools, --films, --filmstrip, --goldens and "
          + "--monkey exclude each other.")
    }
    guard output == nil || filmstrip != nil else {
      throw ValidationError("--output needs --filmstrip.")
    }
    guard film == nil || films != nil else { throw ValidationError("--film needs --films.") }
    guard film.map({ name in MainActor.assumeIsolated { Film.named(name) != nil } }) != false else {
      throw ValidationError("there is no film '\(film ?? "")'")
    }
    guard !record || goldens != nil else {
      throw ValidationError("--record needs --goldens.")
    }
    guard !gl || goldens != nil && !record else {
      throw ValidationError("--gl needs --goldens, and excludes --record.")
    }
  }

  func run() throws {
    // The gallery's texts are English, and its images are compared.
    OverlayStrings.current = OverlayStrings(.english)
    do {
      // `main` is synchronous, so this is the main thread.
      try MainActor.assumeIsolated { try show() }
    } catch let error as GalleryError {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      throw ExitCode(error.exitCode)
    }
  }

  @MainActor
  private func show() throws(GalleryError) {
    if list { return PresetList.write() }
    if let replay { return try ReplayRun.play(replay) }
    let strip: Preset?
    do throws(UnknownName) {
      strip = try filmstrip.map { name throws(UnknownName) in try Preset.named(name) }
    } catch {
      throw .unknownPreset(error)
    }
    guard gtk_init_check() != 0 else { throw .noDisplay }
    if let snapshot {
      try SnapshotRun(folder: OutputFolder(snapshot)).run()
    } else if let pictures {
      try ArticlePicture.writeAll(to: OutputFolder(pictures))
    } else if let tools {
      let folder = try OutputFolder(tools)
      for (file, picture) in try ToolPictures().draw() { try folder.write(picture, to: file) }
    } else if let films {
      try FilmRun(root: OutputFolder(films)).run(only: film.flatMap(Film.named))
    } else if let strip {
      let path = if let output { output } else { try OutputFolder("out").path(strip.name + ".png") }
      try Filmstrip(preset: strip).write(to: path)
    } else if let goldens {
      let run = GoldenRun(
        goldens: try OutputFolder(goldens), differences: differences, isByGL: gl)
      try record ? run.record() : run.compare()
    } else if let monkey {
      try MonkeyRun().run(actions: monkey, seed: seed)
    } else {
      for text in placeOf { PlaceReport.follow(text) }
      try GalleryWindow.run()
    }
  }
}
#endif
