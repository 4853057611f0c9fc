#if GTK
internal import Films
internal import Foundation
internal import GalleryModel
internal import SampleApp
internal import Usher

/// Draws the frames of every film into files, for an encoder.
@MainActor
struct FilmRun {
  /// A folder that gets a folder for each image, with the image's path in the repository.
  let root: OutputFolder

  /// Draws all films in light and dark and records their digests, or draws only one film.
  func run(only one: Film? = nil) throws(GalleryError) {
    let films = one.map { [$0] } ?? Film.all
    var progress = ProgressLine(total: films.count * Appearance.allCases.count)
    for film in films {
      for appearance in Appearance.allCases {
        let file = film.file(isDark: appearance == .dark)
        let folder = try OutputFolder(root.path("\(film.catalog)/Resources/\(file)"))
        Theme.shared.isDark = appearance == .dark
        try draw(film, into: folder)
        progress.advance(file)
      }
    }
    if one == nil {
      try OutputFolder(root.path(FilmRecord.folder)).write(record(), to: FilmRecord.file)
    }
  }

  /// Draws the frames of a film in few colors, and writes the duration of each frame.
  private func draw(_ film: Film, into folder: OutputFolder) throws(GalleryError) {
    let window = try FilmWindow(for: film)
    defer { window.close() }
    var frames: [(look: FilmLook, pixels: [UInt32], count: Int)] = []
    var (width, height) = (0, 0)
    let projector = Projector(of: film, on: window) { look, pointer in
      if let last = frames.last, last.look.isAlike(look) {
        frames[frames.count - 1].count += 1
        return
      }
      guard let picture = window.paint(with: pointer, scale: film.scale)?.pixels() else {
        throw GalleryError.cannotWrite(folder.path(""))
      }
      (width, height) = (picture.width, picture.height)
      frames.append((look, picture.values, 1))
    }
    try run { try await projector.play() }
    // If images don't move, users only see the first frame. Use the frame with the most overlays
    // and the longest duration.
    let poster = frames.indices.max {
      let (one, other) = (frames[$0], frames[$1])
      return (one.look.overlayCount, one.count) < (other.look.overlayCount, other.count)
    }
    if let poster { frames = Array(frames[poster...] + frames[..<poster]) }
    var painted = FilmFrames(frames.map(\.pixels), width: width).inColors(atMost: film.colors)
    for (number, frame) in frames.enumerated().reversed() {
      let name = String(String(number + 10_000).dropFirst())
      let path = folder.path("\(name).png")
      guard PixelFile.write(painted.removeLast(), width: width, height: height, to: path) else {
        throw .cannotWrite(path)
      }
      // The encoder reads the duration of a frame from this file.
      let milliseconds = Int(Film.frameLengthInFile / .milliseconds(1)) * frame.count
      try folder.write("delay=\(milliseconds)/1000\n", to: "\(name).txt")
    }
  }

  /// Returns the digests of all films, which later show whether the images are up to date.
  private func record() throws(GalleryError) -> String {
    var record = FilmRecord()
    try run {
      for film in Film.all { record[film.name] = try await film.screened().digest }
    }
    return record.description
  }

  /// Performs `act` and the main actor's tasks until `act` ends.
  private func run(_ act: @escaping @MainActor () async throws -> Void) throws(GalleryError) {
    var end: Result<Void, any Error>?
    Task {
      do {
        end = .success(try await act())
      } catch {
        end = .failure(error)
      }
    }
    while end == nil { MainLoop.run { end != nil } }
    if case .failure(let error) = end { throw .filmFailed("\(error)") }
  }
}
#endif
