#if GTK
import Foundation
import TestProcesses
import Testing

@Suite("The gallery's command line", .timeLimit(.minutes(10)))
struct GalleryCommandTests {
  @Test("an unknown preset's name suggests similar names")
  func unknownPreset() async throws {
    #expect(
      try await WindowProcess.run(
        "Gallery", ["--filmstrip", "flot-top", "--output", "/nowhere/x.png"])
        == WindowProcess.Outcome(
          output: "",
          errors:
            "Error: there is no preset 'flot-top'; did you mean float-top, alert-top?\n",
          status: 64))
  }

  @Test("two commands at the same time are refused")
  func exclusive() async throws {
    let outcome = try await WindowProcess.run("Gallery", ["--list", "--snapshot", "out"])
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasPrefix(
        "Error: --list, --replay, --snapshot, --pictures, --tools, --films, --filmstrip, --goldens and --monkey exclude each other.\n"
      ))
    #expect(outcome.status == 64)
  }

  @Test("a missing or invalid recording is refused")
  func noRecording() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID()).usher")
    let path = file.path(percentEncoded: false)
    let absent = try await WindowProcess.run("Gallery", ["--replay", path])
    #expect(absent.status == 66)
    #expect(absent.errors.hasPrefix("Error: cannot read the recording \(path): "))
    try Data("no".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let other = try await WindowProcess.run("Gallery", ["--replay", path])
    let words = "this is not a recording of Usher's, at byte 0"
    #expect(
      other
        == WindowProcess.Outcome(
          output: "", errors: "Error: cannot read the recording \(path): \(words)\n", status: 66))
  }

  @Test("a comparison for GL is refused if GTK draws with cairo")
  func notGL() async throws {
    let outcome = try await WindowProcess.run(
      "Gallery", ["--goldens", FileManager.default.temporaryDirectory.path(), "--gl"])
    #expect(
      outcome
        == WindowProcess.Outcome(
          output: "",
          errors:
            "Error: GTK does not draw with GL; set GSK_RENDERER to gl, and install libgl1-mesa-dri on "
            + "a machine without a graphics card\n",
          status: 69))
  }

  @Test("an error names the file that can't be written")
  func unwritable() async throws {
    let outcome = try await WindowProcess.run(
      "Gallery", ["--filmstrip", "success", "--output", "/proc/x.png"])
    #expect(
      outcome
        == WindowProcess.Outcome(
          output: "",
          errors: "Error: cannot write /proc/x.png; check that the folder is writable\n",
          status: 73))
  }

  @Test("a preset's frames are drawn side by side")
  func filmstrip() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path(percentEncoded: false)
    let outcome = try await WindowProcess.run("Gallery", ["--filmstrip", "pile", "--output", path])
    #expect(
      outcome == WindowProcess.Outcome(output: "Written: \(path)\n", errors: "", status: 0))
    // Ten frames with a width of 390 points, 16 points apart.
    #expect(try PictureSize(of: file).width == 4044)
  }

  @Test("the gallery's window fits 700 by 600 points on every page")
  func small() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await WindowProcess.run(
      "Gallery", ["--tools", folder.path(percentEncoded: false)])
    #expect(outcome == WindowProcess.Outcome(output: "", errors: "", status: 0))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    ).filter { $0.hasPrefix("small-") }.sorted()
    #expect(
      files == [
        "small-contents.png", "small-filter.png", "small-library.png", "small-page.png",
        "small-phone.png", "small-playground.png", "small-timeline.png",
      ])
    for file in files {
      let size = try PictureSize(of: folder.appending(path: file))
      // A window manager's border isn't in the picture, but is part of the window.
      #expect((680...700).contains(size.width), "\(file)")
      #expect((580...600).contains(size.height), "\(file)")
    }
  }

  @Test("the list contains every preset in its section")
  func list() async throws {
    let outcome = try await WindowProcess.run("Gallery", ["--list"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "Basics")
    #expect(
      lines.contains { $0.hasPrefix("    pile-top ") && $0.hasSuffix("Pile at the top") })
  }
}
#endif
