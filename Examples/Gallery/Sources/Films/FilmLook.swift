internal import Usher
internal import UsherTesting

/// All that a frame of a film shows, apart from how a host draws it.
package struct FilmLook: Sendable {
  private let app: AppState
  private let pointer: FilmPointer?
  private let overlays: [PlacedOverlay]
  /// The contents of the overlays, in words.
  private let contents: [String]

  /// Looks at a stage now.
  @MainActor
  init(at stage: any FilmStage, with pointer: FilmPointer?) {
    app = stage.app
    self.pointer = pointer
    overlays = HostConnection(to: stage.presenter).scene(at: stage.clock.now).overlays
    contents = overlays.map {
      Particulars(of: stage.presenter.content(of: $0.id) as Any).description
    }
  }

  /// The number of overlays that can be seen.
  package var overlayCount: Int { overlays.count { $0.opacity > 0 } }

  /// Whether nobody would see a difference from another look: the same contents, and nothing has
  /// moved by more than a third of a point.
  ///
  /// A spring spends half of its time with less.
  package func isAlike(_ other: FilmLook) -> Bool {
    guard app == other.app, pointer == other.pointer, contents == other.contents else {
      return false
    }
    return zip(overlays, other.overlays).allSatisfy { one, other in
      let (frame, former) = (one.currentFrame, other.currentFrame)
      let moves = [
        frame.minX - former.minX, frame.minY - former.minY, frame.maxX - former.maxX,
        frame.maxY - former.maxY,
      ]
      let fades = [
        one.opacity - other.opacity, one.rotation - other.rotation,
        (one.scrim?.opacity ?? 0) - (other.scrim?.opacity ?? 0),
        (one.timeLeft ?? 0) - (other.timeLeft ?? 0),
      ]
      return one.id == other.id && moves.allSatisfy { abs($0) < 0.33 }
        && fades.allSatisfy { abs($0) < 0.015 }
    }
  }

  /// The look in words, with two decimals of each number.
  var words: String {
    "\(Particulars(of: app))\(Particulars(of: pointer as Any))"
      + zip(overlays, contents).map { "\(Particulars(of: $0))\($1)" }.joined()
  }
}
