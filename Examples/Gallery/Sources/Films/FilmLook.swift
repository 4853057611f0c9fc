internal import Usher
internal import UsherTesting

/// Everything that a frame of a film shows, independent of the host.
package struct FilmLook: Sendable {
  private let app: AppState
  private let pointer: FilmPointer?
  private let overlays: [PlacedOverlay]
  /// Descriptions of the overlays' contents.
  private let contents: [String]

  /// Captures a stage's current state.
  @MainActor
  init(at stage: any FilmStage, with pointer: FilmPointer?) {
    app = stage.app
    self.pointer = pointer
    overlays = HostConnection(to: stage.presenter).scene(at: stage.clock.now).overlays
    contents = overlays.map {
      Particulars(of: stage.presenter.content(of: $0.id) as Any).description
    }
  }

  /// The number of visible overlays.
  package var overlayCount: Int { overlays.count { $0.opacity > 0 } }

  /// Whether users would see no difference: the contents are equal, and nothing moved by more than
  /// a third of a point.
  ///
  /// A spring's movements are smaller for half of its time.
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

  /// A description, using two decimals for numbers.
  var words: String {
    "\(Particulars(of: app))\(Particulars(of: pointer as Any))"
      + zip(overlays, contents).map { "\(Particulars(of: $0))\($1)" }.joined()
  }
}
