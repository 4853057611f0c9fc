import Films
import Foundation
import Testing

@Suite("Moving pictures", .timeLimit(.minutes(5)))
@MainActor
struct FilmPictureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static var record: FilmRecord {
    get throws {
      let file = root.appending(path: FilmRecord.folder).appending(path: FilmRecord.file)
      return FilmRecord(try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// The files of a film's image, light and dark.
  private static func files(of film: Film) -> [URL] {
    [false, true].map {
      root.appending(path: "\(film.catalog)/Resources/\(film.file(isDark: $0)).png")
    }
  }

  @Test("each picture is up to date with its film (to redraw it, run ./usher pictures)")
  func upToDate() async throws {
    let record = try Self.record
    #expect(record.names == Set(Film.all.map(\.name)))
    for film in Film.all {
      let screened = try await film.screened()
      #expect(
        screened.digest == record[film.name],
        "\(film.name): its script, or an overlay in it, has changed; run ./usher pictures")
      for file in Self.files(of: film) {
        #expect(
          try MovingFile(file).duration == Film.frameLengthInFile * screened.frameCount,
          "\(file.lastPathComponent)")
      }
    }
  }

  @Test(
    "each file has at most 600 kB, or 1500 kB for the README, and repeats endlessly",
    arguments: [false, true])
  func small(isDark: Bool) throws {
    for film in Film.all {
      let file = try MovingFile(Self.files(of: film)[isDark ? 1 : 0])
      #expect(file.size <= (film.name == "tour" ? 1_500_000 : 600_000), "\(film.name)")
      #expect(file.repetitions == 0, "\(film.name)")
    }
  }

  @Test("each picture is in an article of its catalog, and the first is also in the README")
  func shown() throws {
    for film in Film.all {
      let folder = Self.root.appending(path: film.catalog)
      let articles = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        .filter { $0.hasSuffix(".md") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      #expect(articles.contains { $0.contains("](\(film.name))") }, "\(film.name)")
    }
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    for isDark in [false, true] {
      let film = Film.all[0]
      #expect(readme.contains("\(film.catalog)/Resources/\(film.file(isDark: isDark)).png"))
    }
  }
}
