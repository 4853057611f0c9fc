#if GTK
import Films
import Foundation
import TestProcesses
import Testing

@Suite("Frames of films", .timeLimit(.minutes(10)))
@MainActor
struct FilmRunTests {
  @Test("a film is drawn light and dark, with its full duration and its picture's size")
  func drawn() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await WindowProcess.run(
      "Gallery", ["--films", folder.path(percentEncoded: false), "--film", "owner"])
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    let film = try #require(Film.named("owner"))
    for isDark in [false, true] {
      let picture = "\(film.catalog)/Resources/\(film.file(isDark: isDark))"
      let frames = folder.appending(path: picture)
      #expect(
        try PictureSize(of: frames.appending(path: "0000.png"))
          == PictureSize(of: Repository.root.appending(path: picture + ".png")))
      let times = try FileManager.default.contentsOfDirectory(
        atPath: frames.path(percentEncoded: false)
      ).filter { $0.hasSuffix(".txt") }.map { file in
        let text = try String(contentsOf: frames.appending(path: file), encoding: .utf8)
        return try #require(Int(text.dropFirst("delay=".count).prefix { $0 != "/" }))
      }
      let frameCount = try await film.screened().frameCount
      #expect(.milliseconds(times.reduce(0, +)) == Film.frameLengthInFile * frameCount)
    }
  }

  @Test("an unknown film causes an error with its name")
  func unknown() async throws {
    let outcome = try await WindowProcess.run(
      "Gallery", ["--films", "/nowhere", "--film", "trip"])
    #expect(outcome.errors.hasPrefix("Error: there is no film 'trip'\n"))
    #expect(outcome.status == 64)
  }
}
#endif
