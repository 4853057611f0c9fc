import Usher
public import UsherCore

/// Everything that a presenter's engine received during a recording.
///
/// ```swift
/// let recording = try Recording(presenter.recording.data())
/// print(recording.eventCount, recording.duration)
/// ```
public struct Recording: Equatable, Sendable {
  package let read: ReadRecording
  /// The recorded titles of requests.
  ///
  /// A request whose title wasn't recorded has no entry.
  public let titles: [OverlayID: String]

  /// Reads a recording from the bytes that ``Recorder/data()`` returned.
  ///
  /// The required memory is proportional to the number of bytes, even if the bytes are invalid.
  /// Each recording that can be read can be replayed.
  ///
  /// - Throws: A ``RecordingError`` if the bytes are not a recording of this version of Usher, or
  ///   if they are incomplete or inconsistent.
  public init(_ data: some Sequence<UInt8>) throws(RecordingError) {
    do throws(RecordError) {
      read = try ReadRecording(Array(data))
    } catch {
      throw RecordingError(error)
    }
    titles = Dictionary(
      read.notes.map { ($0.id, String(decoding: $0.bytes, as: UTF8.self)) }
    ) { $1 }
  }

  /// The number of events, without events that only report that time has passed.
  public var eventCount: Int { read.recording.inputs.count }

  /// The time from the first event to the last recorded moment, or zero if there are no events.
  public var duration: Duration {
    guard let first = read.recording.inputs.first else { return .zero }
    return max(first.moment.duration(to: read.recording.end), .zero)
  }
}

/// The reason bytes are rejected as a recording.
public struct RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of bytes before the place where the flaw was noticed.
  public let offset: Int
  private let flaw: RecordError.Flaw

  init(_ error: RecordError) {
    offset = error.offset
    flaw = error.flaw
  }

  /// Whether the recording was written by a newer version of Usher.
  public var isFromNewerVersion: Bool {
    if case .newerVersion = flaw { true } else { false }
  }

  /// A description of the flaw and its place.
  public var description: String {
    let words =
      switch flaw {
      case .notARecording: "this is not a recording of Usher's"
      case .newerVersion(let version):
        "the recording has form \(version), and this version of Usher reads form "
          + "\(EngineRecording.version) alone; update Usher to read the recording"
      case .olderVersion(let version):
        "the recording has form \(version), and this version of Usher reads form "
          + "\(EngineRecording.version) alone; read the recording with the version that wrote it"
      case .endsEarly: "the recording is cut short, or promises more than it has"
      case .endsLate: "the recording goes on after its end"
      case .unknownCase: "the recording names something unknown"
      case .outOfRange: "the recording has a number that cannot be"
      case .notFinite: "the recording has a number that is not finite"
      }
    return "\(words), at byte \(offset)"
  }
}
