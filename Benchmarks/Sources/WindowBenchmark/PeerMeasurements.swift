#if GTK
internal import Measuring
internal import Metering

/// Measurements of Usher and libadwaita: the same message in two equal windows, in turns.
@MainActor
enum PeerMeasurements {
  private static let rounds = Run.isQuick ? 1 : 14
  /// The duration of appearing or disappearing with a margin, in seconds.
  private static let seconds = 0.45
  /// The time for which the app behind scrolls, in seconds.
  private static let scrollSeconds = 0.25

  static func add(to table: inout Table, on stage: Stage) {
    for kind in Message.Kind.allCases {
      let (plain, toast, shadowed) = samples(of: kind, on: stage)
      for (suffix, ours) in [("both without shadow", plain), ("Usher with shadow", shadowed)] {
        func add(_ name: String, _ cost: KeyPath<Samples, Cost>) {
          table.addComparison(
            kind.prefix + name + ", " + suffix, ours[keyPath: cost], toast[keyPath: cost],
            of: "AdwToast")
        }
        switch kind {
        case .line:
          add("CPU of a frame of the entrance", \.coming)
          add("CPU of a frame while the app behind scrolls", \.behind)
          add("CPU of a frame of the exit", \.going)
        case .whole: break
        }
        add("The request", \.asking)
        add("CPU from the request to the end of the first visible frame", \.worked)
        add("From the request to the first visible frame", \.seen)
      }
    }
  }

  /// Measures a kind of message: Usher without a shadow, libadwaita, and Usher with a shadow.
  private static func samples(
    of kind: Message.Kind, on stage: Stage
  ) -> (plain: Samples, toast: Samples, shadowed: Samples) {
    let peers: [any Peer] = [
      UsherPeer(kind, on: stage, hasShadow: false), ToastPeer(kind),
      UsherPeer(kind, on: stage, hasShadow: true),
    ]
    MainLoop.run(seconds: 1)
    var samples = peers.map { _ in Samples() }
    // The first round is a warm-up, and every other round is in reverse order.
    for round in (Run.isQuick ? 1 : 0)...rounds {
      for index in round % 2 == 0 ? Array(peers.indices) : peers.indices.reversed() {
        var sample = play(peers[index])
        // A busy machine may have drawn no frames in between.
        for _ in 0..<4 where !sample.isWhole { sample = play(peers[index]) }
        if round > 0 { samples[index].add(sample) }
      }
    }
    return (samples[0], samples[1], samples[2])
  }

  private struct Sample {
    var asking = 0.0
    var seen = 0.0
    /// The thread's CPU time until then.
    var worked = 0.0
    var coming: [Double] = []
    var behind: [Double] = []
    var going: [Double] = []

    var isWhole: Bool { !coming.isEmpty && !behind.isEmpty && !going.isEmpty }
  }

  /// The measurements of all presentations of one peer.
  private struct Samples {
    private var all: [Sample] = []

    mutating func add(_ sample: Sample) { all.append(sample) }

    var asking: Cost { Cost(seconds: all.map(\.asking)) }
    var seen: Cost { Cost(seconds: all.map(\.seen)) }
    var worked: Cost { Cost(seconds: all.map(\.worked)) }
    var coming: Cost { Cost(seconds: all.flatMap(\.coming)) }
    var behind: Cost { Cost(seconds: all.flatMap(\.behind)) }
    var going: Cost { Cost(seconds: all.flatMap(\.going)) }
  }

  /// Shows and hides the message.
  ///
  /// The first frame, with new widgets, is included only in the time until the message is visible.
  private static func play(_ peer: any Peer) -> Sample {
    var sample = Sample()
    let probe = peer.probe
    MainLoop.run { Seconds.passed - probe.lastEnd > 0.25 }
    probe.samples = []
    probe.isRecording = true
    let (start, worked) = (Seconds.passed, Seconds.ofThread)
    probe.onFrame = {
      guard sample.seen == 0, peer.isVisible else { return }
      sample.seen = Seconds.passed - start
      sample.worked = Seconds.ofThread - worked
    }
    peer.show()
    sample.asking = Seconds.passed - start
    MainLoop.run(seconds: seconds)
    sample.coming = probe.samples.dropFirst().map(\.worked)
    guard sample.seen > 0 else { Failure.end("a requested message did not appear") }
    probe.onFrame = {}
    probe.samples = []
    peer.window.scroll(seconds: scrollSeconds)
    sample.behind = probe.samples.map(\.worked)
    MainLoop.run { Seconds.passed - probe.lastEnd > 0.05 }
    probe.samples = []
    peer.hide()
    MainLoop.run(seconds: seconds)
    sample.going = probe.samples.dropFirst().map(\.worked)
    probe.isRecording = false
    return sample
  }
}
#endif
